import { expect, test } from 'vitest'
import { estimateWords } from './unspaced.ts'

test.each([
  ['', undefined],
  ['… 123 😀', undefined],
  ['The word 東京 means Tokyo.', undefined],
  ['오늘은 날씨가 좋다.', undefined],
  ['今天天气很好，我们去公园散步。', 7],
  ['吾輩は猫である。名前はまだ無い。', 9],
  ['วันนี้อากาศดีมาก', 5],
  ['我用 Excel 写报告，每天都写。', 8],
])('%j has about %j words without spaces', (text, words) => expect(estimateWords(text, text.length)).toBe(words))

test.each(['ຂ້ອຍມັກອ່ານ', '𠮷野家'])('%s is written without spaces', (text) =>
  expect(estimateWords(text, text.length)).toBeGreaterThan(0),
)

test('the start of a text shows how it is written', () => {
  const text = `${'word '.repeat(2000)}${'天'.repeat(20_000)}`
  expect(estimateWords(text, text.length)).toBeUndefined()
})

test('estimates the words of a long text from its start', () => {
  const text = '今天天气很好，我们去公园散步。'.repeat(1000)
  expect(estimateWords(text, text.length)).toBeCloseTo(7000, -2)
})
