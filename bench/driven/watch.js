/**
 * What is asked of a page from outside.
 *
 * @typedef {object} Watch
 * @property {(area: number) => void} expectText Called before a text is brought into an area.
 * @property {() => Promise<number>} shown How long it took until that text was on the screen.
 * @property {(place: 'text' | 'page') => void} expectResult Called before a key or button that asks for a result.
 * @property {() => Promise<number>} answered How long it took until that result was on the screen.
 * @property {() => Promise<void>} settled Resolves once nothing is worked out any more.
 * @property {() => Promise<number>} longestTask The longest task since it was last asked, or 0 when none took 50 ms.
 */

/**
 * Runs in the page before its own scripts. Long texts are worked on by a worker, which says when it has finished; the
 * result is on the screen with the frame after the page has changed what it shows. Nothing in the page knows of this.
 */
export function watchPage() {
  /** @type {{ start: number, duration: number }[]} */
  const tasks = []
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration })
  })
  observer.observe({ type: 'longtask' })

  let lastInput = 0
  for (const kind of ['keydown', 'click']) addEventListener(kind, ({ timeStamp }) => { lastInput = timeStamp }, true)

  const working = new Set()
  const begins = ['load', 'run', 'file']
  const ends = ['finished', 'broken']
  /** @type {((asked: number) => void) | undefined} */
  let onFinished

  window.Worker = class extends Worker {
    #asked = 0

    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data: { kind } }) => {
        if (ends.includes(kind)) working.delete(this)
        if (kind === 'finished') onFinished?.(this.#asked)
      })
    }

    /** @param {any} message @param {any} [rest] */
    postMessage(message, rest) {
      if (begins.includes(message.kind)) {
        this.#asked = performance.now()
        working.add(this)
      }
      if (message.kind === 'forget') working.delete(this)
      super.postMessage(message, rest)
    }

    terminate() {
      working.delete(this)
      super.terminate()
    }
  }

  /** @type {() => Promise<void>} */
  const nextFrame = () => new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve) }) })

  const areas = () => [...document.querySelectorAll('.text-area, body > textarea')]

  /** @param {Element | undefined} area */
  const hasText = (area) => {
    if (area instanceof HTMLTextAreaElement) return area.value !== ''
    const content = area?.querySelector('.text-area-large')?.shadowRoot?.querySelector('.cm-content')
    return !!content && !content.querySelector('.cm-placeholder') && content.textContent !== ''
  }

  /** What a result changes: the drawn lines of the text, or anything else on the page. @param {'text' | 'page'} place */
  const changed = (place) =>
    new Promise((resolve) => {
      const watcher = new MutationObserver(resolve)
      const what = { childList: true, characterData: true, subtree: true }
      if (place === 'page') watcher.observe(document, { ...what, attributes: true })
      else for (const host of document.querySelectorAll('.text-area-large')) watcher.observe(/** @type {ShadowRoot} */ (host.shadowRoot), what)
      // A result that is the one before changes nothing.
      setTimeout(resolve, 1000)
    })

  let shownFrom = 0
  /** @type {Promise<number>} */
  let shown
  /** @type {Promise<number>} */
  let answered

  /** @type {Watch} */
  const watch = {
    expectText(area) {
      shown = new Promise((resolve) => {
        const look = async () => {
          if (!hasText(areas()[area])) return void requestAnimationFrame(() => void look())
          await nextFrame()
          shownFrom = performance.now()
          resolve(shownFrom - lastInput)
        }
        requestAnimationFrame(() => void look())
      })
    },
    shown: () => shown,
    expectResult(place) {
      const from = performance.now()
      answered = new Promise((resolve) => {
        onFinished = async (asked) => {
          // What was begun before the key or button is no answer to it.
          if (lastInput < from || asked < lastInput) return
          onFinished = undefined
          const finished = performance.now()
          await changed(place)
          const isSame = performance.now() - finished >= 1000
          if (!isSame) await nextFrame()
          resolve((isSame ? finished : performance.now()) - lastInput)
        }
      })
    },
    answered: () => answered,
    async settled() {
      // Between a key and the work it asks for, and between a result and its frame, there is less than this.
      for (let quiet = 0; quiet < 4; quiet = working.size === 0 ? quiet + 1 : 0) {
        await new Promise((resolve) => { setTimeout(resolve, 50) })
      }
    },
    async longestTask() {
      // The observer is told a moment after a task has ended.
      await new Promise((resolve) => { setTimeout(resolve, 100) })
      const since = tasks.splice(0).filter(({ start }) => start >= shownFrom)
      return Math.max(0, ...since.map(({ duration }) => duration))
    },
  }
  Object.assign(window, { watch })
}
