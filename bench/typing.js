// Texts typed into, each tool in a real browser. By itself, with the present build: node typing.js [filter]
import { loadavg } from 'node:os'
import { bePatient, measureCalmly } from './calm.js'
import { ask, fillFields, launchBrowser, openPage, paste, pressFor, serveBareTextarea } from './driven/page.js'
import { makeJsonLine, makeProse } from './driven/texts.js'
import { generators, textsFor, tools } from './driven/tools.js'
import { serveSite } from './serve.js'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./driven/tools.js').Driven} Driven */

export const title = 'Typing into large texts'

const isAlone = process.argv[1] === import.meta.filename
const filter = isAlone ? (process.argv[2] ?? '') : ''
const isAskedFor = (/** @type {{ id: string }} */ { id }) => id.includes(filter)

const megabyte = 1_000_000
const keyCount = 20
/** Ten keys a second, which is faster than people type. */
const keyPause = 100
const resultCount = 3

/** How long neighbours of the machine are waited for in all, in milliseconds. */
const patience = 150_000

/**
 * @typedef {object} Figures
 * @property {number} shown
 * @property {number} longestTask
 * @property {number[]} afterKey
 * @property {number[]} afterPress
 */

/** @param {Page} page @param {string} keys */
async function typeKeys(page, keys) {
  for (let key = 0; key < keyCount; key++) {
    await page.keyboard.press(keys.charAt(key % keys.length))
    await page.waitForTimeout(keyPause)
  }
}

/** @param {() => Promise<number>} measureOnce */
async function several(measureOnce) {
  const times = []
  for (let turn = 0; turn < resultCount; turn++) times.push(await measureOnce())
  return times
}

/** @param {Page} page @param {string} key */
async function typeFor(page, key) {
  await ask(page, 'expectResult', 'page')
  await page.keyboard.press(key)
  const time = await ask(page, 'answered')
  await ask(page, 'settled')
  return time
}

/** @param {Page} page @param {NonNullable<Driven['press']>} press */
async function pressAndTakeBack(page, press) {
  const time = await pressFor(page, press)
  await ask(page, 'settled')
  if (press.answersIn === 'text') {
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await ask(page, 'settled')
  }
  return time
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {Driven} tool
 * @param {readonly string[]} texts
 * @returns {Promise<Figures>}
 */
async function measureTool(browser, address, { isLive, press, fields = {}, keys = 'xxxx ' }, texts) {
  const page = await openPage(browser, address)
  await fillFields(page, fields)
  let shown = 0
  for (const [area, text] of texts.entries()) shown = Math.max(shown, await paste(page, text, area))
  await ask(page, 'settled')
  await typeKeys(page, keys)
  await ask(page, 'settled')
  const afterKey = isLive ? await several(() => typeFor(page, keys.charAt(0))) : []
  const afterPress = press ? await several(() => pressAndTakeBack(page, press)) : []
  const longestTask = await ask(page, 'longestTask')
  await page.context().close()
  return { shown, longestTask, afterKey, afterPress }
}

/** @param {Browser} browser @param {string} address @param {{ fields: Record<string, string> }} generator */
async function measureGenerator(browser, address, { fields }) {
  const page = await openPage(browser, address)
  await fillFields(page, fields)
  // Loading the page is none of its work.
  await ask(page, 'longestTask')
  const times = await several(() =>
    page.evaluate(async () => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Generate')
      const began = performance.now()
      const changed = new Promise((resolve) => {
        new MutationObserver(resolve).observe(document, { childList: true, characterData: true, subtree: true })
      })
      button?.click()
      await changed
      await new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve) }) })
      return performance.now() - began
    }),
  )
  const longestTask = await ask(page, 'longestTask')
  await page.context().close()
  return { times, longestTask }
}

/** @param {number} milliseconds */
const show = (milliseconds) => Math.round(milliseconds).toLocaleString('en-US')

/** @param {number} milliseconds */
const showTask = (milliseconds) => (milliseconds < 50 ? 'under 50' : show(milliseconds))

/** The median and what it lies between. @param {readonly number[]} times */
function showTimes(times) {
  if (times.length === 0) return '–'
  const sorted = times.toSorted((a, b) => a - b)
  const [least = 0, middle = 0, most = 0] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)]
  return `${show(middle)} (${show(least)}–${show(most)})`
}

