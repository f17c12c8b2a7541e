import { quantile } from "../table.ts";

/** Prints p50 and p99 of some figures. */
export function printRow(name: string, values: readonly number[], unit: string): void {
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(values, share).toFixed(1));
  console.log(`  ${name.padEnd(40)} p50 ${p50} ${unit}, p99 ${p99} ${unit}`);
}
