/**
 * Returns the CPU milliseconds of this process so far. Unlike elapsed time, CPU time does not grow when the machine is
 * busy.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
