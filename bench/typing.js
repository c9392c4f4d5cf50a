// Types into a 10 MB text in every tool, and into 1 KB, in a real browser.
import { liveLimits, typingLimits } from './limits.js'
import { jobs } from './jobs-encode.js'
import { atMost, listMisses, median, show, table } from './report.js'
import { launchBrowser, serveSite } from './site.js'
import { megabyte, readText } from './texts.js'

/** Tools that run when this button is clicked. @type {Record<string, string>} */
const buttons = {
  ...{ 'case-converter': 'UPPER CASE', 'line-sorter': 'A to Z', 'reverse-text': 'Characters' },
  ...{ 'duplicate-remover': 'Remove duplicates', 'text-extractor': 'Emails', 'text-summarizer': 'Summarize' },
  ...{ 'base64-encoder': 'Encode', 'url-encoder': 'Encode', 'html-encoder': 'Encode' },
  ...{ 'morse-code': 'Encode', 'css-minifier': 'Minify' },
}

/** Fields to fill in first, by label. @type {Record<string, Record<string, string>>} */
const fields = {
  'keyword-density': { 'Keyword or phrase': 'text' },
  'find-replace': { Find: 'the', 'Replace with': 'THE' },
  'regex-tester': { Pattern: String.raw`\b\w+ing\b` },
}

const tools = [...new Set(jobs.filter(({ generated }) => !generated).map(({ tool }) => tool))]
const keyCount = 20
/** Ten keys per second is faster than people type. */
const keyPause = 100
const resultCount = 3

// Runs in the page before the page's own scripts and wraps Worker. A result becomes visible in the first frame after
// the worker has finished and the page has changed.
function watchPage() {
  /** @type {number[]} */
  const tasks = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })

  let lastInput = 0
  for (const kind of ['keydown', 'click'])
    addEventListener(
      kind,
      ({ timeStamp }) => {
        lastInput = timeStamp
      },
      true,
    )

  const busy = new Set()
  /** @type {((startedAt: number) => void) | undefined} */
  let onFinished

  window.Worker = class extends Worker {
    #startedAt = 0

    /** @param {ConstructorParameters<typeof Worker>} args */
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data.message.kind !== 'finished') return
        busy.delete(this)
        onFinished?.(this.#startedAt)
      })
    }

    /** @param {any} data @param {any} [rest] */
    postMessage(data, rest) {
      const { kind } = data.message
      if (kind === 'discard') busy.delete(this)
      // Not while an engine is loaded, which has no answer.
      if (kind === 'input' || kind === 'run') busy.add(this)
      if (kind === 'run') this.#startedAt = performance.now()
      super.postMessage(data, rest)
    }

    terminate() {
      busy.delete(this)
      super.terminate()
    }
  }

  const wait = (/** @type {number} */ milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
    })
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })

  /** Resolves with whether the page or an editor changed within a second. @returns {Promise<boolean>} */
  const hasChanged = () =>
    new Promise((resolve) => {
      const mutations = new MutationObserver(() => resolve(true))
      const editors = [...document.querySelectorAll('.text-area-large')].map((host) => host.shadowRoot ?? host)
      const changes = { childList: true, characterData: true, attributes: true, subtree: true }
      for (const root of [document, ...editors]) mutations.observe(root, changes)
      setTimeout(() => resolve(false), 1000)
    })

  /** @type {Promise<number>} */
  let result

  const watch = {
    /** Must be called before the key press or click. */
    expectResult() {
      const from = performance.now()
      result = new Promise((resolve) => {
        onFinished = async (startedAt) => {
          // A run that started before the input does not produce its result.
          if (lastInput < from || startedAt < lastInput) return
          onFinished = undefined
          const finished = performance.now()
          // If the result equals the previous one, nothing changes on the page.
          const isNew = await hasChanged()
          if (isNew) await nextFrame()
          resolve((isNew ? performance.now() : finished) - lastInput)
        }
      })
    },
    /** Milliseconds from the key press or click to the frame with its result. */
    result: () => result,
    /** Resolves when no worker has been busy for 200 ms. */
    async idle() {
      for (let quiet = 0; quiet < 4; quiet = busy.size === 0 ? quiet + 1 : 0) await wait(50)
    },
    /** The longest task since the last call; 0 if all were shorter than 50 ms. */
    async longestTask() {
      // The observer reports tasks only after a delay.
      await wait(100)
      return Math.max(0, ...tasks.splice(0))
    },
  }
  Object.assign(window, { watch })
}

/** @typedef {import('@playwright/test').Browser} Browser */

