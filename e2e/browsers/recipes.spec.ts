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
  await visit(`/recipes#recipe=${encodeURIComponent('case-converter(style=upper) | reverse-text')}`)
  await driver.click('.recipe-text textarea')
  await driver.type('one two')
  await until(async () => expect((await driver.evaluate(readTexts)).slice(0, 2)).toEqual(['one two', 'OWT ENO']))
  await driver.click('.step button', 'Remove Reverse Text')
  await until(async () => expect((await driver.evaluate(readTexts))[1]).toBe('ONE TWO'))
  await until(async () => expect(await driver.evaluate(() => location.hash)).not.toContain('reverse'))
})

test('a text continues in another tool', async ({ driver, visit }) => {
  await visit('/tools/word-counter')
  await driver.click('.tool-layout textarea')
  await driver.type('one two')
  await driver.click('.tool-layout button', 'Continue with')
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
