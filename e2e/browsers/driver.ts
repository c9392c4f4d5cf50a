import { expect } from '@playwright/test'

/** One WebDriver input source, in the format that classic WebDriver and BiDi share. */
export interface InputSource {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/** WebDriver's key codes, by key name. */
const keyCodes = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Home: '\uE011',
}

type Key = keyof typeof keyCodes

const toCode = (key: string) => (key in keyCodes ? keyCodes[key as Key] : key)

/**
 * Scrolls to the first visible, enabled element with this text or label and returns its centre; null if there is none or
 * it is covered.
 */
function locate(selector: string, text: string | null): { x: number; y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ checkVisibilityCSS: true }) &&
      !candidate.matches(':disabled') &&
      (text === null || (candidate.getAttribute('aria-label') ?? candidate.textContent).includes(text)),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}

/** Retries until the check passes. Errors count as failures: a navigating page cannot run scripts. */
export async function until(check: () => Promise<void>, timeout = 20_000): Promise<void> {
  await expect(check).toPass({ intervals: [50, 100, 200], timeout })
}

/** The browser features that the tests need. */
export abstract class Driver {
  abstract readonly version: string
  abstract open(url: string): Promise<void>
  abstract screenshot(): Promise<Buffer>
  /** Sets the size of the viewport, as far as the browser allows. */
  abstract resize(width: number, height: number): Promise<void>
  abstract chooseFile(selector: string, path: string): Promise<void>
  abstract close(): Promise<void>
  /** Evaluates an expression and returns its value as JSON, awaited if it is a promise. */
  protected abstract evaluateJson(expression: string): Promise<string>
  protected abstract perform(sources: readonly InputSource[]): Promise<void>

  async evaluate<Args extends Json[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // Wrapped in an object, because JSON cannot represent undefined.
    const call = `(async () => JSON.stringify({ value: await (${work.toString()})(...${JSON.stringify(args)}) }))()`
    const { value } = JSON.parse(await this.evaluateJson(call)) as { value: Result }
    return value
  }

  async click(selector: string, text?: string): Promise<void> {
    let point: { x: number; y: number } | null = null
    await until(async () => {
      const last = point
      point = await this.evaluate(locate, selector, text ?? null)
      // Waits for the same point twice: dialogs and menus move while they open.
      expect(point, `${selector} ${text ?? ''} can be clicked`).not.toBeNull()
      expect(point).toEqual(last)
    })
    const actions = [
      { type: 'pointerMove', ...(point as unknown as { x: number; y: number }), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.perform([{ type: 'pointer', id: 'mouse', actions }])
  }

  /** Presses keys together, for example Control and k, and releases them. */
  async press(...keys: readonly string[]): Promise<void> {
    const codes = keys.map(toCode)
    const down = codes.map((value) => ({ type: 'keyDown', value }))
    const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }))
    await this.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }])
  }

  /** Types a text key by key into the focused element. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.perform([{ type: 'key', id: 'keyboard', actions }])
  }
}
