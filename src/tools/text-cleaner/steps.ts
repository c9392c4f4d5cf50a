import { lineBreakOf } from '#core/text/lines.ts'
import type { Change, CleanerOptions } from './changes.ts'
import { makeTypewritten, removeAccents, splitLigatures } from './characters.ts'
import type { Counted } from './counted.ts'
import { removeInvisible } from './invisible.ts'
import {
  addToLines,
  joinAllLines,
  joinLines,
  joinLinesWith,
  numberLines,
  removeBlankLines,
  splitLinesAt,
  wrapLines,
} from './line-edits.ts'
import { removeMarkdown } from './markdown.ts'
import { cleanBreaks, cleanSpaces } from './spaces.ts'
import { cleanSpecial, removeEmoji } from './special.ts'
import { stripHtml } from './tags.ts'

type Step<Result = Counted | Promise<Counted>> = (text: string, options: CleanerOptions) => Result

/** Changes a text with LF line breaks. Afterwards, all line breaks are like the first one. */
function withLineFeeds(step: Step<Counted>): Step {
  return (text, options) => {
    if (!text.includes('\r')) return step(text, options)
    const changed = step(text.replace(/\r\n?/g, '\n'), options)
    return { ...changed, text: changed.count === 0 ? text : changed.text.replaceAll('\n', lineBreakOf(text)) }
  }
}

/**
 * All changes in the order in which they are made. Each one prepares the text for the next:
 *
 * - Lines are joined before invisible characters are removed, because a soft hyphen at a line end divides a word.
 * - Removing characters leaves spaces behind, and removing spaces leaves empty lines behind.
 * - Paragraphs need the blank lines between them until their lines are joined.
 * - Lines are split before spaces at their ends are removed, and joined with a separator after everything else.
 */
export const steps: readonly (readonly [Change, Step])[] = [
  ['tags', stripHtml],
  ['markdown', withLineFeeds(removeMarkdown)],
  ['join', withLineFeeds(joinLines)],
  ['invisible', removeInvisible],
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
