type Call = (...given: unknown[]) => unknown;

const methods = new Set(["get", "post", "put", "delete", "patch", "head", "options", "connect", "subscribe"]);

/** Ids reach the server whole: Eden puts them into the path as they are, where `?`, `#` or `/` would end one. */
export function withWholeIds(client: unknown): unknown {
  return new Proxy(client as Call, {
    get(target, name) {
      const next = Reflect.get(target, name) as unknown;
      return typeof next !== "function" || methods.has(String(name)) ? next : withWholeIds(next);
    },
    apply: (target, _self, [ids]) => withWholeIds(target(escaped(ids as Record<string, unknown>))),
  });
}

function escaped(ids: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, encodeURIComponent(String(id))]));
}
