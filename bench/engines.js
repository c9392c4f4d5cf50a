// Measures two sections: the speed of the engines and their rivals, and how time and memory grow with the text's size.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildEngines } from './build-engines.js'
import { clickLimit, growthLimit, liveLimits, memoryLimit, minRatio, minRatios, withoutMemoryLimit } from './limits.js'
import { jobs } from './jobs-encode.js'
import { atLeast, atMost, describe, listMisses, show, table } from './report.js'
import { megabyte, textFile } from './texts.js'

/** @import { SpeedResult } from './measure-job.js' */
/** @import { Verdict } from './report.js' */
/** @import { Job } from './rivals.js' */

/** @param {'speed' | 'growth'} task @param {Job} job @returns {Promise<any>} */
async function runInChild(task, job) {
  const execArgv = ['--expose-gc', '--max-old-space-size=8192']
  const child = fork(join(import.meta.dirname, 'measure-job.js'), { execArgv })
  child.send({ task, index: jobs.indexOf(job) })
  const ended = once(child, 'exit').then(([code]) => [{ error: `the process ended early (${String(code)})` }])
  const [{ result, error }] = await Promise.race([once(child, 'message'), ended])
  if (error !== undefined) throw new Error(`${job.name}: ${error}`)
  return result
}

/** Returns the rival named in limits.js, or the fastest one with the same result. */
/** @param {Job} job @param {SpeedResult} result */
function judgedRival({ name }, { rivals }) {
  if (name in minRatios) return rivals.find((rival) => rival.name === minRatios[name].rival)
  return rivals.filter(({ differs }) => !differs).toSorted((one, other) => one.ratio - other.ratio)[0]
}

/** @param {Job} job @param {SpeedResult} result @returns {Verdict[]} */
function judge(job, result) {
  // For generators, only the time of a click matters.
  if (job.generated) return [atMost(`${job.name}, per click`, result.ms, clickLimit, 'ms')]
  const rival = judgedRival(job, result)
  const limit = liveLimits[job.tool]?.engine
  return [
    ...(rival
      ? [atLeast(`${job.name}, beside ${rival.name}`, rival.ratio, minRatios[job.name]?.ratio ?? minRatio)]
      : []),
    ...(limit ? [atMost(`${job.name}, engine`, result.ms, limit, 'ms')] : []),
  ]
}

/** @param {readonly Verdict[]} verdicts */
const countMisses = (verdicts) => verdicts.filter(({ outcome }) => outcome === 'missed').length

// Measures again if the first result misses a limit, and keeps the result with fewer misses, to rule out noise.
/** @template Result @param {() => Promise<Result>} measure @param {(result: Result) => Verdict[]} judge */
async function measureAndJudge(measure, judge) {
  let result = await measure()
  if (countMisses(judge(result)) > 0) {
    const second = await measure()
    if (countMisses(judge(second)) < countMisses(judge(result))) result = second
  }
  const verdicts = judge(result)
  for (const verdict of verdicts) console.error(`  ${describe(verdict)}`)
  return { result, verdicts }
}

/** @param {Job} job @param {SpeedResult} result */
function engineRow(job, result) {
  const bySpeed = result.rivals.toSorted((one, other) => other.speed - one.speed)
  const best = bySpeed.find(({ kind }) => kind !== 'CyberChef')
  const chef = bySpeed.find(({ kind }) => kind === 'CyberChef')
  const judged = judgedRival(job, result)
  const isShown = judged === best || judged === chef
  const about = (/** @type {typeof best} */ rival) => (rival?.differs ? ` (${rival.differs})` : '')
  return [
    ...job.name.split(': '),
    show(result.speed) + (job.isLive ? ` (${show(result.ms)} ms)` : ''),
    best ? `${show(best.speed)} ${best.name}${about(best)}` : '–',
    chef ? show(chef.speed) + about(chef) : '–',
    judged ? `×${show(judged.ratio)}${isShown ? '' : ` ${judged.name}`}` : '–',
  ]
}

