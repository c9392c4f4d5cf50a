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
