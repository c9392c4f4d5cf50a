import { expect, test } from 'vitest'
import { joinItems, type PdfItem } from './pdf-lines.ts'

/** An item at a distance from the left. Its letters are 6 wide. */
function item(str: string, left: number, { dir = 'ltr', hasEOL = false } = {}): PdfItem {
  return { str, dir, hasEOL, width: 6 * str.length, height: 12, transform: [12, 0, 0, 12, left, 0] }
}

const rtl = { dir: 'rtl' }

test.each([
  ['lines', [item('One', 0, { hasEOL: true }), item('two', 0)], 'One\ntwo'],
  ['a line as it is seen', [item('גדול', 0, rtl), item(' ', 24), item('בית', 30, rtl)], 'בית גדול'],
  ['a line as it is read', [item('בית', 30, rtl), item(' ', 24), item('גדול', 0, rtl)], 'בית גדול'],
  ['a gap without a space', [item('שנה', 30, rtl), item('12', 12)], 'שנה 12'],
  ['letter by letter', [item('ב', 0, rtl), item('א', 6, rtl)], 'אב'],
  [
    'words from left to right in it',
    [
      item('גדול', 0, rtl),
      item(' ', 24),
      item('big', 30),
      item(' ', 48),
      item('one', 54),
      item(' ', 72),
      item('בית', 78, rtl),
    ],
    'בית big one גדול',
  ],
  [
    'words from right to left in another line',
    [
      item('The word', 0),
      item(' ', 48),
      item('ב', 54, rtl),
      item(' ', 60),
      item('א', 66, rtl),
      item(' is two words', 72),
    ],
    'The word א ב is two words',
  ],
  ['shapes of Arabic letters', [item('\uFEF3', 0, rtl), item('\uFEFB', 6, rtl)], 'لاي'],
  ['soft hyphens', [item('co\u00ADoper\u00AD', 0, { hasEOL: true }), item('ation', 0)], 'cooper-\nation'],
])('%s', (_, items, expected) => expect(joinItems(items)).toBe(expected))
