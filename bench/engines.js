// Two sections: engines beside their rivals, and how time and memory grow with the text.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildEngines } from './build-engines.js'
import { clickLimit, growthLimit, liveLimit, memoryLimit, ratioFloors, usualFloor } from './floors.js'
import { jobs, nameOf } from './jobs-encode.js'
import { atLeast, atMost, describe, show, table } from './report.js'
import { megabyte, textFile } from './texts.js'

/** @typedef {import('./race.js').RaceResult} RaceResult */
/** @typedef {import('./report.js').Verdict} Verdict */
/** @typedef {import('./rivals.js').Job} Job */

/** @param {'race' | 'growth'} task @param {Job} job @returns {Promise<any>} */
function runInChild(task, job) {
  const execArgv = ['--expose-gc', '--max-old-space-size=8192']
  const child = fork(join(import.meta.dirname, 'race.js'), { execArgv })
  child.send({ task, index: jobs.indexOf(job) })
  return new Promise((resolve, reject) => {
    child.once('message', (/** @type {{ result?: unknown, error?: string }} */ { result, error }) =>
      error === undefined ? resolve(result) : reject(new Error(error)),
    )
    child.once('exit', (code, signal) => reject(new Error(`the process ended early (${signal ?? String(code)})`)))
  })
}

/** The rival that the floor is about: the one named in floors.js, else the fastest. @param {Job} job @param {RaceResult} result */
function judgedRival(job, { rivals }) {
  const floor = ratioFloors[nameOf(job)]
  if (floor) return rivals.find(({ name }) => name === floor.rival)
  return rivals.toSorted((one, other) => one.ratio - other.ratio)[0]
}

/** @param {Job} job @param {RaceResult} result @returns {Verdict[]} */
function judge(job, result) {
  const rival = judgedRival(job, result)
  const floor = ratioFloors[nameOf(job)]?.ratio ?? usualFloor
  const label = nameOf(job)
  return [
    ...(rival ? [atLeast(`${label}, beside ${rival.name}`, rival.ratio, floor)] : []),
    ...(job.isLive ? [atMost(`${label}, while typing`, result.ms, liveLimit, 'ms')] : []),
    ...(job.generated ? [atMost(`${label}, per click`, result.ms, clickLimit, 'ms')] : []),
  ]
}

/** @param {readonly Verdict[]} verdicts */
const countMisses = (verdicts) => verdicts.filter(({ isMet }) => !isMet).length

/**
 * Measures a second time if the first result misses a limit, and keeps the one with fewer misses: noise passes, a slow
 * engine stays slow.
 *
 * @template Result
 * @param {() => Promise<Result>} measure
 * @param {(result: Result) => Verdict[]} judge
 */
async function measureTwiceIfMissed(measure, judge) {
  let result = await measure()
  let verdicts = judge(result)
  if (countMisses(verdicts) > 0) {
    const second = await measure()
    const others = judge(second)
    if (countMisses(others) < countMisses(verdicts)) [result, verdicts] = [second, others]
  }
  for (const verdict of verdicts) console.error(`  ${describe(verdict)}`)
  return { result, verdicts }
}

/** @param {RaceResult} result @param {(kind: string) => boolean} isKind */
function bestOf({ rivals }, isKind) {
  return rivals.filter(({ kind }) => isKind(kind)).toSorted((one, other) => other.speed - one.speed)[0]
}

/** @param {Job} job @param {RaceResult} result */
function engineRow(job, result) {
  const escape = (/** @type {string} */ text) => text.replaceAll('|', '\\|')
  const best = bestOf(result, (kind) => kind !== 'CyberChef')
  const chef = bestOf(result, (kind) => kind === 'CyberChef')
  const judged = judgedRival(job, result)
  const about = (/** @type {{ differs?: string } | undefined} */ rival) => (rival?.differs ? ` (${rival.differs})` : '')
  return [
    job.tool,
    escape(job.does),
    show(result.speed) + (job.isLive ? ` (${show(result.ms)} ms)` : ''),
    best ? `${show(best.speed)} ${best.name}${escape(about(best))}` : '–',
    chef ? `${show(chef.speed)}${escape(about(chef))}` : '–',
    judged ? `×${show(judged.ratio)}${judged === best || judged === chef ? '' : ` ${judged.name}`}` : '–',
  ]
}

