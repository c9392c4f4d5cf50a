import { expect, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'

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
  await openMoreOptions(page)
  await page.getByRole('checkbox', { name: 'Use names such as' }).check()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('tea &amp; caf&eacute;')
})

test('does not call HTML with tags already encoded, and offers to keep references', async ({ page }) => {
  await page.goto('/tools/html-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('<a href="?a=1&amp;b=2">x</a>')
  await expect(page.getByText('&amp; becomes &amp;amp; ·')).toBeVisible()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('&lt;a href=&quot;?a=1&amp;amp;b=2&quot;&gt;x&lt;/a&gt;')
  await expect(page.getByText('Encoded 28 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Keep references', exact: true }).click()
  await expect(text).toHaveValue('&lt;a href=&quot;?a=1&amp;b=2&quot;&gt;x&lt;/a&gt;')
  await expect(page.getByRole('checkbox', { name: 'Keep references' })).toBeChecked()
  await text.fill('a &amp; b & c')
  await page.getByRole('checkbox', { name: 'Keep references' }).check()
  await expect(page.getByRole('region', { name: 'Encoded' }).locator('pre')).toHaveText('a &amp; b &amp; c')
})

test('decodes text that was encoded twice again', async ({ page }) => {
  await page.goto('/tools/html-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const again = page.getByRole('button', { name: 'Decode again' })
  await text.fill('Tom &amp;amp; Jerry&amp;#39;s')
  await page.getByRole('button', { name: 'Decode it' }).click()
  await expect(text).toHaveValue('Tom &amp; Jerry&#39;s')
  await again.click()
  await expect(text).toHaveValue("Tom & Jerry's")
  await expect(again).toHaveCount(0)
})
