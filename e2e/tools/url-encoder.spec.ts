import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, readClipboard, test } from '../fixtures.ts'

test('encodes and decodes in place, reports a broken escape, and undoes', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('crème & tea')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('cr%C3%A8me%20%26%20tea')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('cr%C3%A8me%20%26%20tea')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue('crème & tea')

  await text.fill('100%')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Decoding error. Invalid URL encoding.')
  await expect(page.getByText('The % at character 4 needs two hexadecimal digits')).toBeVisible()
  await expect(text).toHaveValue('100%')
  await text.fill('a b')
  await page.getByRole('checkbox', { name: /^Write spaces as \+/ }).check()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('a+b')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('a b')
})

/** Returns the names and values in the table, without the row that adds a parameter. */
async function readTable(page: Page): Promise<string[]> {
  const values = await page
    .getByRole('table')
    .locator('input')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))
  return values.slice(0, -2)
}

test('shows the query string of an address while typing', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('https://example.org/search')
  await expect(page.getByRole('table')).toBeHidden()
  await text.fill('https://example.org/search?q=%E6%97%A5%E6%9C%AC+tea&page=2#top')
  await expect.poll(() => readTable(page)).toEqual(['q', '日本 tea', 'page', '2'])
  await page.getByRole('checkbox', { name: /^Keep URL punctuation/ }).check()
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue('https://example.org/search?q=日本+tea&page=2#top')
  expect(await readTable(page)).toEqual(['q', '日本 tea', 'page', '2'])
})

test('keeps the query string of an address when it is decoded', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const decode = page.getByRole('button', { name: 'Decode', exact: true })
  await text.fill('/login?next=https%3A%2F%2Fa.com%2Fp%3Fx%3D1%26y%3D2&utm_source=news%2Bletter&q=%2520x')
  await decode.click()
  await expect(text).toHaveValue('/login?next=https://a.com/p?x=1&y=2&utm_source=news+letter&q=%20x')
  const parameters = ['next', 'https://a.com/p?x=1&y=2', 'utm_source', 'news+letter', 'q', '%20x']
  await expect.poll(() => readTable(page)).toEqual(parameters)
  await page.getByRole('textbox', { name: 'Value 3' }).fill('a b')
  await expect(text).toHaveValue('/login?next=https%3A%2F%2Fa.com%2Fp%3Fx%3D1%26y%3D2&utm_source=news%2Bletter&q=a%20b')

  await text.fill('https%3A%2F%2Fa.com%2F%3Fx%3D1%26y%3D2')
  await decode.click()
  await expect.poll(() => readTable(page)).toEqual(['x', '1', 'y', '2'])
})

test('writes changes in the table into the address, and nothing else', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const original = 'https://example.org/%7ea?q=caf%c3%a9&page=2#top'
  await text.fill(original)
  const value = page.getByRole('textbox', { name: 'Value 2' })
  await value.fill('')
  await value.pressSequentially('a&b')
  await expect(text).toHaveValue('https://example.org/%7ea?q=caf%c3%a9&page=a%26b#top')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue(original)

  // A name that is replaced is empty for a moment.
  const name = page.getByRole('textbox', { name: 'Name 1' })
  await name.press('ControlOrMeta+a')
  await name.press('Delete')
  await expect(name).toHaveValue('')
  await expect(text).toHaveValue(original)
  await name.pressSequentially('term')
  await expect(text).toHaveValue('https://example.org/%7ea?term=caf%c3%a9&page=2#top')

  await page.getByRole('textbox', { name: 'New name' }).pressSequentially('lang')
  await page.keyboard.press('Tab')
  await page.keyboard.type('fr')
  await expect(text).toHaveValue('https://example.org/%7ea?term=caf%c3%a9&page=2&lang=fr#top')
  await page.getByRole('button', { name: 'Remove parameter 2' }).click()
  await expect(text).toHaveValue('https://example.org/%7ea?term=caf%c3%a9&lang=fr#top')
  await expectNoAxeViolations(page, { within: 'main' })
})

