import { mendHyphens } from '#core/text/hyphens.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { decodeEntities, makeTypewritten, removeAccents, splitLigatures } from './characters.ts'
import type { Change, CleanerOptions } from './changes.ts'
import type { Counted } from './counted.ts'
import { removeMarkdown } from './markdown.ts'
import { removeInvisible } from './invisible.ts'
import {
  addToLines,
  joinAllLines,
  joinLines,
  joinLinesWith,
  numberLines,
  removeBlankLines,
  removeBullets,
  removeLineNumbers,
  splitLinesAt,
  wrapLines,
} from './lines.ts'
import { removePageNumbers } from './page-numbers.ts'
import { removeQuoteMarks } from './quote-marks.ts'
import { cleanBreaks, cleanSpaces } from './spaces.ts'
import { cleanSpecial, removeEmoji } from './special.ts'
import { stripTags } from './tags.ts'

/** Changes a text. `original` is the text before the first step. */
type Step<Result = Counted | Promise<Counted>> = (text: string, options: CleanerOptions, original: string) => Result

/** Changes a text with LF line breaks. Afterwards, all line breaks are like the first one. */
function withLineFeeds(step: Step<Counted>): Step {
  return (text, options, original) => {
    if (!text.includes('\r')) return step(text, options, original)
    const changed = step(text.replace(/\r\n?/g, '\n'), options, original)
    return { ...changed, text: changed.count === 0 ? text : changed.text.replaceAll('\n', lineBreakOf(text)) }
  }
}

/**
 * All changes in the order in which they are made. Each one prepares the text for the next:
 *
 * - Entities are decoded after tags are removed, so that `&lt;b&gt;` stays as text.
 * - Marks before quoted lines hide the Markdown, bullets and numbers after them.
 * - Line and page numbers would be in the way of divided words, and a soft hyphen at a line end divides a word.
 * - A line that contains only invisible characters separates paragraphs.
 * - Bullets show which lines belong to a list and are not joined.
 * - Removing characters leaves spaces behind, and removing spaces leaves empty lines behind.
 * - Paragraphs need the blank lines between them until their lines are joined.
 * - Lines are split before spaces at their ends are removed, and joined with a separator after everything else.
 */
export const steps: readonly (readonly [Change, Step])[] = [
  ['tags', stripTags],
  ['entities', decodeEntities],
  ['quoteMarks', withLineFeeds(removeQuoteMarks)],
  ['markdown', withLineFeeds(removeMarkdown)],
  ['lineNumbers', withLineFeeds(removeLineNumbers)],
  ['pageNumbers', withLineFeeds(removePageNumbers)],
  ['hyphens', withLineFeeds((text) => mendHyphens(text))],
  ['invisible', removeInvisible],
  ['join', withLineFeeds(joinLines)],
  ['bullets', withLineFeeds(removeBullets)],
  ['oneLine', withLineFeeds(joinAllLines)],
  ['split', splitLinesAt],
  ['ligatures', splitLigatures],
  ['accents', removeAccents],
  ['quotes', makeTypewritten],
  ['emoji', removeEmoji],
  ['special', cleanSpecial],
  ['spaces', cleanSpaces],
  ['breaks', cleanBreaks],
  ['blankLines', withLineFeeds(removeBlankLines)],
  ['wrap', withLineFeeds(wrapLines)],
  ['numbers', withLineFeeds(numberLines)],
  ['prefix', (text, { prefix }) => addToLines(text, prefix, '')],
  ['suffix', (text, { suffix }) => addToLines(text, '', suffix)],
  ['joinWith', joinLinesWith],
]
