import { expect, test } from 'vitest'
import { createReport } from './diff-report.ts'

test('the report contains both texts, escaped and with changed words marked', () => {
  const report = createReport(
    [
      { kind: 'skipped', count: 4, originalLine: 1, modifiedLine: 1 },
      { kind: 'changed', originalLine: 5, original: '  if a < b', modifiedLine: 5, modified: '  if a &lt; c' },
      { kind: 'added', modifiedLine: 6, modified: '<b>' },
    ],
    (text) => text,
  )
  expect(report.split('\n').slice(5, -2)).toEqual([
    '<tr><td colspan="4" class="skipped">4 unchanged lines</td></tr>',
    '<tr><td>5</td><td class="original">  if a <del>&lt; b</del></td>' +
      '<td>5</td><td class="modified">  if a <ins>&amp;lt; c</ins></td></tr>',
    '<tr><td></td><td class="same"></td><td>6</td><td class="modified">&lt;b></td></tr>',
  ])
})
