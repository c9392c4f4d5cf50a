import { expect, readClipboard, test } from './fixtures.ts'

test('a long run shows progress and can be cancelled, and the next run works', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/tools/regex-tester')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill(`${'a'.repeat(40)}!`)
  await expect(page.locator('.cm-content')).toBeVisible()
  // On a slow machine, the time limit of one second could end the run before the click on Cancel.
  await page.clock.pauseAt(600_000)
  const pattern = page.getByRole('textbox', { name: 'Pattern' })
  await pattern.fill('^(a+)+$')
  await page.clock.runFor(400)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Results are out of date.')).toBeVisible()
  await expect(page.locator('.failure')).toBeHidden()
  await expect(text).toHaveText(`${'a'.repeat(40)}!`)
  await page.clock.resume()
  await pattern.fill('!')
  await expect(page.locator('.figure')).toHaveText('1match')
})

test('the newest run replaces a busy worker', async ({ page }) => {
  const started: string[] = []
  page.on('worker', (worker) => started.push(worker.url()))
  await page.goto('/tools/regex-tester')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`${'a'.repeat(40)}!`)
  const pattern = page.getByRole('textbox', { name: 'Pattern' })
  await pattern.fill('^(a+)+$')
  await page.waitForTimeout(400)
  await pattern.fill('a{10}')
  await expect(page.locator('.figure')).toHaveText('4matches')
  expect(started).toHaveLength(2)
  // The browser takes a moment to end a worker in the middle of a match.
  await expect.poll(() => page.workers().length).toBe(1)
})

test('a worker is reused between runs', async ({ page }) => {
  let started = 0
  page.on('worker', () => started++)
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('word '.repeat(10_000))
  await expect(page.locator('.figure-value')).toHaveText('10,000')
  await text.press('ControlOrMeta+End')
  for (const words of ['10,001', '10,002']) {
    await page.keyboard.insertText('word ')
    await expect(page.locator('.figure-value')).toHaveText(words)
  }
  expect(started).toBe(1)
})

test('a worker starts while the user types into a large text, and the next key does not restart it', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  let started = 0
  page.on('worker', () => started++)
  await page.goto('/tools/word-counter')
  await page.clock.pauseAt(600_000)
  await page.getByRole('textbox', { name: 'Your text' }).fill('word '.repeat(60_000))
  await expect.poll(() => started).toBe(1)
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('two more')
  await page.clock.resume()
  await expect(page.locator('.figure-value')).toHaveText('60,002')
  expect(started).toBe(1)
})

test('with a large text, only typing is debounced, not buttons', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/tools/text-summarizer')
  await page.getByRole('textbox', { name: 'Your text' }).fill('One is here. Two is here. '.repeat(15_000))
  await expect(page.locator('.cm-content')).toBeVisible()
  // From here on, no timer fires.
  await page.clock.pauseAt(600_000)
  await page.getByRole('button', { name: 'Summarize' }).click()
  await expect(page.getByText('of 30,000')).toBeVisible()
})

test('the first result from the worker can be copied', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await page.getByRole('textbox', { name: 'Your text' }).fill('word '.repeat(10_000))
  await expect(page.locator('.figure-value')).toHaveText('10,000')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await readClipboard(page)).toContain('Words: 10000')
})

test('a summary that follows the text is made once for each change, however long it takes', async ({ page }) => {
  let started = 0
  page.on('worker', () => started++)
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(request: { message: { kind: string } }) {
        setTimeout(() => super.postMessage(request), request.message.kind === 'run' ? 1000 : 0)
      }
    }
  })
  await page.goto('/tools/text-summarizer')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('One is here. Two is here. Three is here. Four is here.')
  await page.getByRole('button', { name: 'Summarize' }).click()
  await expect(page.getByText('of 4')).toBeVisible()
  await text.press('End')
  await page.keyboard.insertText(' Five is here.')
  await expect(page.getByText('of 5')).toBeVisible()
  expect(started).toBe(1)
})

test('ten keys a second into 200 KB start no second worker', async ({ page }) => {
  let started = 0
  page.on('worker', () => started++)
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('one two three four\n'.repeat(200_000 / 19))
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('a b c d e f g h i j', { delay: 100 })
  await expect(page.locator('.figure-value')).toHaveText('42,114')
  expect(started).toBe(1)
})

test('a tool whose worker cannot start says so and keeps the text', async ({ page, expectLog }) => {
  expectLog(/status 404: .*\/engine\.worker-/)
  expectLog(/failed request: .*\/engine\.worker-/)
  let asked = 0
  let isGone = true
  await page.route(/\/engine\.worker-/, (route) => {
    asked += 1
    return isGone ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('one two')
  await expect(page.getByText('This tool could not be loaded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(text).toHaveValue('one two')
  expect(asked).toBeGreaterThanOrEqual(2)
  // It is tried again with the next key.
  isGone = false
  await text.press('End')
  await page.keyboard.type(' three')
  await expect(page.locator('.figure-value')).toHaveText('3')
  await expect(page.getByText('This tool could not be loaded.')).toBeHidden()
})

test('an engine that is gone after an update is tried again, in another worker', async ({ page, expectLog }) => {
  expectLog(/status 404: .*\/engine-/)
  let isGone = true
  await page.route(/\/engine-(?!host)[\w-]+\.js/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto('/tools/case-converter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('one two')
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(page.getByText('This tool could not be loaded.')).toBeVisible()
  await expect(text).toHaveValue('one two')
  isGone = false
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(text).toHaveValue('ONE TWO')
})
