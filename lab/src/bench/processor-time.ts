/**
 * Milliseconds of processor time this process has used. On a machine that does other things as well, time on the clock
 * measures those; only one contender runs at a time, so what the process used is what the contender used.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
