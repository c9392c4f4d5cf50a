import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from './site.ts'

/** Sources of the pages. Articles are not included: Markdown cannot import `site`. */
const folders = [
  'src/config',
  'src/frame',
  'src/pages',
  'src/build',
  'src/blog',
  'src/contact',
  'src/ui',
  'src/tools',
  'content/pages',
  'content/home',
]

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The configuration of other servers names the product that it is for.
    .filter((name) => /\.(?:tsx?|mdx)$/.test(name) && !name.includes('.test.') && !name.startsWith('hosting/'))
    .map((name) => `${folder}/${name}`),
)

test.each([
  [site.name, 'site-words.ts'],
  [site.responseTime, 'site.ts'],
])('“%s” appears only in %s', (text, only) => {
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(text))).toEqual([`src/config/${only}`])
})
