import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { exampleSeed } from '#core/tool/manifest.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { loadSteps, runRecipe } from '#run/run-recipe.ts'
import { tools } from '#tools/manifests.ts'
import { readRecipe, readRecipes } from './read-recipes.ts'

const recipes = readRecipes('content/recipes')

/** Runs a recipe on a text and returns the output of the last step. */
async function run(notation: string, text: string, seed = exampleSeed): Promise<string> {
  const parsed = parseRecipe(notation, tools)
  if (!parsed.ok) throw new Error(parsed.message)
  const results = runRecipe(await loadSteps(parsed.steps), text, ({ engine, options }, input) =>
    engine.run(input, options, createEngineContext({ random: seededRandom(seed) })),
  )
  let output = ''
  for await (const { chunks } of results) output = chunks.join('')
  return output
}

test('there are at least 28 recipes', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(28)
})

test.each(recipes)('$slug gives the result of its example', async ({ notation, before = '', after }) => {
  expect(await run(notation, before)).toBe(after)
})

test.each(recipes)('$slug is random only if it says so', async ({ notation, before = '', after, isRandom }) => {
  expect((await run(notation, before, exampleSeed + 1)) === after).toBe(!isRandom)
})

describe('a file', () => {
  const source = `---
title: Sorted lines
summary: Sorts the lines of a text from A to Z, so that every entry can be found.
group: Lists
keywords:
  - sort
  - order
related:
  - a
  - b
---

\`\`\`recipe
line-sorter(trim=on) |
find-replace(find=a)
\`\`\`

What it does.

When to use it,
and what it doesn’t do.

\`\`\`\`before
 b

\`\`\`
a
\`\`\`\`

\`\`\`after
\`\`\`
`

  test('is read', () => {
    expect(readRecipe('sorted-lines', source)).toEqual({
      slug: 'sorted-lines',
      title: 'Sorted lines',
      summary: 'Sorts the lines of a text from A to Z, so that every entry can be found.',
      group: 'Lists',
      keywords: ['sort', 'order'],
      related: ['a', 'b'],
      notation: 'line-sorter(trim=on) |\nfind-replace(find=a)',
      steps: [
        { toolId: 'line-sorter', toolName: 'Line Sorter', settings: 'A to Z, Trim each line' },
        { toolId: 'find-replace', toolName: 'Find & Replace', settings: 'Replace matches, Find “a”' },
      ],
      about: ['What it does.', 'When to use it,\nand what it doesn’t do.'],
      before: ' b\n\n\`\`\`\na',
      after: '',
      isRandom: false,
    })
  })

  test.each([
    ['title: Sorted lines\n', '', 'title is missing.'],
    ['title: Sorted lines', 'title: ""', 'title is missing.'],
    ['title: Sorted lines', 'title: Sorted: lines', 'The front matter isn’t valid YAML'],
    ['so that every entry can be found.', '', 'summary must have 60 to 160 characters.'],
    ['group: Lists', 'group: Other', 'group must be one of: Pasted text, Lists'],
    ['  - order\n', '', 'keywords must list at least two.'],
    ['line-sorter(', 'line-sort(', 'The recipe has a mistake at character 1: Unknown tool “line-sort”.'],
    [' |\nfind-replace', ' | password-generator | find-replace', 'Step 2: A generator can only be the first step.'],
    ['line-sorter(trim=on) |\nfind-replace(find=a)', '', 'The recipe has no steps.'],
    ['\`\`\`\`before', '\`\`\`\`input', 'The block “before” is missing.'],
    ['What it does.\n\n', '', 'Two paragraphs are needed'],
    ['---\ntitle', 'title', 'The file must start with front matter'],
  ])('with %j instead of %j is refused: %s', (part, replacement, message) => {
    expect(source).toContain(part)
    expect(() => readRecipe('sorted-lines', source.replace(part, replacement))).toThrow(
      `content/recipes/sorted-lines.md: ${message}`,
    )
  })

  test('with a name that is not a slug is refused', () => {
    expect(() => readRecipe('Sorted lines', source)).toThrow('The name may have')
  })
})

describe('the gallery', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'))
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })
  const source = readFileSync('content/recipes/reverse-line-order.md', 'utf8').replace(
    /related:(\n {2}- .*)+/,
    'related:\n  - b\n  - b',
  )

  test('needs unique titles and existing related recipes', () => {
    writeFileSync(join(folder, 'a.md'), source)
    expect(() => readRecipes(folder)).toThrow('content/recipes/a.md: related: there is no recipe called b.')
    writeFileSync(join(folder, 'b.md'), source)
    expect(() => readRecipes(folder)).toThrow('Another recipe has the same title.')
    writeFileSync(join(folder, 'b.md'), source.replaceAll('- b', '- a').replace('title: ', 'title: Not '))
    expect(readRecipes(folder).map(({ slug, related }) => [slug, related[0]?.slug])).toEqual([
      ['b', 'a'],
      ['a', 'b'],
    ])
  })
})
