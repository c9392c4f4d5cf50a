import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expect, expectNoAxeViolations, readClipboard, test } from '../fixtures.ts'

const original = (page: Page) => page.getByRole('textbox', { name: 'Original' })
const modified = (page: Page) => page.getByRole('textbox', { name: 'Modified' })
const copy = (page: Page) => page.locator('.tool-layout-bar').getByRole('button', { name: 'Copy' })
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` })

const minutes = [
  'The committee met on Monday.',
  'It approved the budget for the coming year.',
  'The library will stay open on Sundays.',
  'Two new buses run between the station and the school.',
  'Parents asked for a safer crossing at Mill Lane.',
  'The mayor promised an answer by June.',
  'Minutes were taken by A. Keller.',
  'The meeting closed at nine.',
]
const drafts = { first: minutes.join('\n'), second: ['Town council', ...minutes].join('\n') }

/** Puts a text on the clipboard by copying it from another page, because the site's pages have no access to it. */
async function setClipboard(page: Page, text: string) {
  const otherPage = await page.context().newPage()
  await otherPage.setContent('<textarea autofocus></textarea>')
  await otherPage.locator('textarea').fill(text)
  await otherPage.locator('textarea').press('ControlOrMeta+a')
  await otherPage.locator('textarea').press('ControlOrMeta+c')
  await otherPage.close()
}

/** Pastes both texts with the keyboard. The second one collapses the fields. */
async function pasteBoth(page: Page, first = drafts.first, second = drafts.second) {
  await setClipboard(page, first)
  await original(page).press('ControlOrMeta+v')
  await setClipboard(page, second)
  await modified(page).press('ControlOrMeta+v')
  await expect(modified(page)).toBeHidden()
}

test('compares by position while typing, and aligned as a patch', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await original(page).fill('The cat sat.\nOn the mat.\n')
  await modified(page).fill('Once upon a time\nThe cat sat.\nOn the rug.\n')
  await expect(page.locator('.figure')).toHaveText('3differences')
  await expect(page.locator('.diff-rows > li')).toHaveCount(3)
  await copy(page).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toContain('Line 1\n- The cat sat.\n+ Once upon a time\nLine 2\n')

  await page.getByRole('radio', { name: 'Aligned' }).check()
  await expect(page.locator('.figure')).toHaveText('2differences')
  await expect(page.locator('.diff-line del')).toHaveText('mat')
  await expect(page.locator('.diff-line ins')).toHaveText('rug')
  await page.getByRole('radio', { name: 'Unified' }).check()
  await expect(page.locator('.diff-line')).toContainText([
    /Once upon a time/,
    /The cat sat/,
    /On the mat/,
    /On the rug/,
  ])
  await copy(page).click()
  expect(await readClipboard(page)).toBe(
    '--- original\n+++ modified\n@@ -1,2 +1,3 @@\n+Once upon a time\n The cat sat.\n-On the mat.\n+On the rug.\n',
  )
})

test('reports identical texts and ignored differences', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await original(page).fill('One line')
  await modified(page).fill('One line')
  await expect(page.getByText('No differences found. The texts are identical!')).toBeVisible()
  await modified(page).fill('one  LINE')
  await expect(page.locator('.figure')).toHaveText('1difference')
  await page.getByLabel('Ignore case').check()
  await page.getByLabel('Ignore whitespace').check()
  await expect(page.getByText('The texts differ only in what you chose to ignore.')).toBeVisible()
  await expect(copy(page)).toBeDisabled()
})

test('an example fills both texts', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await page.getByRole('button', { name: 'Try an example' }).click()
  await expect(edit(page, 'Original')).toBeFocused()
  await expect(page.locator('.figure')).toHaveText('2differences')
  await edit(page, 'Modified').click()
  await expect(modified(page)).toHaveValue(/violets are purple/)
})

for (const [width, height] of [
  [1366, 657],
  [1280, 720],
] as const) {
  test(`pasting the second text shows texts, controls and result at ${String(width)}×${String(height)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/tools/text-diff')
    await expect(page.getByRole('radio', { name: 'Aligned' })).toBeInViewport({ ratio: 1 })
    await pasteBoth(page)
    await expect(edit(page, 'Modified')).toBeFocused()
    await expect(page.locator('.diff-summary')).toHaveText([
      'Original8 linesThe committee met on Monday.Edit',
      'Modified9 linesTown councilEdit',
    ])
    for (const part of [
      page.locator('.diff-summary').first(),
      page.getByRole('radio', { name: 'Aligned' }),
      page.getByRole('button', { name: 'Swap texts' }),
      copy(page),
      page.locator('.diff-rows > li').nth(2),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test('Edit opens the fields in the text that was chosen, with its undo history', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await pasteBoth(page)
  await edit(page, 'Modified').click()
  await expect(modified(page)).toBeFocused()
  await expect(original(page)).toHaveValue(drafts.first)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(modified(page)).toHaveValue('')
})

test('a double click on Edit keeps the text', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await pasteBoth(page)
  await edit(page, 'Modified').dblclick()
  await expect(modified(page)).toHaveValue(drafts.second)
})

test('the fields stay open while typing, and collapse when they are left', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await original(page).fill('one\ntwo')
  await modified(page).click()
  await page.keyboard.type('one\nthree')
  await expect(page.locator('.figure')).toHaveText('1difference')
  await expect(modified(page)).toBeFocused()
  // Moving between the fields does not leave them.
  await original(page).click()
  await page.keyboard.type('x')
  await expect(original(page)).toBeVisible()

  await modified(page).click()
  await page.keyboard.press('Tab')
  await expect(modified(page)).toBeHidden()
  await expect(page.getByRole('radio', { name: 'By position' })).toBeFocused()

  // Pasting a word into two existing texts is editing, too.
  await setClipboard(page, ' more')
  await edit(page, 'Modified').press('Enter')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(modified(page)).toHaveValue('one\nthree more')
  await expect(modified(page)).toBeFocused()
})

