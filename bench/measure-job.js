// Runs one job in a separate process, so that jobs do not share a heap and compiled code.
import { openEngine } from './build-engines.js'
import { jobs } from './jobs-encode.js'
import { median } from './report.js'
import { megabyte, readText } from './texts.js'

/** @import { JobInput, Job, Rival } from './rivals.js' */
/** @typedef {(input: JobInput) => unknown} Run */

/** Total time per contestant and number of rounds. */
const limits = { milliseconds: 2000, minRounds: 3, maxRounds: 15 }
/** Generators are called until they have generated this much text. */
const generatedBytes = megabyte / 5

/** @param {Job} job @param {number} bytes @returns {Promise<JobInput>} */
async function readInput(job, bytes) {
  if (job.generated) return { text: '', other: '', bytes: generatedBytes }
  const source = readText(job.text, bytes)
  // A buffer flattens the string, which may be a tree of concatenations.
  const text = job.prepare ? Buffer.from(await job.prepare(source)).toString() : source
  const other = job.comparesTwo ? readText(job.text, bytes, { edited: true }) : ''
  return { text, other, bytes: Buffer.byteLength(text) }
}

/** @param {Job} job @returns {Promise<Run>} */
async function openJob(job) {
  const run = await openEngine(job.tool)
  return ({ text, other }) => run(job.comparesTwo ? { original: text, modified: other } : { text }, job.options)
}

const { gc } = /** @type {{ gc?: (options: { type: 'minor' }) => void }} */ (globalThis)

/** Exported, so that the compiler cannot remove the reads below. */
export let lastRead = 0

// V8 flattens a concatenated string on first read, which is part of the work, so every text is read once. Engines may
// return a long text as chunks in a symbol property. The page uses those chunks without joining them.
/** @param {any} result */
function readResult(result) {
  const [symbol] = Object.getOwnPropertySymbols(result ?? {})
  const chunks = symbol && Object.values(result[symbol]).find((value) => Array.isArray(value))
  for (const text of chunks ?? [result?.text ?? result]) if (typeof text === 'string') lastRead = text.charCodeAt(0)
}

/** @param {Run} run @param {JobInput} input @returns {Promise<number>} in milliseconds per run */
async function time(run, input, times = 1) {
  // Only a minor collection, because a full one would also drop compiled code.
  gc?.({ type: 'minor' })
  const startTime = performance.now()
  for (let turn = 0; turn < times; turn++) {
    const result = run(input)
    readResult(result instanceof Promise ? await result : result)
  }
  return (performance.now() - startTime) / times
}

/** @param {unknown} result of a rival that generates text */
const lengthOf = (result) => (Array.isArray(result) ? result.join('\n') : String(result)).length

/** Throws if the rival's answer differs. @param {Job} job @param {Rival} rival @param {unknown[]} results */
function compare(job, rival, [ours, theirs]) {
  const answers = [job.answer?.(ours) ?? ours, rival.answer?.(theirs) ?? theirs]
  const [mine, other] = answers.map((answer) => (typeof answer === 'string' ? answer : JSON.stringify(answer)))
  if (mine !== other) throw new Error(`the answer of ${rival.name} differs from the engine's`)
}

/** @typedef {Pick<Rival, 'name' | 'kind' | 'differs'> & { speed: number, ratio: number }} RivalResult */
/** `ms` is the time of one run. @typedef {{ speed: number, ms: number, rivals: RivalResult[] }} SpeedResult */

/** @param {Job} job @param {Run} run @param {JobInput} input @param {(result: any) => number} [measureLength] */
async function createContestant(job, run, input, measureLength) {
  const size = job.generated && measureLength?.(await run(input))
  const times = size === undefined ? 1 : Math.ceil(generatedBytes / size)
  // Warm-up, not counted.
  await time(run, input, times)
  const durations = /** @type {number[]} */ ([])
  return { run, input, times, bytes: size ?? input.bytes, durations, timeLeft: limits.milliseconds }
}

/** Contestants take turns; ratios are computed within each round. @param {Job} job @returns {Promise<SpeedResult>} */
async function compareSpeeds(job) {
  const run = await openJob(job)
  const whole = await readInput(job, 10 * megabyte)
  const contestants = [await createContestant(job, run, whole, job.generated)]
  for (const rival of job.rivals) {
    const input = rival.bytes === undefined ? whole : await readInput(job, rival.bytes)
    const runRival = await rival.load()
    const isCompared = !job.generated && (rival.answer ?? !rival.differs)
    if (isCompared) compare(job, rival, [await run(input), await runRival(input)])
    contestants.push(await createContestant(job, runRival, input, lengthOf))
  }
  for (let round = 0; round < limits.maxRounds; round++) {
    const inTime = contestants.filter(({ timeLeft }) => round < limits.minRounds || timeLeft > 0)
    if (inTime[0] !== contestants[0] || (inTime.length === 1 && contestants.length > 1)) break
    for (const contestant of round % 2 === 0 ? inTime : inTime.toReversed()) {
      const duration = await time(contestant.run, contestant.input, contestant.times)
      contestant.durations.push(duration)
      contestant.timeLeft -= duration * contestant.times
    }
  }
  const speeds = contestants.map(({ bytes, durations }) => durations.map((milliseconds) => bytes / 1000 / milliseconds))
  const rivals = job.rivals.map(({ name, kind, differs }, index) => {
    const theirs = speeds[index + 1]
    const ratio = median(theirs.map((speed, round) => speeds[0][round] / speed))
    return { name, kind, differs, speed: median(theirs), ratio }
  })
  return { speed: median(speeds[0]), ms: median(contestants[0].durations), rivals }
}

// Returns the ratio of the time for 10 MB to the time for 1 MB. In each round, the small text is processed ten times.
/** @param {Job} job */
async function measureGrowth(job) {
  const run = await openJob(job)
  const [small, large] = [await readInput(job, megabyte), await readInput(job, 10 * megabyte)]
  for (const input of [small, large]) await time(run, input)
  const ratios = []
  const end = performance.now() + 3000
  while (ratios.length < limits.minRounds || (ratios.length < limits.maxRounds && performance.now() < end)) {
    const short = await time(run, small, 10)
    ratios.push((await time(run, large)) / short)
  }
  return median(ratios)
}

process.once('message', async ({ task, index }) => {
  try {
    const result = await (task === 'speed' ? compareSpeeds : measureGrowth)(jobs[index])
    process.send?.({ result }, () => process.exit(0))
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) }, () => process.exit(1))
  }
})
