import { decodeEntities, makeTypewritten, removeAccents, splitLigatures } from './characters.ts'
import type { Change, CleanerOptions } from './changes.ts'
import type { Counted } from './counted.ts'
import { removeMarkdown } from './markdown.ts'
import { mendHyphens } from './hyphens.ts'
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
import { cleanSpecial } from './special.ts'
import { stripTags } from './tags.ts'

type Step = (text: string, options: CleanerOptions) => Counted | Promise<Counted>

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
  ['quoteMarks', removeQuoteMarks],
  ['markdown', removeMarkdown],
  ['lineNumbers', removeLineNumbers],
  ['pageNumbers', removePageNumbers],
  ['hyphens', mendHyphens],
  ['invisible', removeInvisible],
  ['join', (text, { quoteMarks }) => joinLines(text, { isEmail: quoteMarks })],
  ['bullets', removeBullets],
  ['oneLine', joinAllLines],
  ['split', (text, { split }) => splitLinesAt(text, split)],
  ['ligatures', splitLigatures],
  ['accents', removeAccents],
  ['quotes', makeTypewritten],
  ['special', cleanSpecial],
  ['spaces', cleanSpaces],
  ['breaks', cleanBreaks],
  ['blankLines', removeBlankLines],
  ['wrap', (text, { wrap }) => wrapLines(text, wrap)],
  ['numbers', numberLines],
  ['prefix', (text, { prefix }) => addToLines(text, prefix, '')],
  ['suffix', (text, { suffix }) => addToLines(text, '', suffix)],
  ['joinWith', (text, { joinWith }) => joinLinesWith(text, joinWith)],
]