test('a click that leaves the fields hits its target', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await original(page).fill('one\ntwo')
  await modified(page).fill('zero\none\ntwo')
  await page.getByRole('radio', { name: 'Aligned' }).click()
  await expect(page.getByRole('radio', { name: 'Aligned' })).toBeChecked()
  await expect(modified(page)).toBeHidden()
  await expect(page.locator('.figure')).toHaveText('1difference')
})

test('offers aligned mode if it finds fewer changes', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await pasteBoth(page)
  const hint = page.getByRole('status').filter({ hasText: 'Aligned, only 1 line differs.' })
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Compare aligned' }).click()
  await expect(page.getByRole('radio', { name: 'Aligned' })).toBeChecked()
  await expect(page.locator('.figure')).toHaveText('1difference')
  await expect(page.locator('.diff-rows')).toBeFocused()
  await expect(hint).toBeHidden()
})

test('offers aligned mode if a line was inserted and others were edited', async ({ page }) => {
  await page.goto('/tools/text-diff')
  const original = Array.from({ length: 9 }, (_, index) => `Line ${String(index)}`)
  const edited = original.map((line, index) => (index % 2 === 0 ? `${line} edited` : line))
  await pasteBoth(page, original.join('\n'), ['New', ...edited].join('\n'))
  await expect(page.locator('.figure')).toHaveText('10differences')
  await expect(page.getByText('Aligned, only 6 lines differ.')).toBeVisible()
})

test('offers aligned mode if less text differs, and pairs paragraphs that are alike', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await pasteBoth(page, 'Intro\n\nCats and dogs.\n\nBirds.', 'Intro\n\nNew.\n\nCats and mice.\n\nBirds.')
  await expect(page.getByText('Aligned, less text differs.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare aligned' }).click()
  await expect(page.locator('.diff-line del')).toHaveText('dogs')
  await expect(page.locator('.diff-line ins')).toHaveText('mice')
})

test('does not offer aligned mode if it finds as many changes', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await pasteBoth(page, 'red\ngreen\nblue', 'pink\nlime\nnavy')
  await expect(page.locator('.figure')).toHaveText('3differences')
  await expect(page.locator('.diff-rows > li')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Compare aligned' })).toBeHidden()
})

