import { quantile } from "../table.ts";

/** Prints p50 and p99 of some figures, and those of the floor with the ratio of the medians. */
export function printRow(name: string, values: readonly number[], floor: readonly number[], unit: string): void {
  const [p50, p99, least] = [quantile(values, 0.5), quantile(values, 0.99), quantile(floor, 0.5)];
  const own = `p50 ${p50.toFixed(1)} ${unit}, p99 ${p99.toFixed(1)} ${unit}`;
  console.log(`  ${name.padEnd(36)} ${own}; floor ${least.toFixed(1)} ${unit} (× ${(p50 / least).toFixed(1)})`);
}