/** @param {string} only @returns {Promise<import('./main.js').Measured>} */
export async function measureEngines(only) {
  await buildEngines()
  const rows = []
  const verdicts = []
  for (const job of jobs.filter(({ tool }) => tool.includes(only))) {
    try {
      const measured = await measureTwiceIfMissed(
        () => /** @type {Promise<RaceResult>} */ (runInChild('race', job)),
        (result) => judge(job, result),
      )
      verdicts.push(...measured.verdicts)
      rows.push(engineRow(job, measured.result))
    } catch (error) {
      const verdict = { label: nameOf(job), shown: `not measured: ${String(error)}`, isMet: false }
      console.error(`  ${describe(verdict)}`)
      verdicts.push(verdict)
    }
  }
  const markdown = [
    'MB/s on 10 MB: each engine as the page runs it, libraries and CyberChef on the same job, in turns in one process, medians.',
    'The ratio is taken within each round, to the fastest rival or the one named. ms: runs while typing. In parentheses after',
    'a rival: how its result differs. Slow rivals got a shorter text. A row that missed its floor was measured twice.',
    '',
    table(['tool', 'job', 'Textwright', 'best library or platform call', 'CyberChef', 'ratio'], rows),
  ].join('\n')
  return { markdown, verdicts }
}

// The process reports its own peak when it ends: what wait() reports also counts the parent before exec.
const reportPeak = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeSync } from 'node:fs'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) process.on('exit', () => writeSync(3, readFileSync('/proc/self/status', 'utf8')))
`)}`

const cli = join(import.meta.dirname, '../dist/cli/main.js')
const memorySize = 100 * megabyte

/** Peak memory of the command line as a multiple of the text. @param {Job} job @returns {Promise<number>} */
async function measureMemory({ tool, text, options = {}, comparesTwo }) {
  const flags = Object.entries(options).flatMap(([name, value]) => {
    const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return typeof value === 'boolean' ? [value ? `--${flag}` : `--no-${flag}`] : [`--${flag}`, String(value)]
  })
  const files = [textFile(text, memorySize), ...(comparesTwo ? [textFile(text, memorySize, { edited: true })] : [])]
  const child = spawn(process.execPath, ['--import', reportPeak, cli, tool, ...flags, ...files], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    timeout: 180_000,
  })
  let [status, errors] = ['', '']
  child.stdio[3]?.on('data', (chunk) => { status += String(chunk) })
  child.stderr?.on('data', (chunk) => { errors += String(chunk) })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${tool} ended with ${String(code)}: ${errors.trim()}`)
  return (Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) * 1024) / (memorySize * files.length)
}

/** @param {string} only @returns {Promise<import('./main.js').Measured>} */
export async function measureGrowth(only) {
  await buildEngines()
  const firstJobs = jobs.filter((job, index) => jobs.findIndex(({ tool }) => tool === job.tool) === index)
  const rows = []
  const verdicts = []
  for (const job of firstJobs.filter(({ tool, generated }) => tool.includes(only) && !generated)) {
    const growth = await measureTwiceIfMissed(
      () => /** @type {Promise<number>} */ (runInChild('growth', job)),
      (ratio) => [atMost(`${job.tool}, 10 MB instead of 1 MB`, ratio, growthLimit, '×')],
    )
    const memory = await measureMemory(job)
    const verdict = atMost(`${job.tool}, memory`, memory, memoryLimit, '×')
    console.error(`  ${describe(verdict)}`)
    verdicts.push(...growth.verdicts, verdict)
    rows.push([job.tool, `×${show(growth.result)}`, `×${show(memory)}`])
  }
  const markdown = [
    `Time on 10 MB compared with 1 MB (limit ×${growthLimit}), and peak memory of the command line on 100 MB as a multiple of`,
    `the text (limit ×${memoryLimit}), for the first job of each tool above.`,
    '',
    table(['tool', 'time', 'memory'], rows, 4),
  ].join('\n')
  return { markdown, verdicts }
}
