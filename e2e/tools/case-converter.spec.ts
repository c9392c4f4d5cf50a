import { expect, readClipboard, test } from '../fixtures.ts'

test('converts in place, copies, and undoes', async ({ page }) => {
  await page.goto('/tools/case-converter')
  const text = page.getByRole('textbox')
  await text.fill("DON'T STOP\nXMLHttpRequest")
  await page.getByRole('button', { name: 'Title Case', exact: true }).click()
  await expect(text).toHaveValue("Don't Stop\nXmlhttprequest")
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe("Don't Stop\nXmlhttprequest")
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue("DON'T STOP\nXMLHttpRequest")
  await page.getByRole('button', { name: 'snake_case' }).click()
  await expect(text).toHaveValue('don_t_stop\nxml_http_request')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue("DON'T STOP\nXMLHttpRequest")
})

test('another style converts the text as it was typed, and Undo brings it back', async ({ page }) => {
  await page.goto('/tools/case-converter')
  const text = page.getByRole('textbox')
  await text.fill('A guide to NASA with love')
  await page.getByRole('button', { name: 'lower case', exact: true }).click()
  await expect(text).toHaveValue('a guide to nasa with love')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'AP Title Case' }).click()
  await expect(text).toHaveValue('A Guide to NASA With Love')
  await page.getByRole('button', { name: 'Chicago Title Case' }).click()
  await expect(text).toHaveValue('A Guide to NASA with Love')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('A guide to NASA with love')

  // Text that was edited is the one to convert.
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(text).toHaveValue('A GUIDE TO NASA WITH LOVE')
  await text.press('End')
  await text.pressSequentially('!')
  await page.getByRole('button', { name: 'AP Title Case' }).click()
  await expect(text).toHaveValue('A Guide to NASA With Love!')
})

test('offers a capital on each line after Sentence case', async ({ page }) => {
  await page.goto('/tools/case-converter')
  const text = page.getByRole('textbox')
  await text.fill('FIRST HEADING\nSECOND ONE')
  await page.getByRole('button', { name: 'Sentence case', exact: true }).click()
  await page.getByRole('button', { name: 'Capitalise each line' }).click()
  await expect(text).toHaveValue('First heading\nSecond one')
})

test('says which words lost capitals in Sentence case', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await page.getByRole('textbox').fill('we met NASA in London')
  await page.getByRole('button', { name: 'Sentence case', exact: true }).click()
  await expect(page.getByRole('textbox')).toHaveValue('We met nasa in london')
  await expect(page.locator('.action-message')).toHaveText(
    'Converted 21 characters. Capitals lost, for example in NASA, London · Keep these capitals · Undo',
  )
  await page.getByRole('button', { name: 'Keep these capitals' }).click()
  await expect(page.getByRole('textbox')).toHaveValue('We met NASA in London')
  await page.getByRole('textbox').fill('WE MET NASA IN LONDON')
  await page.getByRole('button', { name: 'Sentence case', exact: true }).click()
  await expect(page.locator('.action-message')).toHaveText(
    'Converted 21 characters. Check names and acronyms, such as NASA · Undo',
  )
})

test('choosing an example fills and focuses the text', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await page.locator('.examples').getByRole('button').first().press('Enter')
  await expect(page.getByRole('textbox')).toBeFocused()
  await expect(page.getByRole('textbox')).not.toHaveValue('')
})

test('copies without the clipboard API, as on plain http', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  })
  await page.goto('/?tool=case-converter')
  await page.getByRole('textbox', { name: 'Your text' }).fill('by hand')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('by hand')
})

test('shows an error if copying is not allowed', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand = () => false
  })
  await page.goto('/tools/case-converter')
  await page.getByRole('textbox').fill('text')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('blocked copying')
})
