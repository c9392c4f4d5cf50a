import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chooseLightTheme, expect, expectNoAxeViolations, isDeep, test } from './fixtures.ts'

const folder = join(import.meta.dirname, '../content/recipes')

function readRecipe(file: string) {
  const source = readFileSync(join(folder, file), 'utf8')
  const field = (name: string) => new RegExp(`^${name}: '?(.*?)'?$`, 'm').exec(source)?.[1]?.replaceAll("''", "'") ?? ''
  const block = (name: string) => new RegExp(`^(\`{3,})${name}\\n([^]*?)\\n\\1$`, 'm').exec(source)?.[2]
  return {
    path: `/recipes/${file.replace('.md', '')}`,
    title: field('title'),
    summary: field('summary'),
    group: field('group'),
    isRandom: field('random') === 'yes',
    before: block('before'),
    after: block('after') ?? '',
  }
}

const recipes = readdirSync(folder).map(readRecipe)
const groups = [...new Set(recipes.map(({ group }) => group))]

const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' })
const result = (page: Page) => page.getByRole('textbox', { name: 'Result' })

function decode(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

test('every recipe has a prerendered page that is in the sitemap', async ({ request }) => {
  expect(recipes.length).toBeGreaterThanOrEqual(28)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const llms = await (await request.get('/llms.txt')).text()
  const list = decode(await (await request.get('/recipes')).text())
  for (const { path, title, summary, before = '', after } of recipes) {
    const html = decode(await (await request.get(path)).text())
    expect(html).toContain(`<title>${title} | Textwright</title>`)
    expect(html).toContain(`<meta name="description" content="${summary}"/>`)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"/>`))
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]+/share${path}\\.png"/>`))
    expect(html).toContain(`>${title}</h1>`)
    expect(html).toContain(before)
    expect(html).toContain(after)
    expect(sitemap).toContain(`${path}</loc>`)
    expect(llms).toContain(`${path}): ${summary}`)
    expect(list).toContain(`href="${path}"`)
  }
})

/** The lines of a random result, without numbers and in a fixed order. */
function sortedLines(value: string): string[] {
  return value
    .split('\n')
    .map((line) => line.replace(/^\d+\. /, ''))
    .sort()
}

for (const group of groups) {
  test(`${group}: the runner on its pages gives the result of the example`, async ({ page }) => {
    test.setTimeout(180_000)
    // Unit tests run every example.
    const all = recipes.filter((recipe) => recipe.group === group)
    for (const { path, before, after, isRandom } of isDeep ? all : all.slice(0, 2)) {
      await page.goto(path)
      if (before !== undefined) {
        await page.getByRole('button', { name: 'See what it does' }).click()
        await expect(text(page), path).toHaveValue(before)
      }
      if (!isRandom) await expect(result(page), path).toHaveValue(after)
      else if (before === undefined) await expect(result(page), path).toHaveValue(/^(?:\w+ \w+\n){5,}\w+ \w+$/)
      else await expect.poll(async () => sortedLines(await result(page).inputValue())).toEqual(sortedLines(after))
    }
  })
}

test('a recipe links to its tools and to other recipes', async ({ page }) => {
  await page.goto('/recipes/unique-email-addresses')
  const steps = page.locator('.about ol > li')
  await expect(steps).toHaveText([
    'Text Extractor: Emails',
    'Case Converter: lower case',
    'Duplicate Remover: Remove duplicates',
    'Line Sorter: A to Z',
  ])
  await expect(steps.first().getByRole('link')).toHaveAttribute('href', '/tools/text-extractor')
  await text(page).fill('a@example.org')
  await page
    .getByRole('region', { name: 'Related recipes' })
    .getByRole('link', { name: /^Extract all links/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Extract all links from a text' })).toBeVisible()
  // Each recipe has its own text and steps.
  await expect(text(page)).toHaveValue('')
  await text(page).fill('See https://example.org/x')
  await expect(result(page)).toHaveValue('https://example.org/x')
  await page.goBack()
  await expect(text(page)).toHaveValue('a@example.org')
})

test('an unknown recipe is a missing page', async ({ page, expectLog }) => {
  expectLog(/status 404/)
  expectLog(/Failed to load resource/)
  expectLog(/404: there is no page/)
  await page.goto('/recipes/no-such-recipe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|404/i)
})

test('the search finds recipes', async ({ page }) => {
  await page.goto('/tools/word-counter')
  for (const [query, path] of [
    ['decode jwt', '/recipes/decode-jwt'],
    ['youtube transcript', '/recipes/transcript-to-text'],
    ['alphabetize by last name', '/recipes/sort-by-last-name'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(query)
    const group = page.getByRole('dialog', { name: 'Search' }).getByRole('group', { name: 'Recipes' })
    await group.getByRole('option').first().click()
    await expect(page).toHaveURL(path)
  }
})

test('the home page suggests a recipe and opens it with the text', async ({ page }) => {
  const { before = '', after } = recipes.find(({ path }) => path.endsWith('decode-jwt')) ?? { after: '' }
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Start with any text' }).fill(before)
  await page.getByRole('button', { name: 'Looks like a JWT · Decode' }).click()
  await expect(page).toHaveURL('/recipes/decode-jwt')
  await expect(text(page)).toHaveValue(before)
  await expect(result(page)).toHaveValue(after)
  expect(await page.evaluate(() => JSON.stringify([location.href, history.state]))).not.toContain(before.slice(0, 20))
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Start with any text' })).toHaveValue(before)
})

for (const { path, theme, width } of [
  { path: '/recipes/decode-jwt', theme: 'light', width: 375 },
  { path: '/recipes/csv-column', theme: 'dark', width: 1366 },
  { path: '/recipes/random-team-names', theme: 'light', width: 1366 },
  { path: '/recipes/markdown-to-plain-text', theme: 'dark', width: 320 },
]) {
  test(`${path} in the ${theme} theme at ${String(width)} px: no accessibility violations, nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    if (theme === 'light') await chooseLightTheme(page)
    await page.goto(path)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
