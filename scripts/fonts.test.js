import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { basicCharacters, cutFonts } from './fonts.js'

const css = readFileSync(new URL('../src/frame/fonts.css', import.meta.url), 'utf8')
const faces = [...css.matchAll(/url\('([^']+)'\)[^}]*unicode-range:\s*([^;]+);/g)].map(([, file = '', range = '']) => ({
  file,
  range,
}))
const basicFaces = faces.filter(({ file }) => !file.endsWith('-rest.woff2'))

/** @param {string} range */
function charactersOf(range) {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    )
  })
}

test('fonts.css has three fonts in two files each', () => expect([faces.length, basicFaces.length]).toEqual([6, 3]))

test.each(basicFaces)('the unicode-range of $file matches its characters', ({ range }) => {
  expect(charactersOf(range).join('')).toBe([...basicCharacters].toSorted().join(''))
})

test('cutFonts makes a font smaller, and does not write it again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  await cutFonts(folder)
  const file = join(folder, 'fraunces.woff2')
  const { size, mtimeMs } = statSync(file)
  expect(size).toBeLessThan(13_000)
  await cutFonts(folder)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
  rmSync(folder, { recursive: true })
})
