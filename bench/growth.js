// How the time of each tool's first job grows with the text. By itself: node growth.js [filter]
import { buildEngines, listTools } from './engines/build.js'
import { jobs } from './engines/jobs/index.js'
import { runChild } from './engines/run-child.js'
import { megabyte } from './engines/texts.js'
import { write } from './engines/write-number.js'

export const title = 'Growth'

const isAlone = process.argv[1] === import.meta.filename
const filter = isAlone ? (process.argv[2] ?? '') : ''
const limits = { sizes: [1, 10, 100].map((size) => size * megabyte), rounds: 7, seconds: 15 }

/** @param {import('./engines/growth.js').Steps} steps */
const showSteps = (steps) => steps.map(({ factor, spread }) => `×${write(factor)} ±${String(Math.round(spread))} %`)

/** @param {string} tool */
async function measureTool(tool) {
  const index = jobs.findIndex((job) => job.tool === tool)
  /** @type {import('./engines/growth.js').Growth} */
  const { times, steps, memory, beside } = await runChild('growth', index, limits)
  const others = beside ? [beside.name, ...showSteps(beside.steps)] : ['–', '–', '–']
  const cells = [...times.map((time) => `${write(time)} ms`), ...showSteps(steps), `×${write(memory)}`, ...others]
  const row = `| ${[tool, ...cells].join(' | ')} |`
  console.error(row)
  return row
}

/** @returns {Promise<string>} */
export async function measure() {
  await buildEngines()
  const rows = []
  for (const tool of await listTools()) if (tool.includes(filter)) rows.push(await measureTool(tool))
  return [
    'The first job of each tool above on three sizes of text, which take turns in one process. In its turn each size goes through',
    '100 MB, once or ten times or a hundred times, so that neighbours and garbage meet all of them alike: medians of seven rounds,',
    'or of as many as fifteen seconds allow to each who takes part, three at least. How many times as long a larger text takes is',
    'taken within each round, where sizes follow each other closely, ± half the distance between the quartiles; each turn waits',
    'for a calm machine, as above. Memory is the most that the process held, with text (twice for a comparison of two) and result,',
    'less what it held before it knew the text, over the size of the text. Beside it, in the same turns, the fastest that the',
    'platform has for the job, or else the system, where it is not too slow to be waited for (±0 %: one round): what that needs',
    'more for a larger text, the machine needs.',
    '',
    '| tool | 1 MB | 10 MB | 100 MB | 1 → 10 | 10 → 100 | memory at 100 MB | beside | 1 → 10 | 10 → 100 |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

if (isAlone) console.log(await measure())
