// Runs one job in its own process, so that no job inherits another's heap and compiled code.
import { openEngine } from './build-engines.js'
import { jobs } from './jobs-encode.js'
import { median } from './report.js'
import { megabyte, readText } from './texts.js'

/** @typedef {import('./rivals.js').Given} Given */
/** @typedef {import('./rivals.js').Job} Job */
/** @typedef {import('./rivals.js').Rival} Rival */
/** @typedef {(given: Given) => unknown} Run */

/** How long each contestant may take in all, and how many rounds there are at least and at most. */
const limits = { milliseconds: 2000, fewest: 3, most: 15 }
/** Generators are called until they have made this much text. */
const generatedBytes = megabyte / 5

/** @param {Job} job @param {number} bytes @returns {Promise<Given>} */
async function give(job, bytes) {
  if (job.generated) return { text: '', other: '', bytes: generatedBytes }
  const source = readText(job.text, bytes)
  // Through a buffer, so that it is one flat string rather than a tree of concatenations.
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

/** Kept, so that the compiler cannot remove the reads below. */
export let lastRead = 0

/**
 * V8 builds a concatenated string when it is first read, so a text is read once: that is part of the work. Engines may
 * return a long text in chunks, behind a symbol, which the page passes on without joining them.
 *
 * @param {any} result
 */
function readResult(result) {
  if (typeof result === 'string') lastRead = result.charCodeAt(0)
  if (typeof result !== 'object' || result === null) return
  const [symbol] = Object.getOwnPropertySymbols(result)
  const chunks = symbol && Object.values(result[symbol]).find((value) => Array.isArray(value))
  for (const text of chunks ?? [result.text]) if (typeof text === 'string') lastRead = text.charCodeAt(0)
}

/** @param {Run} run @param {Given} given @param {number} [times] @returns {Promise<number>} in milliseconds per run */
async function time(run, given, times = 1) {
  // A minor collection only: a full one would also drop compiled code.
  gc?.({ type: 'minor' })
  const began = performance.now()
  for (let turn = 0; turn < times; turn++) {
    const result = run(given)
    readResult(result instanceof Promise ? await result : result)
  }
  return (performance.now() - began) / times
}

/** @param {unknown} made */
const lengthOf = (made) => (Array.isArray(made) ? made.join('\n') : String(made)).length

/** Throws unless the rival finds what the engine finds. @param {Job} job @param {Rival} rival @param {unknown[]} results */
function compare(job, rival, [ours, theirs]) {
  const [mine, other] = [job.answer?.(ours) ?? ours, rival.answer?.(theirs) ?? theirs].map((answer) =>
    typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? ''),
  )
  if (mine === other) return
  const at = [...mine].findIndex((character, index) => character !== other[index])
  const around = (/** @type {string} */ text) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50))
  throw new Error(`${rival.name} answers ${around(other)}, the engine ${around(mine)}`)
}

/** @typedef {{ name: string, kind: Rival['kind'], speed: number, ratio: number, differs?: string }} RivalResult */
/** `ms` is per run, for a generator per click. @typedef {{ speed: number, ms: number, rivals: RivalResult[] }} RaceResult */

/**
 * Contestants take turns; a ratio is taken within each round, in which both met the same machine.
 *
 * @param {Job} job
 * @returns {Promise<RaceResult>}
 */
async function race(job) {
  const run = await openJob(job)
  const whole = await give(job, 10 * megabyte)
  const contestants = [{ rival: /** @type {Rival | undefined} */ (undefined), run, given: whole }]
  for (const rival of job.rivals) {
    const given = rival.bytes === undefined ? whole : await give(job, rival.bytes)
    const loaded = await rival.load()
    const results = [await run(given), await loaded(given)]
    if (!job.generated && rival.differs === undefined) compare(job, rival, results)
    contestants.push({ rival, run: loaded, given })
  }
  const field = []
  for (const contestant of contestants) {
    const lengthOfResult = contestant.rival ? lengthOf : job.generated
    const size = job.generated && lengthOfResult?.(await contestant.run(whole))
    const times = size === undefined ? 1 : Math.ceil(generatedBytes / size)
    const bytes = size ?? contestant.given.bytes
    // Not counted: the code is still being compiled.
    await time(contestant.run, contestant.given, times)
    field.push({ ...contestant, times, bytes, taken: /** @type {number[]} */ ([]), left: limits.milliseconds })
  }
  for (let round = 0; round < limits.most; round++) {
    const inTime = field.filter(({ left }) => round < limits.fewest || left > 0)
    if (inTime[0] !== field[0] || (inTime.length === 1 && field.length > 1)) break
    for (const contestant of round % 2 === 0 ? inTime : inTime.toReversed()) {
      const taken = await time(contestant.run, contestant.given, contestant.times)
      contestant.taken.push(taken)
      contestant.left -= taken * contestant.times
    }
  }
  const speeds = field.map(({ bytes, taken }) => taken.map((milliseconds) => bytes / 1000 / milliseconds))
  const rivals = job.rivals.map(({ name, kind, differs }, index) => {
    const theirs = speeds[index + 1]
    return { name, kind, differs, speed: median(theirs), ratio: median(theirs.map((speed, at) => speeds[0][at] / speed)) }
  })
  return { speed: median(speeds[0]), ms: median(field[0].taken), rivals }
}

/**
 * How many times as long 10 MB take as 1 MB. In each round both sizes process 10 MB, so that noise and garbage
 * collection affect them alike.
 *
 * @param {Job} job
 * @returns {Promise<number>}
 */
async function measureGrowth(job) {
  const run = await openJob(job)
  const [small, large] = [await give(job, megabyte), await give(job, 10 * megabyte)]
  for (const given of [small, large]) await time(run, given)
  const ratios = []
  const began = performance.now()
  while (ratios.length < limits.fewest || (ratios.length < limits.most && performance.now() - began < 3000)) {
    const short = await time(run, small, 10)
    ratios.push((await time(run, large)) / short)
  }
  return median(ratios)
}

process.once('message', async ({ task, index }) => {
  const job = jobs[index]
  try {
    const result = task === 'race' ? await race(job) : await measureGrowth(job)
    process.send?.({ result }, () => process.exit(0))
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) }, () => process.exit(1))
  }
})
