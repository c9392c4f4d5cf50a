import { chromium } from '@playwright/test'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { findBrowser } from '../../scripts/ensure-browser.js'
import { browserFlags } from '../serve.js'
import { watchPage } from './watch.js'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./watch.js').Watch} Watch */

export function launchBrowser() {
  return chromium.launch({ executablePath: findBrowser(), args: browserFlags })
}

/** A page with nothing on it but a textarea, to compare with. */
export async function serveBareTextarea() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><textarea rows="16" cols="100"></textarea>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { origin: `http://127.0.0.1:${String(port)}`, close: () => void server.close() }
}

/**
 * A fresh tab, watched.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
export async function openPage(browser, address) {
  const context = await browser.newContext({ permissions: ['clipboard-write'], viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

/** @param {Page} page @param {Record<string, string>} fields */
export async function fillFields(page, fields) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}

/**
 * Asks the watch in the page, which is `watch` there.
 *
 * @template {keyof Watch} Name
 * @param {Page} page
 * @param {Name} name
 * @param {Parameters<Watch[Name]>} given
 * @returns {Promise<Awaited<ReturnType<Watch[Name]>>>}
 */
export function ask(page, name, ...given) {
  return page.evaluate(({ name, given }) => /** @type {any} */ (window).watch[name](...given), { name, given })
}

/** Pastes into one of the page's text areas. Gives the time until it was on the screen. @param {Page} page @param {string} text */
export async function paste(page, text, area = 0) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text)
  await page.locator('.text-area-field, body > textarea').nth(area).click()
  await ask(page, 'expectText', area)
  await page.keyboard.press('ControlOrMeta+v')
  return ask(page, 'shown')
}

/** Presses a tool's button. Gives the time until its result was on the screen. @param {Page} page @param {NonNullable<import('./tools.js').Driven['press']>} press */
export async function pressFor(page, { button, answersIn }) {
  await ask(page, 'expectResult', answersIn)
  await page.getByRole('button', { name: button, exact: true }).click()
  return ask(page, 'answered')
}
