/** The same client, whose statements and batches are each made by `around`. */
export function aroundCalls<C extends object>(
  client: C,
  around: (make: () => Promise<unknown>) => Promise<unknown>,
): C {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name !== "execute" && name !== "batch") return value.bind(target);
      return (...args: unknown[]) => around(() => value.apply(target, args) as Promise<unknown>);
    },
  });
}
