/**
 * Returns the CPU milliseconds of this process so far. Unlike elapsed time, CPU time hardly depends on how busy the
 * machine is.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
