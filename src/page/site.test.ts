import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from './site.ts'

/** Sources of the pages. Articles are not included: Markdown cannot import `site`. */
const folders = [
  'src/page',
  'src/site',
  'src/blog',
  'src/contact',
  'src/ui',
  'src/tools',
  'content/pages',
  'content/home',
]

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mdx)$/.test(name) && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`),
)

test.each([site.name, site.responseTime])('“%s” appears only in site.ts', (text) => {
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(text))).toEqual(['src/page/site.ts'])
})
