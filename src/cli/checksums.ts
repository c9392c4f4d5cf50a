import { basename } from 'node:path'
import { checksumHashOf, parseChecksums, printChecksums, type Checksum } from '#core/checksums.ts'
import type { Figures } from '#core/figures.ts'
import { InputError } from '#core/input-error.ts'
import { flagNames, type Option } from '#core/options.ts'
import { attempt } from '#run/attempt.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import { standardInput } from './arguments.ts'
import type { FilesJob } from './run-files.ts'
import { decodeUtf8, readAll, readFiles } from './read-input.ts'
import type { CommandStep, RunEnvironment } from './run-engine.ts'
import { runSteps } from './run-steps.ts'
import { toJson } from './write-result.ts'

// A manifest with `isChecksum` has a flag for each hash, and the label of the flag is the hash's name.

function selectFlags(
  { options }: RegisteredTool,
  isOn: (name: string, label: string) => boolean,
): Record<string, boolean> {
  const flags = Object.entries(options).filter(([, { kind }]) => kind === 'flag')
  return Object.fromEntries(flags.map(([name, { label }]) => [name, isOn(name, label)]))
}

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

interface CheckedFile {
  readonly file: string
  readonly hash: string
  readonly state: 'OK' | 'FAILED' | 'FAILED open or read'
}

/**
 * Checks the files in checksum lists and writes a line for each, as `sha256sum -c` does. Returns whether all of them
 * match.
 */
export async function checkFiles(
  { steps: [step], files, call }: FilesJob,
  environment: RunEnvironment,
): Promise<boolean> {
  const states: CheckedFile[] = []
  let areListsRead = true
  for (const list of files) {
    const checksums = await attempt(() => readList(list, environment))
    if (!checksums.ok) {
      environment.report(checksums.message)
      areListsRead = false
      continue
    }
    for (const checksum of checksums.result) {
      const checked = await checkFile(checksum, step, environment)
      states.push(checked)
      if (!call.json) await environment.write(`${checked.file}: ${checked.state}\n`)
    }
  }
  if (call.json) await environment.write(`${toJson(states)}\n`)
  const failed = states.filter(({ state }) => state !== 'OK').length
  if (failed > 0) environment.report(`${String(failed)} of ${String(states.length)} files didn’t pass the check.`)
  return failed === 0 && areListsRead
}

async function readList(list: string, { stdin }: RunEnvironment): Promise<readonly Checksum[]> {
  const text = decodeUtf8(await readAll(readFiles([list], 'text', { stdin })))
  const checksums = parseChecksums(text, basename(list))
  if (checksums) return checksums
  throw new InputError(
    `${list === standardInput ? 'Standard input' : list} isn’t a list of checksums. ` +
      'Each line needs a hash and the name of a file.',
  )
}

/** Calculates the hashes that the list may mean, one after another, until one matches. */
async function checkFile(
  { name, hashes, digits }: Checksum,
  step: CommandStep,
  environment: RunEnvironment,
): Promise<CheckedFile> {
  for (const hash of hashes) {
    const outcome = await attempt(() => calculateHash(hash, name, step, environment))
    if (!outcome.ok) {
      environment.report(outcome.message)
      return { file: name, hash, state: 'FAILED open or read' }
    }
    if (outcome.result === digits) return { file: name, hash, state: 'OK' }
  }
  return { file: name, hash: hashes[0], state: 'FAILED' }
}

async function calculateHash(hash: string, file: string, step: CommandStep, environment: RunEnvironment) {
  const options = { ...step.options, ...selectFlags(step.tool, (_, label) => label === hash) }
  const call = { files: [file], json: false }
  const silent = { ...environment, write: () => Promise.resolve() }
  const { last } = await runSteps([{ ...step, options }], call, silent)
  return (last as Readonly<Record<string, string>>)[hash]
}
