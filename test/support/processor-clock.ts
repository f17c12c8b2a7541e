/**
 * Starts a clock that says how many milliseconds of processor time this process has taken since: what other programs
 * do on a busy machine is not counted.
 */
export function processorClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}
