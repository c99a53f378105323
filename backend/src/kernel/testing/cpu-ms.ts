/** Milliseconds of CPU that this process has taken so far: unlike a clock, a busy machine does not add to them. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
