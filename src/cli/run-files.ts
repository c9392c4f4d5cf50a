import { basename, extname, join } from 'node:path'
import { textFileName, withExtension } from '#core/file-names.ts'
import { escapeControls } from '#core/text/control-characters.ts'
import { InputError } from '#core/tool/input-error.ts'
import { isRawResult } from '#core/tool/manifest.ts'
import { attempt } from '#run/attempt.ts'
import { hasText } from '#run/byte-order-mark.ts'
import type { Chunk } from '#run/result-stream.ts'
import { StepError } from '#run/run-recipe.ts'
import { standardInput } from './arguments.ts'
import type { FilesCall } from './call.ts'
import { printsChecksums, withChecksumLines } from './checksum-lines.ts'
import { isDocumentFile } from './document-files.ts'
import { changeInPlace, checkInPlace, checkOutput, isFolder, withOutput, writeOutput } from './replace-file.ts'
import { lineBreakAtEnd, totalSize } from './read-input.ts'
import type { CommandStep, RunEnvironment } from './run-engine.ts'
import { runSteps, type ResultCall } from './run-steps.ts'

export interface FilesJob {
  /** One step for a tool. */
  readonly steps: readonly [CommandStep, ...CommandStep[]]
  /** Empty for a generator. */
  readonly files: readonly string[]
  readonly call: FilesCall
  /** Only for a recipe: returns the start of a message about a step. */
  readonly nameStep?: (index: number) => string
}

/**
 * Runs the steps on the files and writes the results. Each file has its own result, unless the files are joined. A
 * problem with one file is reported and does not stop the others. Returns whether there was none, and a search had a match.
 */
export async function runFiles(job: FilesJob, environment: RunEnvironment): Promise<boolean> {
  const { files, call } = job
  const { output, inPlace, concat } = call
  checkRaw(job)
  if (inPlace !== undefined) {
    checkInPlace(files, inPlace)
    return eachFile(job, environment, (file, own) => changeFile(file, inPlace, job, own))
  }
  if (output !== undefined && isFolder(output) && files.length > 0 && !concat) {
    checkNames(output, job)
    return eachFile(job, environment, (file, own) => writeInto(output, file, job, own))
  }
  return withOutput(output, files, environment, async (own) => {
    if (files.length > 1 && !concat) return runSeveral(job, own)
    const [file = ''] = files
    const isChecksum = files.length === 1 && printsChecksums(job.steps, files)
    const steps = isChecksum ? withChecksumLines(job.steps, file) : job.steps
    return !hasNoMatch(job, await runOne({ ...job, steps }, { ...call, files }, own, output))
  })
}

/** Writes the results of several files one after another. */
async function runSeveral(job: FilesJob, environment: RunEnvironment): Promise<boolean> {
  const { json } = job.call
  const isChecksum = !json && printsChecksums(job.steps, job.files)
  const { write } = environment
  let written = 0
  const results: unknown[] = []
  const isDone = await eachFile(job, environment, async (file, own) => {
    const header = isChecksum ? '' : `${written === 0 ? '' : '\n'}==> ${nameOf(file)} <==\n`
    const title = json ? (written === 0 ? '[' : ',\n') : header
    let hasTitle = false
    const writeTitle = async () => {
      if (hasTitle) return
      hasTitle = true
      written += 1
      await write(title)
    }
    // Nothing is written for a file that fails before its first output, or that has no match.
    const writeAfterTitle = async (chunk: Chunk) => {
      await writeTitle()
      await write(chunk)
    }
    const steps = isChecksum ? withChecksumLines(job.steps, file) : job.steps
    const call: ResultCall = { ...job.call, files: [file], ...(json && { name: file }) }
    const result = await runOne({ ...job, steps }, call, { ...own, write: writeAfterTitle })
    if (!hasNoMatch(job, result)) await writeTitle()
    results.push(result)
    return result
  })
  if (json) await write(written === 0 ? '[]\n' : ']\n')
  const total = json || results.length < 2 ? undefined : job.steps.at(-1)?.engine.printTotal?.(results)
  if (total !== undefined) await write(`\n==> total <==\n${total}\n`)
  return isDone
}

async function changeFile(file: string, suffix: string, job: FilesJob, environment: RunEnvironment): Promise<unknown> {
  const { result, isChanged } = await changeInPlace(file, suffix, async (write) => {
    const call = { ...job.call, files: [file], lineBreak: await lineBreakAtEnd(file) }
    const last = await runOne(job, call, { ...environment, write })
    if (!hasText(last)) throw new InputError('This doesn’t change the text, so the file stays as it is.')
    // A typo would otherwise empty the file.
    if (hasNoMatch(job, last)) throw new InputError('Nothing matches, so the file stays as it is.')
    return last
  })
  if (!isChanged) environment.report(`${nameOf(file)} is unchanged.`)
  return result
}

