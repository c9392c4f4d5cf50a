import { expect, test } from './fixtures.ts'

// In Base64, URL and HTML, the main action is the direction that fits the text.

const tools = [
  { id: 'base64-encoder', plain: 'Hello, world!', encoded: 'SGVsbG8sIHdvcmxkIQ==' },
  { id: 'url-encoder', plain: 'naïve question', encoded: 'na%C3%AFve%20question' },
  { id: 'html-encoder', plain: 'a < b & c', encoded: 'a &lt; b &amp; c' },
]

for (const { id, plain, encoded } of tools) {
  test(`${id}: the direction that fits the text is filled and run by Ctrl+Enter, until one is chosen`, async ({
    page,
  }) => {
    await page.goto(`/tools/${id}`)
    const text = page.getByRole('textbox', { name: 'Your text' })
    const encode = page.getByRole('button', { name: 'Encode', exact: true })
    const decode = page.getByRole('button', { name: 'Decode', exact: true })
    const expectMain = async (main: typeof encode, other: typeof encode) => {
      await expect(main).toHaveAttribute('data-main-action')
      await expect(main).toHaveAttribute('data-variant', 'default')
      await expect(other).not.toHaveAttribute('data-main-action')
      await expect(other).not.toHaveAttribute('data-variant', 'default')
    }
    await text.fill(plain)
    await expectMain(encode, decode)
    await text.fill(encoded)
    await expectMain(decode, encode)
    await text.press('ControlOrMeta+Enter')
    await expect(text).toHaveValue(plain)
    // Decoding was not the choice for other texts.
    await text.fill(`${plain}.`)
    await expectMain(encode, decode)

    await text.fill(encoded)
    await encode.click()
    await expect(text).not.toHaveValue(encoded)
    await text.press('End')
    await text.press('x')
    await expectMain(encode, decode)
  })
}