/** @param {Browser} browser @param {string} origin @param {{ id: string, text: TextName }} subject */
async function measureTool(browser, origin, { id, text: name }) {
  const context = await browser.newContext({ permissions: ['clipboard-write'], viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  await page.goto(`${origin}/tools/${id}`, { waitUntil: 'networkidle' })
  const watch = (/** @type {'expectResult' | 'result' | 'idle' | 'longestTask'} */ method) =>
    page.evaluate((name) => /** @type {Promise<number>} */ (/** @type {any} */ (window).watch[name]()), method)
  const paste = async (/** @type {number} */ index) => {
    const area = page.locator('.text-area').nth(index)
    await area.locator('.text-area-field').click()
    await page.keyboard.press('ControlOrMeta+v')
    // The fields of Text Diff are hidden once both have a text.
    await area.locator('.text-area-large').waitFor({ state: 'attached' })
    await watch('idle')
  }
  for (const [label, value] of Object.entries(fields[id] ?? {})) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  for (const edited of id === 'text-diff' ? [false, true] : [false]) {
    const text = readText(name, 10 * megabyte, { edited })
    await page.evaluate((value) => navigator.clipboard.writeText(value), text)
    await paste(edited ? 1 : 0)
  }
  if (id === 'text-diff') await page.getByRole('button', { name: 'Edit Modified' }).click()
  // Discards the tasks from loading the page and pasting, which are not typing.
  await watch('longestTask')

  // A space keeps JSON and CSS valid.
  const keys = name === 'json' || name === 'css' ? ' ' : 'xxxx '
  for (let key = 0; key < keyCount; key++) {
    await page.keyboard.press(keys.charAt(key % keys.length))
    await page.waitForTimeout(keyPause)
  }
  await watch('idle')
  const results = []
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first()
  const button = id in buttons && page.getByRole('button', { name: buttons[id], exact: true })
  for (let turn = 0; turn < resultCount; turn++) {
    await watch('expectResult')
    await (button ? button.click() : page.keyboard.press(keys.charAt(0)))
    results.push(await watch('result'))
    await watch('idle')
    if (!button) continue
    if (await undo.isVisible()) await undo.click()
    // If the button has changed nothing, Undo has removed the pasted text.
    if (await button.isDisabled()) await paste(0)
    await watch('idle')
  }
  const task = await watch('longestTask')
  await context.close()
  return { result: median(results), task }
}

// Types into 1 KB in Word Counter. Returns the milliseconds from a key press to the change of the counts.
/** @param {Browser} browser @param {string} origin */
async function measureShortText(browser, origin) {
  const page = await browser.newPage()
  await page.goto(`${origin}/tools/word-counter`, { waitUntil: 'networkidle' })
  await page.locator('.text-area-field').fill(readText('prose', 1000))
  await page.locator('.text-area-field').press('End')
  const durations = []
  for (let key = 0; key < keyCount; key++) {
    await page.waitForTimeout(keyPause)
    const duration = await page.evaluateHandle(() => {
      const changed = new Promise((resolve) => {
        const onKey = ({ timeStamp }) => {
          const observer = new MutationObserver(() => resolve(performance.now() - timeStamp))
          for (const stats of document.querySelectorAll('dl.stats')) {
            observer.observe(stats, { characterData: true, childList: true, subtree: true })
          }
        }
        addEventListener('keydown', onKey, { capture: true, once: true })
      })
      return { changed }
    })
    await page.keyboard.press('x')
    durations.push(await duration.evaluate(({ changed }) => /** @type {Promise<number>} */ (changed)))
  }
  await page.close()
  return median(durations)
}

/** @typedef {import('./texts.js').TextName} TextName */

/** Tools whose result has a limit get three texts, the others the one that most of them need longest for. */
/** @param {string} id @returns {TextName[]} */
function textsFor(id) {
  if (liveLimits[id]?.page) return ['prose', 'accented', 'addresses']
  return [id === 'json-formatter' ? 'json' : id === 'css-minifier' ? 'css' : 'addresses']
}

/** @param {string} only @returns {Promise<import('./main.js').Measured>} */
export async function measureTyping(only) {
  const site = await serveSite()
  const browser = await launchBrowser()
  const [rows, verdicts] = [[], []]
  const shortResult = await measureShortText(browser, site.origin)
  verdicts.push(atMost('a key in 1 KB', shortResult, typingLimits.shortResult, 'ms'))
  const subjects = tools.flatMap((id) => textsFor(id).map((text) => ({ id, text })))
  for (const subject of subjects.filter(({ id }) => id.includes(only))) {
    const { result, task } = await measureTool(browser, site.origin, subject)
    const name = `${subject.id}, ${subject.text}`
    const limit = liveLimits[subject.id]?.page
    if (limit) verdicts.push(atMost(`${name}, result`, result, limit, 'ms'))
    verdicts.push(atMost(`${name}, longest task`, task, typingLimits.task, 'ms'))
    rows.push([
      name + (subject.id in buttons ? ' *' : ''),
      show(result),
      task < typingLimits.task ? '< 50' : show(task),
    ])
    console.error(`  ${rows.at(-1)?.join(', ')}`)
  }
  await browser.close()
  site.close()
  const markdown = [
    `10 MB are pasted, then ${keyCount} keys typed, ${1000 / keyPause} per second. Result: from a key (* the tool's`,
    `button) to the frame with the new result, median of ${resultCount}; Word Counter, Character Counter, Sentence`,
    'Counter, Reading Time and Readability Score have a limit of 1,100 ms, the others show their progress and can be',
    `cancelled. Task: the longest on the main thread, limit ${typingLimits.task} ms. Text Diff has two texts of 10 MB.`,
    `With 1 KB, Word Counter shows its new counts ${show(shortResult)} ms after a key, limit ${typingLimits.shortResult} ms.`,
    '',
    table(['tool and text', 'result ms', 'task ms'], rows, 3),
    '',
    listMisses(verdicts),
  ].join('\n')
  return { markdown, verdicts }
}
