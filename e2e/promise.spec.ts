import type { Request } from '@playwright/test'
import { expect, expectNoAxeViolations, expectNoHorizontalScroll, readClipboard, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

const privateFieldAttributes = {
  spellcheck: 'false',
  autocapitalize: 'off',
  autocorrect: 'off',
  autocomplete: 'off',
  writingsuggestions: 'false',
}

const marker = 'qzxmarkerqzx'

/** Typed text that a link may contain. The button then says so. */
const linkedTexts = ['find', 'keyword', 'pattern', 'replace', 'replacement']

async function serializeRequest(request: Request): Promise<string> {
  const headers = await request.allHeaders()
  return [request.method(), request.url(), JSON.stringify(headers), request.postData() ?? ''].join('\n')
}

test.describe('a visitor’s text never leaves the page', () => {
  for (const id of toolIds) {
    test(`${id}: sends and stores nothing, is accessible, and fits a narrow screen`, async ({
      page,
      context,
      baseURL,
    }) => {
      const requests: Request[] = []
      context.on('request', (request) => requests.push(request))

      await page.goto(`/tools/${id}`)
      const fields = page.locator('main').getByRole('textbox')
      // Each field gets a different text, so that comparing them finds something.
      for (const [index, field] of (await fields.all()).entries()) {
        if (await field.isEditable()) await field.fill(`${marker} (word ${String(index)}) Another sentence. 12`)
      }
      const copyLink = page.getByRole('button', { name: /^Copy link/ })
      await copyLink.click()
      const link = new URL(await readClipboard(page))
      await page.bringToFront()
      const parameters = [...new URLSearchParams(link.hash.slice(1))]
      const texts = parameters.filter(([, value]) => value.includes(marker)).map(([name]) => name)
      expect(linkedTexts).toEqual(expect.arrayContaining(texts))
      if (texts.length > 0) await expect(copyLink).toContainText('includes your')
      link.hash = ''
      expect(link.href).toBe(page.url())
      // Presses every button, so that all actions run.
      const names = new Set(await page.locator('main').getByRole('button').allInnerTexts())
      let pressed = 0
      // Clear is pressed last, because it hides other buttons.
      const hasClear = names.delete('Clear')
      for (const name of names) {
        const button = page.locator('main').getByRole('button', { name, exact: true }).first()
        if (!(await button.isVisible()) || !(await button.isEnabled())) continue
        await button.click()
        pressed += 1
      }
      expect(pressed).toBeGreaterThan(0)
      // A toast may be fading out. toasts.spec.ts checks toasts.
      await expectNoAxeViolations(page, { within: 'main', without: ['.toast'] })
      await expectNoHorizontalScroll(page)
      // With the keyboard, because a toast may cover the button on a narrow screen.
      if (hasClear)
        await page.locator('main').getByRole('button', { name: 'Clear', exact: true }).first().press('Enter')
      const unprotected = await page
        .locator('main textarea, main input[type=text], main input[type=search]')
        .evaluateAll((elements, attributes) => {
          const isUnprotected = (field: Element) =>
            Object.entries(attributes).some(([name, value]) => field.getAttribute(name) !== value)
          return elements.filter(isUnprotected).map(({ outerHTML }) => outerHTML)
        }, privateFieldAttributes)
      expect(unprotected, 'fields whose text the browser may send').toEqual([])
      await expect(page).toHaveURL(`/tools/${id}`)
      expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain(marker)
      await page.reload()

      for (const request of requests) {
        expect(request.method()).toBe('GET')
        // A blob: URL is a file that the page saves for the visitor.
        if (request.url().startsWith('blob:')) continue
        expect(new URL(request.url()).origin).toBe(baseURL)
        expect(new URL(request.url()).search).toBe('')
        expect(await serializeRequest(request)).not.toContain(marker)
      }
      const stored = await page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        cookies: document.cookie,
        databases: (await indexedDB.databases()).map(({ name }) => name),
      }))
      expect(stored.local.filter((key) => key !== 'theme')).toEqual([])
      expect(stored).toMatchObject({ session: [], cookies: '', databases: [] })
      expect(await context.cookies()).toEqual([])
    })
  }

  test('the browser blocks a fetch from the page', async ({ page, expectLog }) => {
    expectLog(/policy violation: connect-src/)
    expectLog(/Content Security Policy|Refused to connect|violates/)
    await page.goto('/tools/word-counter')
    const result = await page.evaluate(() =>
      fetch('/').then(
        () => 'sent',
        () => 'blocked',
      ),
    )
    expect(result).toBe('blocked')
  })

  test('the browser blocks HTML and scripts from strings, and other workers', async ({ page, expectLog }) => {
    expectLog(/policy violation: require-trusted-types-for/)
    expectLog(/requires 'Trusted/)
    await page.goto('/tools/word-counter')
    const results = await page.evaluate(() => {
      const outcomeOf = (attempt: () => unknown) => {
        try {
          attempt()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      return [
        outcomeOf(() => (document.body.innerHTML = '<p>')),
        outcomeOf(() => (document.createElement('script').text = 'alert(1)')),
        outcomeOf(() => new Worker('/start.js')),
        outcomeOf(() => new Worker('https://evil.example/sw.js')),
      ]
    })
    expect(results).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
  })

  test('a worker cannot connect to anything either', async ({ page, request }) => {
    const started = page.waitForEvent('worker')
    await page.goto('/tools/regex-tester')
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('banana')
    await page.getByLabel('Pattern').fill('a')
    const worker = await started
    await expect(page.locator('.figure')).toHaveText('3matches')
    const response = await request.get(worker.url())
    expect(response.headers()['content-security-policy']).toContain("connect-src 'none'")
    expect(
      await worker.evaluate(() =>
        fetch('/').then(
          () => 'sent',
          () => 'blocked',
        ),
      ),
    ).toBe('blocked')
  })
})