/** @param {string} only @returns {Promise<import('./main.js').Measured>} */
export async function measureEngines(only) {
  await buildEngines()
  const [rows, withoutRival, verdicts] = [[], [], []]
  for (const job of jobs.filter(({ tool }) => tool.includes(only))) {
    try {
      const measured = await measureAndJudge(
        () => runInChild('speed', job),
        (result) => judge(job, result),
      )
      verdicts.push(...measured.verdicts)
      const { speed, ms } = measured.result
      if (job.rivals.length > 0 || job.tool in liveLimits) rows.push(engineRow(job, measured.result))
      else withoutRival.push(`${job.name} ${show(speed)} (${show(ms)} ms)`)
    } catch (error) {
      verdicts.push({ label: job.name, shown: String(error), outcome: 'missed' })
      console.error(`  ${describe(verdicts.at(-1))}`)
    }
  }
  const markdown = [
    'MB/s on 10 MB: each engine as the page runs it, libraries and CyberChef on the same job, in turns, medians. The',
    'ratio is taken within each round, to the fastest rival with the same result, or the one named. ms: runs while typing.',
    "In parentheses: how a rival's result differs; such a rival sets no limit. Slow rivals got a shorter text. A row that",
    'missed its limit was measured twice.',
    '',
    table(['tool', 'job', 'Textwright', 'best library or platform call', 'CyberChef', 'ratio'], rows),
    '',
    `Without a rival: ${withoutRival.join('; ')}.`,
    '',
    listMisses(verdicts),
  ].join('\n')
  return { markdown, verdicts }
}

// The process reports its own peak memory on exit, because wait() would include the parent's memory before exec.
const reportPeakMemory = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeSync } from 'node:fs'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) process.on('exit', () => writeSync(3, readFileSync('/proc/self/status', 'utf8')))
`)}`

const cli = join(import.meta.dirname, '../dist/cli/main.js')
const memorySize = 100 * megabyte

// Returns the CLI's peak memory divided by the size of the text.
/** @param {Job} job @returns {Promise<number | undefined>} */
async function measureMemory({ tool, text, options = {}, comparesTwo }) {
  // Only the page limits how much of a result it shows.
  const { limit: _, ...publicOptions } = options
  const flags = Object.entries(publicOptions).flatMap(([name, value]) => {
    const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return typeof value === 'boolean' ? [value ? `--${flag}` : `--no-${flag}`] : [`--${flag}`, String(value)]
  })
  const files = [textFile(text, memorySize), ...(comparesTwo ? [textFile(text, memorySize, { edited: true })] : [])]
  const command = ['--import', reportPeakMemory, cli, tool, ...flags, ...files]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  let status = ''
  child.stdio[3]?.on('data', (chunk) => {
    status += String(chunk)
  })
  const [code] = await once(child, 'close')
  // On a slow machine, it may reach its time limit.
  if (code !== 0 && tool === 'regex-tester') return undefined
  if (code !== 0) throw new Error(`${tool} ended with ${String(code)}`)
  return (Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) * 1024) / (memorySize * files.length)
}

/** @param {string} only @returns {Promise<import('./main.js').Measured>} */
export async function measureGrowth(only) {
  await buildEngines()
  const firstJobs = jobs.filter((job, index) => jobs.findIndex(({ tool }) => tool === job.tool) === index)
  const [rows, verdicts] = [[], []]
  for (const job of firstJobs.filter(({ tool, generated }) => tool.includes(only) && !generated)) {
    const { result, verdicts: jobVerdicts } = await measureAndJudge(
      async () => ({ growth: await runInChild('growth', job), memory: await measureMemory(job) }),
      ({ growth, memory }) => [
        atMost(`${job.tool}, 10 MB instead of 1 MB`, growth, growthLimit, 'times'),
        ...(memory && !withoutMemoryLimit.includes(job.tool)
          ? [atMost(`${job.tool}, memory`, memory, memoryLimit, 'times the text')]
          : []),
      ],
    )
    verdicts.push(...jobVerdicts)
    rows.push([job.tool, `×${show(result.growth)}`, result.memory ? `×${show(result.memory)}` : '–'])
  }
  const markdown = [
    `Time on 10 MB compared with 1 MB (limit ×${growthLimit}), and peak memory of the command line on 100 MB as a`,
    `multiple of the text (limit ×${memoryLimit} for tools that people use on such files), for the first job of each tool`,
    'above.',
    '',
    table(['tool', 'time', 'memory'], rows, 4),
    '',
    listMisses(verdicts),
  ].join('\n')
  return { markdown, verdicts }
}
