import { expect, readClipboard, test } from '../fixtures.ts'

test('encodes and decodes in place, copies, and undoes', async ({ page }) => {
  await page.goto('/tools/html-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('<b title="it\'s">é & 🥐</b>')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('&lt;b title=&quot;it&#39;s&quot;&gt;é &amp; 🥐&lt;/b&gt;')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('&lt;b title=&quot;it&#39;s&quot;&gt;é &amp; 🥐&lt;/b&gt;')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue('<b title="it\'s">é & 🥐</b>')
  await page.getByRole('checkbox', { name: 'Encode non-ASCII characters too' }).check()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('&lt;b title=&quot;it&#39;s&quot;&gt;&#233; &amp; &#129360;&lt;/b&gt;')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('<b title="it\'s">é & 🥐</b>')
})

test('decodes like the browser, without running anything', async ({ page }) => {
  // Parsed on an empty page, because Trusted Types forbid it on ours.
  const references = '&eacute;&notit;&ampfoo&#150;&#0;&CounterClockwiseContourIntegral;&bogus;&#x1F600&acE;&LT'
  const expected = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent,
    references,
  )
  await page.goto('/tools/html-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill(`${references}<img src=x onerror=alert(1)>`)
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue(`${expected}<img src=x onerror=alert(1)>`)
})

test('shows both directions while typing, as text', async ({ page }) => {
  await page.goto('/tools/html-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const encoded = page.getByRole('region', { name: 'Encoded' })
  const decoded = page.getByRole('region', { name: 'Decoded' })
  await expect(encoded).toHaveCount(0)
  await text.fill('<b>é &amp; tea</b>')
  await expect(encoded.locator('pre')).toHaveText('&lt;b&gt;é &amp;amp; tea&lt;/b&gt;')
  await expect(decoded.locator('pre')).toHaveText('<b>é & tea</b>')
  await page.getByRole('checkbox', { name: 'Encode non-ASCII characters too' }).check()
  await expect(encoded.locator('pre')).toHaveText('&lt;b&gt;&#233; &amp;amp; tea&lt;/b&gt;')
  await page.getByRole('button', { name: 'Copy decoded' }).click()
  expect(await readClipboard(page)).toBe('<b>é & tea</b>')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(encoded).toHaveCount(0)
  await text.fill('tea')
  await expect(encoded).toContainText('The same as your text.')
  await expect(decoded).toContainText('The same as your text.')
})

test('says that a text is already encoded, and uses names', async ({ page }) => {
  await page.goto('/tools/html-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('tea &amp; café')
  await expect(page.getByText('Already encoded ·')).toBeVisible()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('tea &amp;amp; café')
  await page.getByRole('button', { name: 'Decode instead' }).click()
  await expect(text).toHaveValue('tea & café')
  await page.getByRole('checkbox', { name: 'Encode non-ASCII characters too' }).check()
  await page.getByRole('checkbox', { name: 'Use names such as' }).check()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('tea &amp; caf&eacute;')
})

test('does not call HTML with tags already encoded', async ({ page }) => {
  await page.goto('/tools/html-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('<a href="?a=1&amp;b=2">x</a>')
  await expect(page.getByText('Copy takes the encoded text below.')).toBeVisible()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('&lt;a href=&quot;?a=1&amp;amp;b=2&quot;&gt;x&lt;/a&gt;')
  await expect(page.getByText('Encoded 28 characters')).toBeVisible()
})

test('counts invisible characters and encodes them, and copies the result', async ({ page }) => {
  await page.goto('/tools/html-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  await text.fill('<10\u00a0km\u200b>')
  await expect(page.getByText('2 invisible characters')).toBeVisible()
  await copy.click()
  expect(await readClipboard(page)).toBe('&lt;10\u00a0km\u200b&gt;')
  await page.getByRole('button', { name: 'Encode them too' }).click()
  await expect(text).toHaveValue('&lt;10&nbsp;km&#8203;&gt;')
  await copy.click()
  expect(await readClipboard(page)).toBe('&lt;10&nbsp;km&#8203;&gt;')
})