async function writeInto(folder: string, file: string, job: FilesJob, environment: RunEnvironment): Promise<unknown> {
  const path = join(folder, resultName(file, job))
  checkOutput(path, job.files)
  const call = { ...job.call, files: [file] }
  return writeOutput(path, (write) => runOne(job, call, { ...environment, write }, path))
}

function resultName(file: string, { steps, call }: FilesJob): string {
  const { tool, options } = steps.at(-1) as CommandStep
  // `photo.png.txt` becomes `photo.png`.
  if (isRawResult(tool, options)) return basename(file, extname(file))
  const name = readsText(steps) && isDocumentFile(file) ? textFileName(basename(file)) : basename(file)
  const extension = call.json ? 'json' : tool.result === 'report' ? 'txt' : tool.resultExtension
  return extension === undefined ? name : withExtension(name, extension)
}

function readsText([{ tool }]: FilesJob['steps']): boolean {
  return Object.values(tool.inputs)[0]?.kind === 'text'
}

/** Runs the steps once, prints their notes and returns the last result. Without one, the file `output` stays as it was. */
async function runOne(
  { steps, files, nameStep }: FilesJob,
  call: ResultCall,
  environment: RunEnvironment,
  output?: string,
): Promise<unknown> {
  try {
    const { notes, last, isEmpty } = await runSteps(
      steps,
      { ...call, offersRemedy: nameStep === undefined },
      environment,
    )
    const start = files.length > 1 && call.files.length === 1 ? `${nameOf(call.files[0] ?? '')}: ` : ''
    for (const { index, note = '' } of notes) environment.report(start + (nameStep?.(index) ?? '') + note)
    if (isEmpty && output !== undefined) throw new InputError(`There’s no result, so ${output} isn’t changed.`)
    return last
  } catch (error) {
    if (!(error instanceof StepError) || !nameStep) throw error
    throw new InputError(nameStep(error.index) + error.message, error.detail)
  }
}

function hasNoMatch({ steps }: FilesJob, result: unknown): boolean {
  const { engine, options } = steps.at(-1) as CommandStep
  return engine.hasNoMatch?.(result, options) === true
}

/** Returns whether all files had a result, and one of them a match. */
async function eachFile(
  job: FilesJob,
  environment: RunEnvironment,
  work: (file: string, environment: RunEnvironment) => Promise<unknown>,
): Promise<boolean> {
  const { files } = job
  let isDone = true
  let hasMatch = false
  let before = 0
  for (const file of files) {
    const start = before
    const progress = (done: number) => environment.progress(start + done)
    const outcome = await attempt(() => work(file, { ...environment, progress }))
    before += totalSize([file]) ?? 0
    if (outcome.ok) {
      hasMatch ||= !hasNoMatch(job, outcome.result)
      continue
    }
    isDone = false
    const { message, detail } = outcome
    const name = nameOf(file)
    const named = files.length === 1 || namesFile(message, name) ? message : `${name}: ${message}`
    environment.report(detail === undefined ? named : `${named}\n${detail}`)
  }
  return isDone && hasMatch
}

/** Whether a message is about the file itself: “Can’t read a.txt: …” or “a.txt isn’t valid UTF-8.” */
function namesFile(message: string, name: string): boolean {
  return message.startsWith(`${name} `) || message.includes(` ${name}: `)
}

function nameOf(file: string): string {
  return file === standardInput ? 'standard input' : escapeControls(file)
}

function checkRaw({ steps, files, call }: FilesJob): void {
  const { tool, options } = steps.at(-1) as CommandStep
  if (!isRawResult(tool, options)) return
  if (call.json) throw new InputError('JSON can’t contain raw bytes.')
  const isFile = call.inPlace !== undefined || (call.output !== undefined && isFolder(call.output))
  if (files.length > 1 && !call.concat && !isFile) {
    throw new InputError('Raw bytes of several files can’t be told apart. Name a folder for them: -o FOLDER.')
  }
}

function checkNames(folder: string, job: FilesJob): void {
  if (job.files.includes(standardInput)) {
    throw new InputError(`Standard input has no name for a file in ${folder}. Name a file for the result.`)
  }
  const names = job.files.map((file) => resultName(file, job))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new InputError(`Two results would be written to ${join(folder, twice)}.`)
}
