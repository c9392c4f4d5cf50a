/** Returns the processor time of this process in milliseconds, which other programs on the machine do not change. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
