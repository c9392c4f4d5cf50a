import { expect, readClipboard, test } from '../fixtures.ts'

test('writes the tags once title and description are filled in, and copies them', async ({ page }) => {
  await page.goto('/tools/meta-generator')
  const tags = page.getByRole('region', { name: 'Tags' }).locator('pre')
  await page.getByRole('textbox', { name: /^Title/ }).pressSequentially('Tea & "Cake"')
  await expect(page.locator('.search-result-title')).toHaveText('Tea & "Cake"')
  await expect(tags).toHaveCount(0)
  const draft = page.getByRole('region', { name: 'Draft: add a description to finish' })
  await expect(draft).toContainText('<meta property="og:title" content="Tea &amp; &quot;Cake&quot;">')
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
  await page.getByRole('textbox', { name: /^Description/ }).fill('Where to go at five.')
  await page.getByRole('textbox', { name: /^Page URL/ }).fill('https://example.org/london/tea')
  await expect(tags).toContainText('<meta property="og:title" content="Tea &amp; &quot;Cake&quot;">')
  await expect(draft).toBeHidden()
  await expect(tags).not.toContainText('keywords')
  await expect(page.locator('.search-result-trail')).toHaveText('example.org › london › tea')
  await expect(page.getByRole('figure', { name: 'LinkedIn' }).locator('p')).toHaveText(['Tea & "Cake"', 'example.org'])
  await expect(page.getByRole('meter', { name: 'Title, 12 characters' })).toHaveAttribute(
    'aria-valuetext',
    /^\d+ of 600 px$/,
  )
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Meta tags copied!')).toBeVisible()
  const copied = await readClipboard(page)
  expect(copied).toBe(await tags.textContent())
  expect(copied.split('\n')[0]).toBe('<title>Tea &amp; "Cake"</title>')
})

test('limits the length of the fields and clears them', async ({ page }) => {
  await page.goto('/tools/meta-generator')
  const title = page.getByRole('textbox', { name: /^Title/ })
  await page.getByRole('button', { name: 'Recipe page' }).click()
  await expect(title).toBeFocused()
  await expect(page.locator('.figure')).toHaveText('11tags')
  await title.fill('')
  await title.pressSequentially('W'.repeat(70))
  await expect(title).toHaveValue('W'.repeat(60))
  await expect(page.getByText('The field is full.')).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Title' })).toHaveAttribute('aria-valuetext', /over$/)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(title).toBeFocused()
  await expect(page.locator('.figure-value')).toHaveText('0')
  await expect(page.locator('.preview')).toHaveCount(0)
})

test('says how emoji are counted, and shows the social title in the cards', async ({ page }) => {
  await page.goto('/tools/meta-generator')
  const note = page.getByText('The field counts each emoji as two or more characters.')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Tea')
  await expect(note).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Title/ }).fill('🍵🍵🍵')
  await expect(note).toBeVisible()
  await page.locator('summary', { hasText: 'More tags' }).click()
  await page.getByRole('textbox', { name: /^Social title/ }).fill('Tea for all')
  await expect(page.getByRole('figure', { name: 'Facebook' })).toContainText('Tea for all')
  await expect(page.locator('.search-result-title')).toHaveText('🍵🍵🍵')
})

