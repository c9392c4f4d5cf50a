import { expect, test } from 'vitest'
import { readOutline } from './outline.ts'

const long = 'very '.repeat(20)

test.each([
  ['nothing', '', [], ''],
  ['one line', 'Green tea', [], 'Green tea'],
  ['a title', 'Green tea\n\nIt is green.\nAnd warm.\n\nMore.', ['Green tea'], 'It is green.\nAnd warm.'],
  ['a title right above its text', '\r\nGreen tea\r\nIt is green.\r\n\r\nMore.', ['Green tea'], 'It is green.'],
  ['wrapped text', 'It is green. We love tea\r\n  and drink it.', [], 'It is green. We love tea\n  and drink it.'],
  ['a first sentence', 'It is green.\n\nAnd warm', [], 'It is green.'],
  ['a long first line', `${'word '.repeat(13)}\nmore`, [], `${'word '.repeat(13)}\nmore`],
  ['a quoted sentence', '“It is green.”\nMore', [], '“It is green.”\nMore'],
  ['Markdown', '# Green tea\nIt is.\n## How to brew\n\nHot.\n#hashtag', ['Green tea', 'How to brew'], 'It is.'],
  ['text before the first heading', 'It is.\n# Green tea', ['Green tea'], 'It is.'],
  [
    'HTML',
    '<h1 class="a">Green <b>tea</b></h1>\n<p>It is\ngreen.</p><p>More</p><H2>How</H2>',
    ['Green <b>tea</b>', 'How'],
    'It is\ngreen.',
  ],
  ['a text with a byline', 'Tea\n\nBy Ann | 5 May\n\nIt is.\n\nMore', ['Tea', 'By Ann | 5 May'], 'It is.'],
  ['HTML without paragraphs', '<h1>Tea</h1>\nGreen tea\nIt is.', ['Tea'], 'Green tea\nIt is.'],
  ['HTML with a byline', '<p>By <i>Ann</i></p><p class="a"><b>It is.</b></p>', [], '<b>It is.</b>'],
  ['front matter', '---\ntitle: Tea\n# note\n---\n\nTea\n\nIt is.', ['Tea'], 'It is.'],
  ['headings', 'Tea\n\nIntroduction\n\nIt is.\n\nPots\n\nHot.', ['Tea', 'Introduction', 'Pots'], 'It is.'],
  ['a list', 'Tea\n\nIt is.\n\n- pot\n\n- cup\n\nHot\n\nCold\n\nMilk', ['Tea'], 'It is.'],
  ['lines that are paragraphs', `Tea\nIt is ${long}.\nPots\nHot.`, ['Tea', 'Pots'], `It is ${long}.`],
  ['long wrapped lines', `It is ${long}\ngreen.\n\nHot.`, [], `It is ${long}\ngreen.`],
  ['unclosed tags', '<h1>Green\n\n<p>tea', [], '<p>tea'],
])('the outline of %s', (_, text, headings, firstParagraph) => {
  expect(readOutline(text)).toEqual({ headings, firstParagraph })
})

test('takes linear time on unclosed tags', () => {
  expect(readOutline('<h1><p>'.repeat(20_000)).headings).toEqual([])
})
