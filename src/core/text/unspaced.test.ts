import { expect, test } from 'vitest'
import { isUnspaced } from './unspaced.ts'

test.each([
  ['', false],
  ['… 123 😀', false],
  ['The word 東京 means Tokyo.', false],
  ['오늘은 날씨가 좋다.', false],
  ['今天天气很好。我们去公园散步。', true],
  ['吾輩は猫である。名前はまだ無い。', true],
  ['วันนี้อากาศดีมาก', true],
  ['ຂ້ອຍມັກອ່ານ', true],
  ['我用 Excel 写报告，每天都写。', true],
  [`𠮷野家`, true],
  [`${'word '.repeat(2000)}${'天'.repeat(20_000)}`, false],
])('%j is written without spaces: %j', (text, expected) => expect(isUnspaced(text)).toBe(expected))

test('reads a long text in chunks', () => {
  const chunks = ['今天天气很好。', '我们去公园散步。']
  expect(isUnspaced({ length: 15, chunks: () => chunks })).toBe(true)
})
