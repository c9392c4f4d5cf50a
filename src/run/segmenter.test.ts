import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { ensureSegmenter } from './segmenter.ts'

const { Segmenter: native } = Intl

afterEach(() => {
  Object.assign(Intl, { Segmenter: native })
})

// Resets the modules, so that the next test file uses the native segmenter.
afterAll(() => vi.resetModules())

/** Simulates Firefox before 125. */
async function withoutSegmenter() {
  Reflect.deleteProperty(Intl, 'Segmenter')
  vi.resetModules()
  await ensureSegmenter()
}

const text = '👩‍👩‍👧 🇫🇷🇩🇪 e\u0301 नमस्ते 각각 \r\n👍🏽1️⃣'

test('counts characters with the fallback if Intl.Segmenter is missing', async () => {
  const expected = [...new native('en').segment(text)].length
  await withoutSegmenter()
  const { countGraphemes } = await import('#core/text/graphemes.ts')
  expect(Intl.Segmenter).not.toBe(native)
  expect(countGraphemes(text)).toBe(expected)
})

test('marks words in a diff if Intl.Segmenter is missing', async () => {
  await withoutSegmenter()
  const { markWords } = await import('#tools/text-diff/mark-words.ts')
  const { modified } = markWords('größer als zuvor, später', 'kleiner als zuvor, später')
  expect(modified.spans).toEqual([
    { text: 'kleiner', isMarked: true },
    { text: ' als zuvor, später', isMarked: false },
  ])
})

test('keeps the native segmenter', async () => {
  await ensureSegmenter()
  expect(Intl.Segmenter).toBe(native)
})
