import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

const project = join(import.meta.dirname, '..')

interface StoredMessage {
  readonly form: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly read: boolean
}

/** Reads messages with the owner's command while the server is running. */
function storedMessages(subject: string): StoredMessage[] {
  const exported = execFileSync(process.execPath, ['dist/server/messages.js', 'export', '--json'], {
    cwd: project,
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA'], DATABASE_URL: '' },
    encoding: 'utf8',
  })
  return (JSON.parse(exported) as StoredMessage[]).filter((message) => message.subject === subject)
}

test('a message sent from the page is stored once and unchanged', async ({ page }) => {
  const subject = `Looms ${String(Date.now())}`
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('First line,\nsecond line: naïve 👩‍👩‍👧 <b>& more</b>.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Thanks for reaching out!' })).toBeFocused()
  expect(storedMessages(subject)).toMatchObject([
    {
      form: 'contact',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject,
      // Forms submit line breaks as CRLF.
      message: 'First line,\r\nsecond line: naïve 👩‍👩‍👧 <b>& more</b>.',
      read: false,
    },
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('posts the form and shows the confirmation page', async ({ page }) => {
    const subject = `Plain ${String(Date.now())}`
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await page.getByRole('textbox', { name: 'Message' }).fill('No scripts here.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/contact/sent')
    await expect(page.getByText('Thanks for reaching out!')).toBeVisible()
    expect(storedMessages(subject)).toHaveLength(1)
  })

  test('shows the problem page for a rejected message', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Name' }).fill(' ')
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill(' ')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/contact/problem')
  })
})
