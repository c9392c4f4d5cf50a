import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page, Request } from '@playwright/test'
import { chooseLightTheme, expect, expectNoAxeViolations, isHydrated, readClipboard, test } from './fixtures.ts'
import { SiteServer } from './site-server.ts'

const dist = join(import.meta.dirname, '../dist')
const marker = 'qzxmarkerqzx'

const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' })
const result = (page: Page) => page.getByRole('textbox', { name: 'Result' })
const notation = (page: Page) => page.getByRole('textbox', { name: 'Recipe as text' })
const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('heading')
const step = (page: Page, name: string) => page.locator('.step', { hasText: name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const encodeBracket = (bracket: string) => (bracket === '(' ? '%28' : '%29')
const addressOf = (recipe: string) => `/recipes#recipe=${encodeURIComponent(recipe)}`

async function copied(page: Page, name: string | RegExp): Promise<string> {
  await button(page, name).click()
  await expect(page.locator('.toast').last()).toContainText('copied!')
  const clipboard = await readClipboard(page)
  await page.bringToFront()
  return clipboard
}

/** Opens an address like someone who got the link: in a browser that has never been on the site. */
async function openElsewhere(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  return page
}

/** Presses Tab, or Shift+Tab, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

async function addStepByKeyboard(page: Page, query: string) {
  await tabTo(page, button(page, 'Add step'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a step' })
  await page.keyboard.type(query)
  await expect(dialog.getByRole('option', { selected: true })).toContainText(query)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('is built with the keyboard alone, shared, and opened in another browser', async ({ page, browser }) => {
  await page.goto('/recipes')
  await expect(text(page)).toBeFocused()
  await page.keyboard.insertText('b@example.com, a@example.com and B@example.com')

  await addStepByKeyboard(page, 'Line Sorter')
  // The focus is in the new step, whose options are open.
  await expect(steps(page).first()).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: 'A to Z' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Z to A' })).toBeChecked()

  await addStepByKeyboard(page, 'Text Extractor')
  await expect(page.getByRole('status').filter({ hasText: 'Text Extractor added as step 2' })).toBeAttached()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(steps(page)).toHaveText(['Step 1: Text Extractor', 'Step 2: Line Sorter'])
  await expect(steps(page).first()).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Text Extractor is now step 1 of 2' })).toBeAttached()

  await addStepByKeyboard(page, 'Case Converter')
  await addStepByKeyboard(page, 'Duplicate Remover')
  await tabTo(page, step(page, 'Duplicate Remover').getByLabel('Ignore case'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('switch', { name: /Case Converter/ }), 'Shift+Tab')
  await page.keyboard.press('Space')
  await expect(result(page)).toHaveValue('B@example.com\na@example.com')

  // Removing moves the focus to the next step, and Undo brings the step back.
  await tabTo(page, button(page, 'Remove Line Sorter'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(steps(page)).toHaveText([
    'Step 1: Text Extractor',
    'Step 2: Case Converter',
    'Step 3: Duplicate Remover',
  ])
  await expect(steps(page).nth(1)).toBeFocused()
  await tabTo(page, button(page, 'Undo the last change of the steps'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(steps(page)).toHaveCount(4)

  const recipe = 'text-extractor | line-sorter(order=za) | off case-converter | duplicate-remover(ignore-case=on)'
  await expect(notation(page)).toHaveValue(recipe)
  await tabTo(page, button(page, 'Copy link'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Link copied!')).toBeVisible()
  const link = await readClipboard(page)
  await page.bringToFront()
  expect(decodeURIComponent(new URL(link).hash)).toBe(`#recipe=${recipe}`)
  await expect(page).toHaveURL(link)

  const other = await openElsewhere(browser, link)
  await expect(steps(other)).toHaveCount(4)
  await expect(other.getByRole('switch', { name: /Case Converter/ })).not.toBeChecked()
  await expect(text(other)).toHaveValue('')
  await text(other).fill('c@example.com d@example.com')
  await expect(result(other)).toHaveValue('d@example.com\nc@example.com')
  await other.context().close()
})

test('a newcomer sees within one click what a recipe does', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await page.goto('/recipes')
  await button(page, 'Every email address once, sorted').click()
  await expect(result(page)).toHaveValue('crew@ferry.example\nmira@harbour.example\ntom@pier.example')
  for (const part of [text(page), result(page), steps(page).last(), page.locator('.tool-layout-bar').getByText('Copy')])
    await expect(part).toBeInViewport()
  await expect(step(page, 'Text Extractor')).toContainText('4 lines · 77 characters')
  await step(page, 'Text Extractor').locator('summary', { hasText: 'Output' }).click()
  await expect(page.getByLabel('What comes out of Text Extractor')).toHaveText(
    'mira@harbour.example\ncrew@ferry.example\ntom@pier.example\nMira@harbour.example',
  )
  expect(await copied(page, /^Copy$/)).toBe('crew@ferry.example\nmira@harbour.example\ntom@pier.example')
})

test('a mistake is shown at its step, and earlier steps keep their results', async ({ page }) => {
  await page.goto(addressOf('line-sorter | find-replace(find="(", regex=on) | case-converter'))
  await text(page).fill('b\na')
  await expect(step(page, 'Find & Replace')).toContainText('Invalid regex pattern')
  await expect(step(page, 'Line Sorter')).toContainText('2 lines · 3 characters')
  await expect(step(page, 'Case Converter')).toContainText('no text yet')
  await expect(text(page)).toHaveValue('b\na')
  await page.getByRole('switch', { name: /Find & Replace/ }).uncheck()
  await expect(result(page)).toHaveValue('A\nB')

  // A generator works only as the first step, and a report only as the last.
  await notation(page).fill('word-counter | line-sorter')
  await expect(step(page, 'Word Counter')).toContainText('can only be the last step')
  await button(page, 'Move Word Counter down').click()
  await expect(result(page)).toHaveValue(/Words: 2/)
})

test('each step has its own time limit', async ({ page }) => {
  await page.goto(addressOf('line-sorter | find-replace(find="^(a+)+$", regex=on) | case-converter'))
  await text(page).fill(`${'a'.repeat(40)}!`)
  await expect(step(page, 'Find & Replace')).toContainText('Stopped after')
  await expect(step(page, 'Line Sorter')).toContainText('1 line · 41 characters')
  await step(page, 'Find & Replace').locator('summary', { hasText: 'Options' }).click()
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('^a+')
  await expect(result(page)).toHaveValue('!')
})

test('a long run shows progress and can be cancelled', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto(addressOf('case-converter | find-replace(find="^(A+)+$", regex=on)'))
  // On a slow machine, the time limit could end the run before the click on Cancel.
  await page.clock.pauseAt(600_000)
  await text(page).fill(`${'a'.repeat(40)}!`)
  await expect(step(page, 'Case Converter')).toContainText('1 line · 41 characters')
  await page.clock.runFor(400)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Cancelled. The result is out of date.')).toBeVisible()
  await expect(text(page)).toHaveValue(`${'a'.repeat(40)}!`)
  await page.clock.resume()
  await page.getByRole('switch', { name: /Find & Replace/ }).uncheck()
  await expect(result(page)).toHaveValue(`${'A'.repeat(40)}!`)
})

test('a generator runs again only if a step changes', async ({ page }) => {
  await page.goto(addressOf('password-generator | off reverse-text | line-sorter'))
  await expect(result(page)).toHaveValue(/^\S{16}$/)
  const password = await result(page).inputValue()
  await text(page).fill('not used')
  await step(page, 'Reverse Text').locator('summary', { hasText: 'Options' }).click()
  await step(page, 'Reverse Text').getByRole('radio').last().check()
  await step(page, 'Line Sorter').locator('summary', { hasText: 'Output' }).click()
  await expect(page.getByLabel('What comes out of Line Sorter')).toHaveText(password)
  await expect(result(page)).toHaveValue(password)
  await button(page, 'Again').click()
  await expect(result(page)).not.toHaveValue(password)
})

const rubbish = [
  '#recipe=',
  '#recipe=%',
  '#recipe=%FF',
  '#recipe=line-sort',
  '#recipe=line-sorter(order%3D',
  '#recipe=%22%00',
  '#recipe=text-diff',
  '#recipe=' + '%7C'.repeat(500),
  '#recipe=__proto__(constructor%3D1)',
  '#length=24&symbols=off',
  '#no-such-element',
  '#=',
]

test('any fragment opens a working page', async ({ page }) => {
  for (const fragment of rubbish) {
    await page.goto('/about')
    await page.goto(`/recipes${fragment}`)
    await notation(page).fill('line-sorter')
    await text(page).fill(`b ${fragment}\na`)
    await expect(result(page), fragment).toHaveValue(`a\nb ${fragment}`)
  }
})

test('a wrong link says where the mistake is, and the next link replaces it while the text stays', async ({ page }) => {
  await page.goto(addressOf('line-sorter | case-convert'))
  const problem = page.getByRole('status').filter({ hasText: 'Character 15' })
  await expect(problem).toContainText('Unknown tool “case-convert”. Did you mean case-converter?')
  await expect(page.getByText('This recipe can’t be read')).toBeInViewport()
  await expect(notation(page)).toHaveValue('line-sorter | case-convert')
  await problem.getByRole('button', { name: 'Show' }).click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('case-convert')
  await page.keyboard.type('reverse-text')
  await expect(steps(page)).toHaveText(['Step 1: Line Sorter', 'Step 2: Reverse Text'])

  await text(page).fill('kept')
  await page.evaluate((address) => {
    location.hash = new URL(address, location.href).hash
  }, addressOf('case-converter'))
  await expect(steps(page)).toHaveText(['Step 1: Case Converter'])
  await expect(text(page)).toHaveValue('kept')
  await expect(result(page)).toHaveValue('KEPT')
  await page.goBack()
  await expect(steps(page)).toHaveCount(2)
  await expect(text(page)).toHaveValue('kept')
})

const leftOut = (page: Page) => page.locator('.recipe-steps .left-out')
const ignoreTime = 'ignore-time is not an option of Duplicate Remover and was left out. Did you mean ignore-case?'

test('a link opens without what no longer exists, and one line names it until the steps change', async ({ page }) => {
  await page.goto(addressOf('duplicate-remover(ignore-time=on) | line-sorter(order=oldest, trim=on)'))
  await expect(steps(page)).toHaveText(['Step 1: Duplicate Remover', 'Step 2: Line Sorter'])
  await expect(leftOut(page)).toHaveText(
    `${ignoreTime} oldest is not a choice of order in Line Sorter and was left out.`,
  )
  await expect(notation(page)).toHaveValue('duplicate-remover | line-sorter(trim=on)')
  await expect(page).toHaveURL(addressOf('duplicate-remover | line-sorter(trim=on)').replaceAll(/[()]/g, encodeBracket))
  await expectNoAxeViolations(page)
  await text(page).fill(' b\na\na')
  await expect(result(page)).toHaveValue('a\nb')

  // What is typed must exist.
  await notation(page).fill('duplicate-remover(ignore-time=on)')
  await expect(page.getByText('duplicate-remover has no option “ignore-time”.')).toBeVisible()
  await expect(leftOut(page)).toBeEmpty()
  await notation(page).fill(new URL(addressOf('duplicate-remover(ignore-time=on)'), page.url()).href)
  await expect(leftOut(page)).toHaveText(ignoreTime)
  await expect(steps(page)).toHaveCount(1)
})

test('a saved recipe opens without what no longer exists, and one line names it', async ({ page }) => {
  await page.goto('/recipes')
  await page.getByLabel('Open a saved recipe').setInputFiles({
    name: 'old.recipe',
    mimeType: 'text/plain',
    buffer: Buffer.from('duplicate-remover(ignore-time=on)\n'),
  })
  await expect(steps(page)).toHaveText(['Step 1: Duplicate Remover'])
  await expect(leftOut(page)).toHaveText(ignoreTime)
  await expectNoAxeViolations(page)
  await button(page, 'Undo the last change of the steps').click()
  await expect(leftOut(page)).toBeEmpty()
})

test('steps are dragged by the pointer', async ({ page }) => {
  await page.goto(addressOf('line-sorter | case-converter | reverse-text'))
  const grip = step(page, 'Line Sorter').locator('.step-grip')
  const target = step(page, 'Reverse Text')
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await grip.hover()
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + box.height - 4, { steps: 5 })
  await expect(target).toHaveAttribute('data-drop', 'after')
  await page.mouse.up()
  await expect(steps(page)).toHaveText(['Step 1: Case Converter', 'Step 2: Reverse Text', 'Step 3: Line Sorter'])
  await expect(notation(page)).toHaveValue('case-converter | reverse-text | line-sorter')
})

test('a recipe is saved and opened, and every change can be undone', async ({ page }) => {
  const recipe = `find-replace(find="it's | \\"(a)\\"", replace=A1) | line-sorter(order=za)`
  await page.goto(addressOf(recipe))
  await expect(button(page, /^Copy link/)).toHaveText('Copy link (includes your search text and replacement)')
  const saving = page.waitForEvent('download')
  await button(page, 'Save recipe').click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('textwright.recipe')
  const saved = readFileSync(await download.path(), 'utf8')
  expect(saved).toBe(`${recipe}\n`)

  await text(page).fill(`it's | "(a)" x\ny`)
  await expect(result(page)).toHaveValue('y\nA1 x')
  const command = await copied(page, 'Copy as command')
  const line = command.replace(/^textwright/, `"${process.execPath}" "${join(dist, 'cli/main.js')}"`)
  expect(execFileSync('sh', ['-c', line], { input: `it's | "(a)" x\ny`, encoding: 'utf8' })).toBe('y\nA1 x\n')

  await notation(page).fill('reverse-text')
  await page.getByLabel('Open a saved recipe').setInputFiles({
    name: 'a.recipe',
    mimeType: 'text/plain',
    buffer: Buffer.from(saved),
  })
  await expect(steps(page)).toHaveText(['Step 1: Find & Replace', 'Step 2: Line Sorter'])

  // A pasted link is read too.
  await notation(page).fill(new URL(addressOf('case-converter | reverse-text | line-sorter'), page.url()).href)
  await expect(steps(page)).toHaveCount(3)

  for (const count of [2, 1, 2]) {
    await button(page, 'Undo the last change of the steps').click()
    await expect(steps(page)).toHaveCount(count)
  }
})

test('a secret key is never in the address, a link, a command or a file', async ({ page }) => {
  await page.goto(addressOf('reverse-text | hash-generator'))
  await text(page).fill('some text')
  await expect(result(page)).toHaveValue(/MD5/)
  await step(page, 'Hash Generator').locator('summary', { hasText: 'Options' }).click()
  await page.getByRole('textbox', { name: 'HMAC key' }).fill(marker)
  await expect(result(page)).toHaveValue(/HMAC/)
  await expect(button(page, /^Copy link/)).toHaveText('Copy link (leaves out your HMAC key)')
  const shared = [await copied(page, /^Copy link/), await copied(page, 'Copy as command'), page.url()]
  const saving = page.waitForEvent('download')
  await button(page, 'Save recipe').click()
  shared.push(readFileSync(await (await saving).path(), 'utf8'), await notation(page).inputValue())
  for (const content of shared) {
    expect(content).toContain('hash-generator')
    expect(content).not.toContain(marker)
  }
  // Editing the notation keeps the key.
  await notation(page).fill('reverse-text | hash-generator(md5=off)')
  await expect(page.getByRole('textbox', { name: 'HMAC key' })).toHaveValue(marker)
})

test('the text is never in the address, the history, storage or a request', async ({ page, context }) => {
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  await page.goto('/recipes')
  await text(page).fill(`${marker}\n${marker} again`)
  await notation(page).fill('line-sorter(order=za) | case-converter')
  await expect(result(page)).toHaveValue(/QZX/)
  await step(page, 'Line Sorter').locator('summary', { hasText: 'Output' }).click()
  await expect(page).toHaveURL(/recipe=line-sorter/)
  for (const name of [/^Copy link/, 'Copy as command']) expect(await copied(page, name)).not.toMatch(/qzx/i)
  const kept = await page.evaluate(async () => ({
    address: location.href,
    state: JSON.stringify(history.state),
    storage: JSON.stringify([localStorage, sessionStorage, document.cookie]),
    databases: (await indexedDB.databases()).length,
  }))
  expect(JSON.stringify(kept)).not.toMatch(/qzx/i)
  expect(kept.databases).toBe(0)
  await page.reload()
  await expect(text(page)).toHaveValue('')
  for (const request of requests) {
    expect(request.method()).toBe('GET')
    const sent = [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? '']
    expect(sent.join('\n')).not.toMatch(/qzx/i)
  }
})

test('each page keeps its steps and text, and Back brings them', async ({ page }) => {
  await page.goto('/recipes')
  await notation(page).fill('line-sorter(order=za)')
  await text(page).fill('a\nb')
  await expect(result(page)).toHaveValue('b\na')
  await page.getByRole('banner').getByRole('link', { name: 'Recipes' }).click()
  await expect(steps(page)).toHaveCount(1)
  await button(page, 'Continue with… (Result)').click()
  await page.getByRole('combobox').fill('Reverse Text')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/reverse-text')
  await expect(text(page)).toHaveValue('b\na')
  await page.goBack()
  await expect(result(page)).toHaveValue('b\na')
  await expect(notation(page)).toHaveValue('line-sorter(order=za)')
})

for (const theme of ['dark', 'light']) {
  test(`is accessible and as wide as the screen, ${theme}`, async ({ page }) => {
    if (theme === 'light') await chooseLightTheme(page)
    await page.goto(addressOf('text-cleaner | find-replace(find="(", regex=on) | hash-generator'))
    await text(page).fill('some text')
    await expect(step(page, 'Find & Replace')).toContainText('Invalid regex pattern')
    for (const summary of await page.locator('.step summary').all()) await summary.click()
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectNoAxeViolations(page)
    }
  })
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test.describe.configure({ timeout: 180_000 })

  test('a shared recipe opens and runs', async ({ browser }) => {
    const server = new SiteServer(dist)
    await server.start()
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto(server.origin)
    await expect(page.getByText('Ready for offline use')).toBeVisible({ timeout: 60_000 })
    await server.stop()
    await page.goto(server.origin + addressOf('text-cleaner(markdown=on) | line-sorter | text-cleaner(join-with=", ")'))
    await text(page).fill('- b\n- a')
    await expect(result(page)).toHaveValue('a, b')
    await context.close()
  })
})