test('shows a picture from the device in the cards', async ({ page }) => {
  await page.goto('/tools/meta-generator')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Tea')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'
  await page
    .getByLabel('Picture for the previews')
    .setInputFiles({ name: 'tea.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.locator('.meta-card-picture image')).toHaveCount(4)
  await expect(page.getByText('Your picture is only in these previews.')).toBeVisible()
})

test('reads the tags of pasted HTML', async ({ page }) => {
  await page.goto('/tools/meta-generator')
  const title = page.getByRole('textbox', { name: /^Title/ })
  const html =
    `<head><title>Tea &amp; Cake</title><meta name="description" content="How to make it.${'!'.repeat(150)}">` +
    '<meta property="og:locale" content="en_GB"><meta name="theme-color" content="#fff">' +
    '<meta name="viewport" content="width=1"><meta property="og:type" content="product"></head>'
  await page.evaluate((text) => navigator.clipboard.writeText(text), html)
  await title.press('ControlOrMeta+v')
  await expect(title).toHaveValue('Tea & Cake')
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(/^How to make it\./)
  await expect(page.getByText('5 characters too many.')).toBeVisible()
  await expect(page.getByText('Not kept: og:type')).toBeVisible()
  await expect(page.locator('summary', { hasText: 'More tags' })).toHaveText('More tags (2 set)')
  await expect(page.getByRole('region', { name: 'Tags' })).toContainText('<meta name="theme-color" content="#fff">')
  // A field that is filled in keeps its text.
  await title.press('ControlOrMeta+v')
  await expect(title).toHaveValue(/^Tea & Cake<head>/)
})

test('ends a pasted title that was cut after its last whole word', async ({ page }) => {
  await page.goto('/tools/meta-generator')
  const title = page.getByRole('textbox', { name: /^Title/ })
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${'tea '.repeat(14)}& cakes`)
  await title.press('ControlOrMeta+v')
  await page.getByRole('button', { name: 'End after the last whole word' }).click()
  await expect(title).toHaveValue('tea '.repeat(14).trim())
})

test('says what was cut from a pasted title, and undoes it', async ({ page }) => {
  await page.goto('/tools/meta-generator')
  const title = page.getByRole('textbox', { name: /^Title/ })
  await title.fill('Tea: ')
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${'W'.repeat(55)} and cake\n`)
  await title.press('End')
  await title.press('ControlOrMeta+v')
  await expect(title).toHaveValue(`Tea: ${'W'.repeat(55)}`)
  const note = page.getByText('9 characters didn’t fit and were left out: “ and cake”')
  await expect(note).toBeVisible()
  // Below its own field, above the next one.
  const [noteBox, titleBox, nextBox] = await Promise.all(
    [note, title, page.getByRole('textbox', { name: /^Description/ })].map((part) => part.boundingBox()),
  )
  expect(noteBox?.y).toBeGreaterThan(titleBox?.y ?? Infinity)
  expect(noteBox?.y).toBeLessThan(nextBox?.y ?? 0)
  // A paste into another field that is cut, too, has a note of its own.
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'W'.repeat(170))
  await page.getByRole('textbox', { name: /^Description/ }).press('ControlOrMeta+v')
  await expect(page.getByText('10 characters didn’t fit')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(title).toHaveValue('Tea: ')
  await expect(title).toBeFocused()
  await expect(note).toHaveCount(0)
  // A paste that fits says nothing.
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'cake')
  await title.press('ControlOrMeta+v')
  await expect(title).toHaveValue('Tea: cake')
  await expect(note).toHaveCount(0)
})

test('writes more tags, checks them, and never loads the image', async ({ page }) => {
  await page.goto('/tools/meta-generator')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Tea')
  await page.getByRole('textbox', { name: /^Description/ }).fill('How to make it.')
  const more = page.locator('summary', { hasText: 'More tags' })
  await more.click()
  const image = page.getByRole('textbox', { name: 'Image URL' })
  const tags = page.getByRole('region', { name: 'Tags' }).locator('pre')
  await image.fill('tea.jpg')
  await expect(image).toHaveAccessibleDescription(/^Use a full address.* It is left out\.$/)
  await expect(tags).not.toContainText('og:image')
  await image.fill('other.example/tea.jpg')
  await expect(more).toHaveText('More tags (1 set, 1 left out)')
  await page.getByRole('button', { name: 'Use https://other.example/tea.jpg' }).click()
  await expect(image).toHaveValue('https://other.example/tea.jpg')
  await expect(image).toBeFocused()
  await expect(image).toHaveAccessibleDescription('')
  await expect(tags).toContainText('<meta property="og:image" content="https://other.example/tea.jpg">')
  await expect(page.getByText('Your image isn’t loaded, because this page makes no requests.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your image: https://other.example/tea.jpg' })).toHaveCount(4)
  await page.getByRole('textbox', { name: 'Site name' }).fill('Tea & Co')
  await expect(page.locator('.search-result')).toContainText('Tea & Co')
  await expect(page.getByRole('figure', { name: 'Slack and Discord' })).toContainText('Tea & CoTeaHow to make it.')
  await page.getByRole('group', { name: 'Structured data' }).getByText('Article').click()
  await expect(tags).toContainText('"@type": "Article"')
  await expect(more).toHaveText('More tags (3 set)')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(more).toHaveText('More tags')
})
