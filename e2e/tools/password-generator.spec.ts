import { expect, readClipboard, test } from '../fixtures.ts'

test('generates a password of the chosen length and copies it', async ({ page }) => {
  await page.goto('/tools/password-generator')
  await expect(page.locator('.copy-list-text')).toHaveText(/^.{16}$/)
  const first = await page.locator('.copy-list-text').textContent()
  await page.getByRole('spinbutton', { name: 'Length' }).fill('40')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.locator('.copy-list-text')).toHaveText(/^.{40}$/)
  const password = await page.locator('.copy-list-text').textContent()
  expect(password).not.toBe(first)
  const colors = await page
    .locator('.copy-list-text > span')
    .evaluateAll((runs) =>
      runs.map((run) => [
        /[a-z]/i.test(run.textContent) ? 'letter' : /\d/.test(run.textContent),
        getComputedStyle(run).color,
      ]),
    )
  expect(new Set(colors.map(String)).size, 'letters, digits and symbols each have a color').toBe(3)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Password copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe(password)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /bits/)
})

test('shows an error and no outdated password if no character type is selected', async ({ page }) => {
  await page.goto('/tools/password-generator')
  for (const kind of ['Uppercase', 'Lowercase', 'Numbers', 'Symbols']) await page.getByLabel(new RegExp(kind)).uncheck()
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByRole('alert')).toContainText('Please select at least one character type')
  await expect(page.locator('.copy-list-text')).toHaveCount(0)
})

test('clamps an out-of-range length when the field loses focus', async ({ page }) => {
  await page.goto('/tools/password-generator')
  const length = page.getByRole('spinbutton', { name: 'Length' })
  for (const [typed, settled, limit] of [
    ['999', '64', 'At most 64'],
    ['1', '4', 'At least 4'],
    ['', '16', ''],
  ] as const) {
    await length.fill(typed)
    await length.blur()
    await expect(length).toHaveValue(settled)
    await expect(length).toHaveAccessibleDescription(limit)
  }
  await length.fill('64')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('For longer ones, use Characters in Random Text Generator.')).toBeVisible()
})

test('generates several passphrases, each with its own Copy button', async ({ page }) => {
  await page.goto('/tools/password-generator')
  await page.getByLabel('Passphrase').check()
  await page.getByRole('spinbutton', { name: 'How many passwords' }).fill('3')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.locator('.copy-list-text')).toHaveCount(3)
  await expect(page.locator('.copy-list-text').first()).toHaveText(/^([a-z]+-){7}[a-z]+$/)
  await page.setViewportSize({ width: 320, height: 700 })
  const linesPerWord = await page.locator('.copy-list-text').evaluateAll((passphrases) =>
    passphrases.flatMap(({ childNodes }) =>
      Array.from(childNodes, (word) => {
        const range = document.createRange()
        range.selectNodeContents(word)
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
      }).filter((lines) => lines > 0),
    ),
  )
  expect(linesPerWord, 'no word breaks across lines, even on a small phone').toEqual(Array(24).fill(1))
  const edges = await page.getByRole('button', { name: 'Copy', exact: true }).boundingBox()
  expect((edges?.x ?? 0) + (edges?.width ?? 0), 'Copy stays within the margin').toBeLessThanOrEqual(300)
  await page.getByRole('button', { name: 'Copy password 2' }).click()
  expect(await readClipboard(page)).toBe(await page.locator('.copy-list-text').nth(1).textContent())
})

test('the first passphrase is strong and says how that is calculated', async ({ page }) => {
  await page.goto('/tools/password-generator')
  await expect(page.getByText('16 characters drawn from 88, with at least one of each type')).toBeVisible()
  await page.getByLabel('Passphrase').check()
  await expect(page.getByRole('meter', { name: 'Strength: Strong' })).toBeVisible()
  await expect(page.getByText('8 words drawn from a list of 2,048.')).toBeVisible()
})
