import { readFileSync } from 'node:fs'
import { importBuilt, openEngine } from './build.js'
import { waitForCalm, wasDisturbed } from '../calm.js'
import { editedFile, readText, textFile } from './texts.js'

/**
 * What a contestant works on.
 *
 * @typedef {object} Given
 * @property {string} text
 * @property {string} file where the same text lies
 * @property {string} edited the text with a few lines changed; only of jobs that compare two
 * @property {string} editedFile
 * @property {number} bytes
 * @property {boolean} isTimed or only looked at, in which case a result is wanted
 */

/**
 * One thing that a tool does, and who else does it.
 *
 * @typedef {object} Job
 * @property {string} tool
 * @property {string} does
 * @property {import('./texts.js').TextName} text
 * @property {object} [options]
 * @property {(given: Given) => object} [input] what the engine is given; the text unless told
 * @property {(run: (input: object, options?: object) => unknown, engine: Awaited<ReturnType<typeof openEngine>>, given: Given) => unknown} [run]
 * @property {boolean} [comparesTwo]
 * @property {(text: string) => string | Promise<string>} [prepare] makes the text that is really worked on
 * @property {(result: any) => unknown} [answer] what others must find too
 * @property {(result: any) => number} [made] of a generator: how many bytes one call gave. It is called until there are enough.
 * @property {import('./contestants.js').Peer[]} beside
 * @property {string} [alone] why nobody stands beside it
 */

/** @param {Job} job @param {number} bytes @returns {Promise<Given>} */
export async function give(job, bytes) {
  const file = textFile(job.text, bytes)
  const text = job.prepare ? flat(await job.prepare(readText(job.text, bytes))) : readText(job.text, bytes)
  const other = job.comparesTwo ? editedFile(job.text, bytes) : ''
  return {
    text,
    file,
    edited: other === '' ? '' : readFileSync(other, 'utf8'),
    editedFile: other,
    bytes: Buffer.byteLength(text),
    isTimed: false,
  }
}

/** A string that was put together is a tree of pieces, which whoever reads it first would have to pay for. @param {string} text */
function flat(text) {
  return Buffer.from(text).toString()
}

/** @type {(result: unknown) => { pieces: readonly string[] } | undefined} */
let partsOf = () => undefined

/** @param {Job} job */
export async function openJob(job) {
  ;({ partsOf } = await importBuilt('pieces'))
  const engine = await openEngine(job.tool)
  const run = (/** @type {Given} */ given) =>
    job.run
      ? job.run((input, options = {}) => engine.run(input, { ...job.options, ...options }), engine, given)
      : engine.run(job.input ? job.input(given) : { text: given.text }, job.options)
  return job.made ? untilEnough(run, job.made) : run
}

/** @param {(given: Given) => unknown} call @param {(result: any) => number} measure */
function untilEnough(call, measure) {
  return async (/** @type {Given} */ given) => {
    let made = 0
    let result
    while (made < given.bytes) {
      result = call(given)
      if (result instanceof Promise) result = await result
      made += measure(result)
    }
    return result
  }
}

const { gc } = /** @type {{ gc?: (options: { type: 'minor' }) => void }} */ (globalThis)

/** In milliseconds. @param {() => unknown} run @param {number} [times] in a row, which are timed together */
export async function time(run, times = 1) {
  for (;;) {
    await waitForCalm()
    const taken = await timeOnce(run, times)
    if (!wasDisturbed(taken)) return taken
  }
}

/** However busy the machine is. @param {() => unknown} run @param {number} [times] in a row, which are timed together */
export async function timeOnce(run, times = 1) {
  // What earlier runs left behind is swept up first, but lightly: a thorough sweep takes compiled code along, whose next
  // run would then be as slow as the first.
  gc?.({ type: 'minor' })
  const began = performance.now()
  for (let turn = 0; turn < times; turn++) {
    const result = run()
    putTogether(result instanceof Promise ? await result : result)
  }
  return performance.now() - began
}

/** Kept, so that nobody finds the reading needless. */
export let firstUnit = 0

/**
 * A text that was added up is put together when it is first read, and that is part of the work. What an engine gives in
 * pieces goes to the page and to the terminal like that, and is read piece by piece.
 *
 * @param {any} result
 */
function putTogether(result) {
  const pieces = partsOf(result)?.pieces ?? [typeof result === 'string' ? result : result?.text]
  for (const piece of pieces) if (typeof piece === 'string') firstUnit = piece.charCodeAt(0)
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Half the distance between the quartiles, in percent of the median. @param {number[]} numbers */
export function spread(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ part) => sorted[Math.round(part * (sorted.length - 1))]
  return (50 * (at(0.75) - at(0.25))) / median(numbers)
}

