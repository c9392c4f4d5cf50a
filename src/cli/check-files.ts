import { basename } from 'node:path'
import { parseChecksums, type Checksum } from '#core/checksums.ts'
import { InputError } from '#core/input-error.ts'
import { attempt } from '#run/attempt.ts'
import { standardInput } from './arguments.ts'
import type { FilesJob } from './run-files.ts'
import { decodeUtf8, readAll, readFiles } from './read-input.ts'
import type { CommandStep, RunEnvironment } from './run-engine.ts'
import { runSteps } from './run-steps.ts'
import { toJson } from './write-result.ts'

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
  throw new InputError(`${list === standardInput ? 'Standard input' : list} isn’t a list of checksums.`)
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

/** The label of a flag is the name of its hash. */
async function calculateHash(hash: string, file: string, step: CommandStep, environment: RunEnvironment) {
  const flags = Object.entries(step.tool.options).filter(([, { kind }]) => kind === 'flag')
  const options = { ...step.options, ...Object.fromEntries(flags.map(([flag, { label }]) => [flag, label === hash])) }
  const call = { files: [file], json: false }
  const silent = { ...environment, write: () => Promise.resolve() }
  const { last } = await runSteps([{ ...step, options }], call, silent)
  return (last as Readonly<Record<string, string>>)[hash]
}