test('offers to keep the punctuation of a whole URL', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const offer = page.getByRole('button', { name: 'Keep URL punctuation' })
  await text.fill('a b')
  await expect(offer).toHaveCount(0)
  for (const address of ['www.example.org/a b', 'mailto:a@example.org?subject=a b', 'https://example.org/a b']) {
    await text.fill(address)
    await expect(offer).toBeVisible()
  }
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('https%3A%2F%2Fexample.org%2Fa%20b')
  await offer.click()
  await expect(text).toHaveValue('https://example.org/a%20b')
  await expect(page.getByRole('checkbox', { name: /^Keep URL punctuation/ })).toBeChecked()
  await expect(offer).toHaveCount(0)
})

test('says that a text is already encoded, and offers to decode it', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const address = 'https://example.org/?q=caf%C3%A9%26tea'
  await text.fill(address)
  await expect(page.getByText('Already encoded ·')).toBeVisible()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(page.getByText('It was already encoded ·')).toBeVisible()
  await page.getByRole('button', { name: 'Decode instead' }).click()
  await expect(text).toHaveValue('https://example.org/?q=café%26tea')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue(address)
  await page.getByRole('checkbox', { name: /^Keep URL punctuation/ }).uncheck()
  await text.fill('caf%C3%A9%26tea')
  await page.getByRole('button', { name: 'Decode it' }).click()
  await expect(text).toHaveValue('café&tea')
})

test('offers to encode the rest of an address that is partly encoded', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('https://ex.org/a%20b c?q=50%25 x&r=ü')
  await expect(page.getByText('Partly encoded ·')).toBeVisible()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await page.getByRole('button', { name: 'Encode the rest' }).click()
  await expect(text).toHaveValue('https://ex.org/a%20b%20c?q=50%25%20x&r=%C3%BC')
  await expect(page.getByRole('checkbox', { name: 'Keep existing escapes' })).toBeChecked()
})

test('offers to read + as a space', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const decode = page.getByRole('button', { name: 'Decode', exact: true })
  await text.fill('name=John+Doe&city=S%C3%A3o+Paulo')
  await decode.click()
  await expect(text).toHaveValue('name=John+Doe&city=São+Paulo')
  await page.getByRole('button', { name: 'Read + as a space' }).click()
  await expect(text).toHaveValue('name=John Doe&city=São Paulo')
  await expect(page.getByRole('checkbox', { name: /^Write spaces as \+/ })).toBeChecked()
})

test('offers to encode each line separately', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('a b\nc&d')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('a%20b%0Ac%26d')
  await page.getByRole('button', { name: 'Encode each line separately' }).click()
  await expect(text).toHaveValue('a%20b\nc%26d')
  await page.getByLabel('Encode each line separately').uncheck()
  await text.fill('https://a.co/x y\nhttps://b.co/z')
  await page.getByRole('button', { name: 'Keep URL punctuation' }).click()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('https://a.co/x%20y\nhttps://b.co/z')
})

test('copies the result, whether it is in the preview or in the field', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const copyResult = async () => {
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    return readClipboard(page)
  }
  await text.fill('crème & co')
  await expect(page.getByText('Copy takes the encoded text below.')).toBeVisible()
  expect(await copyResult()).toBe('cr%C3%A8me%20%26%20co')
  await text.fill('caf%C3%A9%20x')
  await expect(page.getByRole('region', { name: 'Decoded' }).locator('pre')).toHaveText('café x')
  expect(await copyResult()).toBe('café x')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('caf%25C3%25A9%2520x')
  expect(await copyResult()).toBe('caf%25C3%25A9%2520x')
})

test('shows the result while typing', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('crème & tea')
  await expect(page.getByRole('region', { name: 'Encoded' }).locator('pre')).toHaveText('cr%C3%A8me%20%26%20tea')
  await text.fill('cr%C3%A8me')
  await expect(page.getByRole('region', { name: 'Decoded' }).locator('pre')).toHaveText('crème')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Decoded' })).toHaveCount(0)
})

test('decodes text that was encoded twice again', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const again = page.getByRole('button', { name: 'Decode again' })
  await text.fill('https%253A%252F%252Fa.com%252Fcaf%25C3%25A9')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue('https%3A%2F%2Fa.com%2Fcaf%C3%A9')
  await again.click()
  await expect(text).toHaveValue('https://a.com/café')
  await expect(again).toHaveCount(0)
})
