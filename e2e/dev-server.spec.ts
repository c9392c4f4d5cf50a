import { spawn } from 'node:child_process'
import { expect, test } from './fixtures.ts'
import { freePort } from '../scripts/free-port.js'

test('the development server shows a tool without errors', async ({ browser }) => {
  const origin = `http://127.0.0.1:${String(await freePort())}`
  const server = spawn('node_modules/.bin/vite', ['--host', '127.0.0.1', '--port', new URL(origin).port], {
    stdio: 'ignore',
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  try {
    await expect(async () => void (await page.goto(`${origin}/tools/word-counter`))).toPass()
    await page.getByRole('textbox').first().fill('Three short words')
    await expect(page.locator('.figure').first()).toHaveText(/^3\s*words$/)
    expect(errors).toEqual([])
  } finally {
    await page.close()
    server.kill()
  }
})
