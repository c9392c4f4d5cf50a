import { expect, test, until } from './fixtures.ts'

/** Runs in the page: returns the text of each text area. */
const readTexts = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('.tool-layout textarea')].map(({ value }) => value)

test('a link opens a tool with its settings', async ({ driver, visit }) => {
  await visit('/tools/password-generator#length=24&symbols=off')
  await until(async () => {
    const shown = await driver.evaluate(() => ({
      message: document.querySelector('.linked-settings')?.textContent,
      password: document.querySelector('.copy-list-text')?.textContent,
    }))
    expect(shown.message).toContain('2 settings from the link')
    expect(shown.password).toMatch(/^[A-Za-z\d]{24}$/)
  })
})

test('a recipe in an address runs in the worker, and changes with the text', async ({ driver, visit }) => {
  const recipe = 'text-extractor | line-sorter(order=za) | duplicate-remover'
  await visit(`/recipes#recipe=${encodeURIComponent(recipe)}`)
  await driver.click('.recipe-text textarea')
  await driver.type('b@x.org a@x.org b@x.org')
  await until(async () =>
    expect((await driver.evaluate(readTexts)).slice(0, 2)).toEqual(['b@x.org a@x.org b@x.org', 'b@x.org\na@x.org']),
  )
  await driver.click('.step button', 'Remove Duplicate Remover')
  await until(async () => expect((await driver.evaluate(readTexts))[1]).toBe('b@x.org\nb@x.org\na@x.org'))
  await until(async () => expect(await driver.evaluate(() => location.hash)).not.toContain('duplicate'))
})

test('a text continues in another tool', async ({ driver, visit }) => {
  await visit('/tools/word-counter')
  await driver.click('.tool-layout textarea')
  await driver.type('one two')
  await driver.click('.text-area-bar button', 'Continue with')
  await until(async () =>
    expect(await driver.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox'),
  )
  await driver.type('reverse text')
  await until(async () => {
    const option = await driver.evaluate(() => document.querySelector('[role=option][aria-selected=true]')?.textContent)
    expect(option).toContain('Reverse Text')
  })
  await driver.press('Enter')
  await until(async () => {
    expect(await driver.evaluate(() => location.pathname)).toBe('/tools/reverse-text')
    expect((await driver.evaluate(readTexts))[0]).toBe('one two')
  })
})