/**
 * How a contestant did. `ratio` is how many times as fast the engine was, taken within each round, where both met the same
 * machine, and then the median.
 *
 * @typedef {{ kind: string, name: string, speed: number, spread: number, ratio: { factor: number, spread: number }, note: string }} Standing
 */

/** @typedef {{ peer: Pick<import('./contestants.js').Peer, 'name' | 'differs'> & { kind: string }, run: (given: Given) => unknown, given: Given, times: number[], left: number }} Contestant */

/** @param {Job} job @param {import('./contestants.js').Peer} peer @param {(given: Given) => unknown} ours @param {Given} whole @returns {Promise<Omit<Contestant, 'left'>>} */
async function enter(job, peer, ours, whole) {
  const given = peer.bytes === undefined ? whole : await give(job, peer.bytes)
  const loaded = await peer.load()
  const run = job.made ? untilEnough(loaded, (result) => lengthOf(peer.answer ? peer.answer(result) : result)) : loaded
  const result = await run(given)
  if (!job.made && peer.differs === undefined) compare(job, peer, await ours(given), result)
  return { peer, run, given: { ...given, isTimed: true }, times: [] }
}

/** @param {unknown} made */
function lengthOf(made) {
  return Array.isArray(made) ? made.reduce((sum, item) => sum + String(item).length + 1, 0) : String(made).length
}

/** @param {Job} job @param {import('./contestants.js').Peer} peer @param {unknown} ours @param {unknown} theirs */
function compare(job, peer, ours, theirs) {
  const same = (/** @type {unknown} */ x) => x
  const [mine, other] = [(job.answer ?? same)(ours), (peer.answer ?? same)(theirs)].map((x) =>
    typeof x === 'string' ? x : JSON.stringify(x),
  )
  if (mine === other) return
  const at = [...mine].findIndex((character, i) => character !== other[i])
  const show = (/** @type {string} */ text) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50))
  throw new Error(`${job.tool}, ${job.does}: ${peer.name} says ${show(other)} where the engine says ${show(mine)}.`)
}

/** It matters whom one follows, who leaves memory and caches behind. @template T @param {readonly T[]} items @returns {T[]} */
function mixed(items) {
  return items.map((item) => ({ item, place: Math.random() })).toSorted((one, other) => one.place - other.place).map(({ item }) => item)
}

/** So often at least, however slow somebody is. */
const fewestRounds = 3

/**
 * Runs all who do a job in turns, so that what slows the machine for a while slows each of them. Each has a time of its own
 * for that: who is slow takes no rounds from those who are quick, and whose figures lie closer together.
 *
 * @param {Job} job
 * @param {{ bytes: number, rounds: number, seconds: number }} limits
 * @returns {Promise<Standing[]>}
 */
export async function race(job, { bytes, rounds, seconds }) {
  const ours = await openJob(job)
  const whole = await give(job, bytes)
  // Twice: code that runs for the first time is still being compiled.
  await ours(whole)
  await ours(whole)
  const left = 1000 * seconds
  /** @type {Contestant} */
  const own = { peer: { kind: 'Textwright', name: 'Textwright' }, run: ours, given: whole, times: [], left }
  const field = [own]
  for (const peer of job.beside) field.push({ ...(await enter(job, peer, ours, whole)), left })
  // The first round does not count: libraries that change the platform as they load make it forget what it had compiled.
  for (let round = 0; round <= rounds; round++) {
    const inTime = field.filter((contestant) => round <= fewestRounds || contestant.left > 0)
    if (!inTime.includes(own) || (inTime.length === 1 && field.length > 1)) break
    for (const contestant of mixed(inTime)) {
      const { run, given, times } = contestant
      const taken = await time(() => run(given))
      contestant.left -= taken
      if (round > 0) times.push(taken)
    }
  }
  const speedsOf = (/** @type {Contestant} */ { given, times }) => times.map((taken) => given.bytes / 1000 / taken)
  const ownSpeeds = speedsOf(own)
  return field.map((contestant) => {
    const { peer, given, times } = contestant
    const speeds = speedsOf(contestant)
    // Nobody has taken a turn in a round that the engine has not.
    const factors = speeds.map((speed, round) => Number(ownSpeeds[round]) / speed)
    return {
      kind: peer.kind,
      name: peer.name,
      speed: median(speeds),
      spread: spread(times),
      ratio: { factor: median(factors), spread: spread(factors) },
      note: [peer.differs, given.bytes < 0.9 * bytes && !job.prepare ? `given ${(given.bytes / 1e6).toPrecision(1)} MB` : undefined]
        .filter((part) => part !== undefined && part !== false)
        .join('; '),
    }
  })
}
