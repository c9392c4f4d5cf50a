import { toolIds } from '../tool-ids.ts'
import type { Driver } from './driver.ts'
import { expect, test, until } from './fixtures.ts'

/** The main button of tools that do not update while typing. Other tools have theirs in `.actions`. */
const mainActions = new Map([
  ['duplicate-remover', 'Remove duplicates'],
  ['find-replace', 'Replace all'],
  ['text-summarizer', 'Summarize'],
])

/** Runs in the page: returns whether a result can be copied, and any errors. */
function readResult() {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tool-layout button')]
  const copies = buttons.filter((button) => /^\s*Copy/.test(button.getAttribute('aria-label') ?? button.textContent))
  return {
    canCopy: copies.some((button) => !button.disabled),
    isStale: document.querySelector('.tool-layout')?.matches('[data-stale]'),
    failures: [...document.querySelectorAll('.failure p')].map(({ textContent }) => textContent),
    errorToasts: document.querySelectorAll('.toast-destructive, .toast[data-destructive]').length,
  }
}

async function expectResult(driver: Driver) {
  await until(async () => {
    expect(await driver.evaluate(readResult)).toEqual({ canCopy: true, isStale: false, failures: [], errorToasts: 0 })
  })
}

for (const id of toolIds) {
  test(`${id} works on its first example`, async ({ driver, visit }) => {
    await visit(`/tools/${id}`)
    const hasExamples = await driver.evaluate(() => document.querySelector('.examples button') !== null)
    await driver.click(hasExamples ? '.examples button' : '[data-main-action]')
    const mainAction = mainActions.get(id)
    const hasActions = await driver.evaluate(
      () => document.querySelector('.tool-layout .actions button:enabled') !== null,
    )
    if (mainAction !== undefined) await driver.click('.tool-layout button', mainAction)
    else if (hasActions) await driver.click('.tool-layout .actions button')
    await expectResult(driver)
  })
}