test('compares lists in any order', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await page.getByRole('radio', { name: 'Lists' }).check()
  await pasteBoth(page, 'pear\nApple\nplum\npear', 'fig \nplum\napple\n')
  const section = (name: string) => page.getByRole('region', { name })
  const items = (name: string) => section(name).getByRole('listitem')
  await expect(items('Only in Original (2)')).toHaveText(['pear', 'Apple'])
  await expect(items('Only in Modified (2)')).toHaveText(['fig', 'apple'])
  await expect(items('In both (1)')).toHaveText(['plum'])
  await expect(page.getByText('1 repeated item left out.')).toBeVisible()
  await page.getByLabel('Ignore case').check()
  await expect(items('In both (2)')).toHaveText(['Apple', 'plum'])

  await page.getByRole('button', { name: 'Copy: In both' }).click()
  expect(await readClipboard(page)).toBe('Apple\nplum')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await readClipboard(page)).toBe(
    'Only in Original (1)\npear\n\nOnly in Modified (1)\nfig\n\nIn both (2)\nApple\nplum',
  )
  for (const [name, file, content] of [
    ['Download: Only in Modified', 'text-diff-only-in-modified.txt', 'fig'],
    [
      'Download all',
      'text-diff-lists.txt',
      'Only in Original (1)\npear\n\nOnly in Modified (1)\nfig\n\nIn both (2)\nApple\nplum',
    ],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(file)
    expect(await readFile(await download.path(), 'utf8')).toBe(content)
  }
})

for (const [mode, button, file, start] of [
  ['By position', 'Download text', 'text-diff.txt', 'Line 1\n- The committee met on Monday.\n+ Town council\n'],
  ['Aligned', 'Download patch', 'text-diff.patch', '--- original\n+++ modified\n@@ -1,3 +1,4 @@\n+Town council\n'],
] as const) {
  test(`downloads the result of ${mode}`, async ({ page }) => {
    await page.goto('/tools/text-diff')
    await page.getByRole('radio', { name: mode }).check()
    await pasteBoth(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(file)
    expect((await readFile(await download.path(), 'utf8')).startsWith(start)).toBe(true)
  })
}

test('swaps the texts, and Undo restores each of them', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await pasteBoth(page, 'old', 'new\nline')
  const swap = page.getByRole('button', { name: 'Swap texts' })
  await swap.click()
  await expect(page.locator('.diff-summary')).toHaveText(['Original2 linesnewEdit', 'Modified1 lineoldEdit'])
  const removed = page.locator('.diff-line[data-kind=removed] code')
  await expect(removed).toHaveText(['new', 'line'])
  await swap.click()
  await expect(removed).toHaveText(['old'])
  await swap.click()
  await edit(page, 'Original').click()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(original(page)).toHaveValue('old')
  await expect(modified(page)).toHaveValue('new\nline')
})

test('F8 and Shift+F8 move to the next and the previous change', async ({ page }) => {
  await page.goto('/tools/text-diff')
  const lines = Array.from({ length: 400 }, (_, index) => `line ${String(index + 1)}`)
  // 20 changes with context are more rows than the list renders at first.
  const changed = lines.map((line, index) => (index % 20 === 10 ? `${line} changed` : line))
  await original(page).fill(lines.join('\n'))
  await modified(page).fill(changed.join('\n'))
  await page.getByRole('radio', { name: 'Aligned' }).check()
  await expect(page.locator('.figure')).toHaveText('20differences')
  const focused = page.locator('.diff-rows > li:focus')
  const previous = page.getByRole('button', { name: 'Previous change' })
  await expect(previous).toBeDisabled()
  await page.keyboard.press('F8')
  await expect(focused).toContainText('line 11 changed')
  await page.keyboard.press('F8')
  await expect(focused).toContainText('line 31 changed')
  await expect(focused).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Shift+F8')
  await expect(focused).toContainText('line 11 changed')
  await expect(previous).toBeDisabled()
  for (let change = 1; change < 20; change++) await page.getByRole('button', { name: 'Next change' }).click()
  await expect(focused).toContainText('line 391 changed')
  await expect(focused).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('button', { name: 'Next change' })).toBeDisabled()

  // From a text field, the key changes no text.
  await edit(page, 'Original').click()
  await page.keyboard.press('Shift+F8')
  await expect(focused).toContainText('line 371 changed')
  await page.getByRole('radio', { name: 'Unified' }).check()
  await page.keyboard.press('Shift+F8')
  await expect(focused).toHaveText(/line 351$/)
})

