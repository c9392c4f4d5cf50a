import { checksumHashOf, printChecksums } from '#core/checksums.ts'
import type { Figures } from '#core/figures.ts'
import type { CommandStep } from './run-engine.ts'

type Steps = readonly [CommandStep, ...CommandStep[]]

/** Whether the results of several files are lines as `sha256sum` prints them. Others, such as keyed hashes, are not. */
export function printsChecksums(steps: Steps): boolean {
  const { tool, options } = steps.at(-1) as CommandStep
  const hasText = Object.entries(tool.options).some(([name, { kind }]) => kind === 'text' && options[name] !== '')
  return tool.isChecksum === true && !hasText && checksumHashOf(selectedHashes(steps)) !== undefined
}

/** Returns the steps with a line for a checksum list as the printed result. */
export function withChecksumLines(steps: Steps, name: string): Steps {
  const last = steps.at(-1) as CommandStep
  const hash = checksumHashOf(selectedHashes(steps)) ?? ''
  const print = (result: unknown) => printChecksums([{ name, hashes: result as Figures }], hash).text
  return [...steps.slice(0, -1), { ...last, engine: { ...last.engine, print } }] as unknown as Steps
}

/** Returns the hashes that were switched on, or those that are on by default. The label of a flag is the hash's name. */
function selectedHashes(steps: Steps): readonly string[] {
  const { tool, options } = steps.at(-1) as CommandStep
  const flags = Object.entries(tool.options).filter(([name, { kind }]) => kind === 'flag' && options[name] === true)
  const added = flags.filter(([, { initial }]) => initial === false)
  return (added.length > 0 ? added : flags).map(([, { label }]) => label)
}
