import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

/** Records errors, warnings, failed requests and requests to other origins. */
async function recordProblems(context: BrowserContext, origin: string): Promise<string[]> {
  const lines: string[] = []
  const isOtherOrigin = (url: string) => /^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin

  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // If a test fulfils requests, the browser may see the new document before its stylesheet.
    if (!message.includes('ViewTransition opt-in disabled')) lines.push(`page error: ${message}`)
  })
  context.on('request', (request) => {
    if (isOtherOrigin(request.url())) lines.push(`other origin: ${request.method()} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) lines.push(`status ${String(response.status())}: ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given'
    // Leaving a page aborts its requests, and policy violations are recorded separately below.
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) lines.push(`failed request: ${request.url()} (${reason})`)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => lines.push(`web socket: ${socket.url()}`))
  })
  // The browser logs violations too, but its wording changes between versions.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy violation: ${effectiveDirective} ${blockedURI}`)
    })
  })
  return lines
}

/** Acts like a browser with blocked storage. Playwright's own option would write to the console. */
function rejectServiceWorker() {
  if (!isSecureContext) return
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
}

interface Fixtures {
  /** Declares a log line that the test causes on purpose. It must appear; all other lines fail the test. */
  expectLog: (line: RegExp) => void
}

/** Whether React has hydrated the page: it adds a property to each element. */
export function isHydrated(): boolean {
  const hasReactProps = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return (
    hasReactProps(document.querySelector('.tool-layout') ?? document.querySelector('h1')) &&
    hasReactProps(document.querySelector('header a'))
  )
}

/** A test that fails if a page logs an error, connects to another origin, or requests a missing file. */
export const test = base.extend<Fixtures>({
  // Waits for hydration: a click before it would have no effect.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...address) => {
      const response = await goto(...address)
      if (javaScriptEnabled) {
        await expect.poll(() => page.evaluate(isHydrated), { intervals: [20, 40, 80, 160] }).toBe(true)
        // Elements are marked shortly before their listeners are attached.
        await page.evaluate(() =>
          new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })).then(() => undefined),
        )
      }
      return response
    }
    await use(page)
  },

  expectLog: [
    async ({ context, baseURL, serviceWorkers }, use) => {
      const expected: RegExp[] = []
      if (serviceWorkers === 'block') await context.addInitScript(rejectServiceWorker)
      const lines = await recordProblems(context, new URL(baseURL ?? '').origin)
      await use((line) => expected.push(line))
      const missing = () => expected.filter((pattern) => !lines.some((line) => pattern.test(line))).map(String)
      // A line may be logged shortly after its cause.
      if (expected.length > 0) await expect.poll(missing, 'expected log lines are missing').toEqual([])
      const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)))
      expect(unexpected, 'unexpected log lines').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Reads the clipboard by pasting into another page, because the site's pages cannot read it. */
export async function readClipboard(page: Page): Promise<string> {
  const otherPage = await page.context().newPage()
  await otherPage.setContent('<textarea autofocus></textarea>')
  await otherPage.locator('textarea').press('ControlOrMeta+v')
  const text = await otherPage.locator('textarea').inputValue()
  await otherPage.close()
  return text
}

/** True in `npm run test:deep`, which also runs tests tagged @deep and repeats others for every page, tool and theme. */
export const isDeep = process.env['DEEP_TESTS'] !== undefined

/** Most tests already run in the dark theme. */
export const themes = isDeep ? ['dark', 'light'] : ['light']

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** `within` may leave out the header and the footer, which are the same on all pages, because they take half the time. */
export async function expectNoAxeViolations(
  page: Page,
  { within = 'html', without = [] as string[] } = {},
): Promise<void> {
  // On a scrolled page, the sticky header covers parts of elements, which axe reports as small targets.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  const axe = new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(axeTags)
  for (const selector of without) axe.exclude(selector)
  // Legacy mode runs in the page itself. Support for frames, which the site does not use, would take three times as long.
  const { violations } = await axe.setLegacyMode().analyze()
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
  expect(problems, `accessibility of ${page.url()}`).toEqual([])
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(page.locator('h1')).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, page.url()).toBeLessThanOrEqual(0)
}

/** Sets the light theme as stored on an earlier visit. Must be called before the page is opened. */
export async function chooseLightTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage['theme'] ??= 'light'
  })
}
