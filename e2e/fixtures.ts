import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

/** Writes down whatever a page does that no page of ours should. */
async function recordProblems(context: BrowserContext, origin: string): Promise<string[]> {
  const lines: string[] = []
  const isOtherOrigin = (url: string) => /^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin

  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // With requests answered by a test, a browser may see the new document before it knows its style.
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
    // Whoever leaves a page cancels what was on its way, and what the policy stops has a line of its own below.
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) lines.push(`failed request: ${request.url()} (${reason})`)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => lines.push(`web socket: ${socket.url()}`))
  })
  // The console says it too, but in words that change with the browser's version.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy violation: ${effectiveDirective} ${blockedURI}`)
    })
  })
  return lines
}

/** As in a browser with storage blocked. Playwright's own way to block it speaks up in the console. */
function refuseServiceWorker() {
  if (!isSecureContext) return
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
}

interface Fixtures {
  /** Names a line the test provokes on purpose. It must come; all others still fail the test. */
  expectLog: (line: RegExp) => void
}

/** Whether the page's scripts have taken over what was served: React marks each element it looks after. */
export function isHydrated(): boolean {
  const hasReactProps = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return (
    hasReactProps(document.querySelector('.tool-layout') ?? document.querySelector('h1')) &&
    hasReactProps(document.querySelector('header a'))
  )
}

/** A test whose pages may not complain, connect elsewhere, or ask for what is not there. */
export const test = base.extend<Fixtures>({
  // A page can be read before its scripts run, but a click would go nowhere yet. People take longer than a test.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...address) => {
      const response = await goto(...address)
      if (javaScriptEnabled) {
        await expect.poll(() => page.evaluate(isHydrated), { intervals: [20, 40, 80, 160] }).toBe(true)
        // Elements are marked a moment before anybody listens.
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
      if (serviceWorkers === 'block') await context.addInitScript(refuseServiceWorker)
      const lines = await recordProblems(context, new URL(baseURL ?? '').origin)
      await use((line) => expected.push(line))
      const missing = () => expected.filter((pattern) => !lines.some((line) => pattern.test(line))).map(String)
      // A line is written a moment after what it tells of.
      if (expected.length > 0) await expect.poll(missing, 'what the page was expected to log').toEqual([])
      const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)))
      expect(unexpected, 'what the page should not have done').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What is on the clipboard, as a person would find out: our own pages may not read it. */
export async function readClipboard(page: Page): Promise<string> {
  const otherPage = await page.context().newPage()
  await otherPage.setContent('<textarea autofocus></textarea>')
  await otherPage.locator('textarea').press('ControlOrMeta+v')
  const text = await otherPage.locator('textarea').inputValue()
  await otherPage.close()
  return text
}

/** Set by `npm run test:deep`, which also runs the tests tagged @deep and repeats others for every page, tool and theme. */
export const isDeep = process.env['DEEP_TESTS'] !== undefined

/** Most tests run in the dark theme anyway. */
export const themes = isDeep ? ['dark', 'light'] : ['light']

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Where a page is scrolled to, the sticky header covers part of something, which axe takes for a target that is too small.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(axeTags)
  // In the page itself: for frames, which we have none of, it would open a second page and take three times as long.
  const { violations } = await axe.setLegacyMode().analyze()
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
  expect(problems, `accessibility of ${page.url()}`).toEqual([])
}

/** Call it before the page is opened: the visitor chose the light theme on an earlier visit. */
export async function chooseLightTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage['theme'] ??= 'light'
  })
}