/** @param {Figures} figures */
function showFigures({ shown, longestTask, afterKey, afterPress }) {
  return [show(shown), showTask(longestTask), showTimes(afterKey), showTimes(afterPress)]
}

const columns = ['shown', 'longest task', 'result after a key', 'after its button']

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @param {Browser} browser @param {string} origin @param {string} bare @param {number} size */
async function measureSize(browser, origin, bare, size) {
  const rows = []
  for (const tool of tools.filter(isAskedFor)) {
    const figures = await measureCalmly(() => measureTool(browser, `${origin}/tools/${tool.id}`, tool, textsFor(tool, size)))
    rows.push([tool.id, ...showFigures(figures)])
    progress(rows.at(-1))
  }
  const plain = await measureCalmly(() => measureTool(browser, bare, { id: '' }, [makeProse(size)]))
  rows.push(['*a bare textarea*', ...showFigures(plain)])
  return table([`${String(size / megabyte)} MB`, ...columns], rows)
}

const oneLine = ['word-counter', 'case-converter', 'find-replace', 'base64-encoder', 'json-formatter']

/** @param {Browser} browser @param {string} origin @param {string} bare */
async function measureOneLine(browser, origin, bare) {
  const prose = makeProse(10 * megabyte, { separator: '. ' })
  const rows = []
  for (const tool of tools.filter((tool) => oneLine.includes(tool.id) && isAskedFor(tool))) {
    const text = tool.id === 'json-formatter' ? makeJsonLine(10 * megabyte) : prose
    const figures = await measureCalmly(() => measureTool(browser, `${origin}/tools/${tool.id}`, tool, [text]))
    rows.push([tool.id, ...showFigures(figures)])
    progress(rows.at(-1))
  }
  const plain = await measureCalmly(() => measureTool(browser, bare, { id: '' }, [prose]))
  rows.push(['*a bare textarea*', ...showFigures(plain)])
  return table(['one line of 10 MB', ...columns], rows)
}

/** @param {Browser} browser @param {string} origin */
async function measureGenerators(browser, origin) {
  const rows = []
  for (const generator of generators.filter(isAskedFor)) {
    const { times, longestTask } = await measureGenerator(browser, `${origin}/tools/${generator.id}`, generator)
    rows.push([generator.id, showTimes(times), showTask(longestTask)])
  }
  return table(['generator', 'result after Generate', 'longest task'], rows)
}

/** Over the last minute; ours alone comes to about one. */
const showLoad = () => (loadavg()[0] ?? 0).toFixed(1)

/** @param {readonly string[] | undefined} cells */
function progress(cells) {
  if (process.env['BENCH_PROGRESS']) process.stderr.write(`${(cells ?? []).join(' | ')}\n`)
}

export async function measure() {
  const site = await serveSite()
  const bare = await serveBareTextarea()
  const browser = await launchBrowser()
  const loadBefore = showLoad()
  bePatient(patience)
  try {
    const tables = [
      await measureSize(browser, site.origin, bare.origin, megabyte),
      await measureSize(browser, site.origin, bare.origin, 10 * megabyte),
      await measureOneLine(browser, site.origin, bare.origin),
    ]
    return [
      `Milliseconds. A text is pasted, then ${String(keyCount)} keys are typed, ${String(1000 / keyPause)} a second. *Shown*: from the key that`,
      'pastes to the frame with the text; *longest task*: the longest on the main thread from then to the end; *result*: from a key or a',
      `button to the frame with the new result, median of ${String(resultCount)} with the least and the most. The rest is measured once.`,
      'Texts are lines of prose in the words of our articles; JSON and CSS for the tools that take them; text-diff has two of the size, with',
      'every hundredth line changed. Each tool waits until a plain loop has a core to itself, and is measured again if that is not so',
      `afterwards, for ${String(patience / 60_000)} minutes in all. Load of the machine before: ${loadBefore}, after: ${showLoad()}; other work than ours shows in every figure.`,
      '',
      ...tables.flatMap((each) => [each, '']),
      'Generators take no text; these are their largest results. meta-generator takes a title and a description, and is not measured.',
      '',
      await measureGenerators(browser, site.origin),
    ].join('\n')
  } finally {
    await browser.close()
    site.close()
    bare.close()
  }
}

if (isAlone) console.log(await measure())
