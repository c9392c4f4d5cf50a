import { expect, expectNoAxeViolations, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'

const easy = 'The old clock stopped. Nobody noticed for a week.'
const veryHard = `It ${'went on and '.repeat(14)}stopped.`

test('scores the text, shows the level on the gauge and copies the results', async ({ page }) => {
  await page.goto('/tools/readability-score')
  await expect(page.locator('.figure')).toHaveText('0No text')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill(easy)
  await expect(page.locator('.figure')).toHaveText('89.5Easy')
  const gauge = page.getByRole('meter', { name: 'Flesch reading ease' })
  await expect(gauge).toHaveAttribute('aria-valuetext', '89.5 of 100: Easy, 6th grade')
  const stat = (label: string) =>
    page.locator('.stats-row', { has: page.getByText(label, { exact: true }) }).locator('dd')
  await expect(stat('Syllables')).toHaveText('12')
  await expect(stat('Flesch-Kincaid')).toHaveText('1.9')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toMatch(/^Flesch reading ease: 89.5\nLevel: Easy\nAudience: 6th grade\nWords: 9\n/)
})

test('highlights a hard sentence in the text and lists it', async ({ page }) => {
  await page.goto('/tools/readability-score')
  await page.getByRole('textbox', { name: 'Your text' }).fill(`${easy} ${veryHard}`)
  await expect(page.locator('.cm-match-bad')).toHaveText(veryHard)
  const list = page.getByRole('region', { name: 'Hard sentences' })
  await expect(list.getByRole('listitem')).toHaveText([/^Very hard 44 words/])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.figure')).toHaveText('0No text')
  await expect(list).toBeHidden()
})

test('highlights passive voice, adverbs and long words if they are chosen', async ({ page }) => {
  await page.goto('/tools/readability-score')
  await page.getByRole('textbox', { name: 'Your text' }).fill('The letter was quickly written. We utilized it.')
  await openMoreOptions(page)
  const simpler = page.getByRole('region', { name: 'Simpler words' })
  await expect(page.locator('.cm-match-blue, .cm-match-teal, .cm-match-olive')).toHaveCount(0)
  await expect(simpler).toBeHidden()
  for (const name of ['Passive voice', 'Adverbs', 'Long words']) await page.getByRole('checkbox', { name }).check()
  await expect(page.locator('.cm-match-blue')).toHaveText(['was ', ' written'])
  await expect(page.locator('.cm-match-teal')).toHaveText('quickly')
  await expect(page.locator('.cm-match-olive')).toHaveText('utilized')
  await expect(page.locator('.cm-match-olive')).toHaveAttribute('title', 'Simpler: used')
  await expect(simpler.locator('.stats-row')).toHaveText('utilized → used1')
  await expectNoAxeViolations(page)

  const adverbs = page.getByRole('checkbox', { name: 'Adverbs' })
  await adverbs.uncheck()
  await expect(page.locator('.cm-match-blue')).toHaveText('was quickly written')
  await expect(page.locator('.cm-match-teal')).toHaveCount(0)
  await adverbs.check()
  await expect(page.locator('.cm-match-teal')).toHaveText('quickly')
})

test('says that a German text does not look like English', async ({ page }) => {
  await page.goto('/tools/readability-score')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Wir sehen uns am Samstag um acht am Bahnhof.')
  await expect(page.getByText('This text doesn’t look like English.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Adverbs' })).toHaveCount(0)
})

test('the language that is found decides the formula, and a choice of another one stays', async ({ page }) => {
  await page.goto('/tools/readability-score')
  const language = page.getByRole('combobox', { name: 'Language' })
  const text = page.getByRole('textbox', { name: 'Your text' })
  const german =
    'Der Stadtrat hat am Dienstag beschlossen, den alten Hafen zu sanieren. Was aus den Lagerhallen wird, will er im ' +
    'Herbst entscheiden.'
  await text.fill(german)
  await expect(language.locator('option:checked')).toHaveText('German (found)')
  await expect(page.getByRole('meter', { name: 'Amstad reading ease' })).toBeVisible()
  await expect(page.locator('.figure')).toHaveText('74.8Fairly Easy')
  await language.selectOption('Spanish')
  await expect(page.getByRole('meter', { name: 'Szigriszt-Pazos reading ease' })).toBeVisible()
  await text.press('End')
  await text.pressSequentially(' Und mehr.')
  await expect(language.locator('option:checked')).toHaveText('Spanish')
  await expect(page.getByRole('meter', { name: 'Szigriszt-Pazos reading ease' })).toBeVisible()
})

test('the language stays while more is typed in another one, until the text is another', async ({ page }) => {
  await page.goto('/tools/readability-score')
  const language = page.getByRole('combobox', { name: 'Language' }).locator('option:checked')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('Wir sehen uns am Samstag um acht am Bahnhof, wenn es nicht regnet. '.repeat(16))
  await expect(language).toHaveText('German (found)')
  await text.press('End')
  await page.keyboard.insertText('We will meet at the station on Saturday, if it does not rain. '.repeat(60))
  await expect(page.locator('.stats-row', { hasText: /^Words\d/ })).toHaveText(/988$/)
  await expect(language).toHaveText('German (found)')
  await page.getByRole('button', { name: 'Clear' }).click()
  await text.fill('We will meet at the station on Saturday, if it does not rain. '.repeat(20))
  await expect(language).toHaveText('English (found)')
})