test('on a phone, the first differences are in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/tools/text-diff')
  await page.getByRole('radio', { name: 'Aligned' }).check()
  await pasteBoth(page)
  const header = await page.getByRole('region', { name: 'Differences' }).locator('header').boundingBox()
  expect(header?.height).toBeLessThan(60)
  await expect(page.locator('.diff-rows > li').nth(1)).toBeInViewport({ ratio: 1 })
})

for (const viewport of [
  { width: 1366, height: 657 },
  { width: 375, height: 667 },
]) {
  test(`a comparison and lists are accessible at ${String(viewport.width)} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/tools/text-diff')
    if (viewport.width === 375) {
      await expect(original(page)).toBeInViewport({ ratio: 1 })
      await expect(copy(page)).toBeInViewport({ ratio: 1 })
    }
    await pasteBoth(page)
    await expect(page.getByText('Aligned, only 1 line differs.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('radio', { name: 'Lists' }).check()
    await expect(page.getByRole('region', { name: 'In both (8)' })).toBeVisible()
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('collapses unchanged lines of long texts and reveals them on demand', async ({ page }) => {
  await page.goto('/tools/text-diff')
  const lines = Array.from({ length: 3000 }, (_, index) => `line ${String(index + 1)}`)
  await original(page).fill(lines.join('\n'))
  await modified(page).fill(lines.with(1499, 'something else').join('\n'))
  await page.getByRole('radio', { name: 'Aligned' }).check()
  await expect(page.locator('.figure')).toHaveText('1difference')
  const rows = page.locator('.diff-rows > li')
  await expect(rows).toHaveCount(9)
  await page.getByRole('button', { name: 'Show 20 of 1,496 unchanged lines' }).click()
  await expect(page.getByRole('button', { name: 'Show 20 of 1,476 unchanged lines' })).toBeVisible()
  await expect(rows.nth(1)).toContainText('line 1477')
  await expect(rows).toHaveCount(29)
  await page.getByRole('button', { name: 'Show all lines' }).click()
  await expect(page.locator('.diff-rows')).toBeFocused()
  await expect(rows.first()).toContainText('line 1')
  await expect(page.getByRole('button', { name: /unchanged line|Show all lines/ })).toHaveCount(0)
  // The buttons jump to the change although it is far below the rows that were rendered.
  await page.keyboard.press('F8')
  await expect(page.locator('.diff-rows > li:focus')).toContainText('something else')
})

test('expands unchanged lines together if only two would be left', async ({ page }) => {
  await page.goto('/tools/text-diff')
  const lines = Array.from({ length: 23 }, (_, index) => `line ${String(index + 1)}`)
  await original(page).fill(lines.join('\n'))
  await modified(page).fill(lines.with(22, 'something else').join('\n'))
  await page.getByRole('button', { name: 'Show 22 unchanged lines' }).click()
  await expect(page.locator('.diff-rows > li')).toHaveCount(23)
  await expect(page.locator('.diff-rows')).toBeFocused()
})

test('shows thousands of differences a screenful at a time', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await original(page).fill('a\n'.repeat(6000))
  await modified(page).fill('b\n'.repeat(6000))
  await expect(page.locator('.figure-value')).toHaveText('6,000')
  const rows = page.locator('.diff-rows > li')
  await expect(rows).toHaveCount(40)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(200)
  await expect(page.getByText('Showing the first 5,000 of 6,000 differences.')).toBeVisible()
})
