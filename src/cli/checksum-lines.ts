import { checksumHashOf, printChecksums } from '#core/hash/checksum-file.ts'
import type { Figures } from '#core/tool/figures.ts'
import { flagNames, type Option } from '#core/tool/options.ts'
import type { CommandStep } from './run-engine.ts'

// A manifest with `isChecksum` has a flag for each hash, and the label of the flag is the hash's name.

type Steps = readonly [CommandStep, ...CommandStep[]]

/**
 * Whether the results are lines as `sha256sum` prints them: the most used hash of several files, or a single hash of a file
 * that is not changed by a step before. Others, such as keyed hashes, are not.
 */
export function printsChecksums(steps: Steps, [file, ...others]: readonly string[]): boolean {
  const { tool, options } = steps.at(-1) as CommandStep
  if (!tool.isChecksum || file === undefined) return false
  const isPlain = Object.entries(tool.options).every(
    ([name, { kind, initial }]) => kind === 'flag' || options[name] === initial,
  )
  const hashes = selectedHashes(steps)
  const isList =
    others.length > 0
      ? hashes.length === 1 || hashes.every(({ initial }) => initial)
      : steps.length === 1 && hashes.length === 1
  return isPlain && isList && checksumOf(hashes) !== undefined
}

/** Returns the steps with a line for a checksum list as the printed result. */
export function withChecksumLines(steps: Steps, name: string): Steps {
  const last = steps.at(-1) as CommandStep
  const hash = checksumOf(selectedHashes(steps)) ?? ''
  const print = (result: unknown) => printChecksums([{ name, hashes: result as Figures }], hash).text
  return [...steps.slice(0, -1), { ...last, engine: { ...last.engine, print } }] as unknown as Steps
}

function selectedHashes(steps: Steps): readonly Option[] {
  const { tool, options } = steps.at(-1) as CommandStep
  return flagNames(tool.options)
    .filter((name) => options[name] === true)
    .flatMap((name) => tool.options[name] ?? [])
}

function checksumOf(hashes: readonly Option[]): string | undefined {
  return checksumHashOf(hashes.map(({ label }) => label))
}
