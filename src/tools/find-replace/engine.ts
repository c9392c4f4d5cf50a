import { withChunks } from '#core/long-text/chunked-result.ts'
import { filterLineStream } from '#core/long-text/text-stream.ts'
import { rearrangeLines } from '#core/text/rearrange-lines.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { createFinder, searchedText } from './finder.ts'
import { replaceStream } from './replace-stream.ts'
import { checkReplacedLength, createReplacedText, insertedText, type ReplaceOptions, Replacer } from './replacer.ts'
import type { tool } from './tool.ts'
import { print, type Replaced } from './result.ts'

export const engine: Engine<typeof tool, Replaced> = {
  run({ text }, options, context) {
    if (!filtersLines(options)) return replaceMatches(text, options, context)
    const found = { count: 0 }
    const filtered = rearrangeLines(text, createLineFilter(options, found))
    return { text: filtered, ...found }
  },

  async *stream(chunks, options, context) {
    if (!filtersLines(options)) return yield* replaceStream(chunks, options, context)
    const found = { count: 0 }
    yield* filterLineStream(chunks, createLineFilter(options, found), context)
    return { text: '', ...found }
  },
  print,

  hasNoMatch: ({ count }, { mode }) => mode === 'keepLines' && count === 0,
}

/** A preview counts the matches themselves. */
function filtersLines({ mode, preview }: ReplaceOptions): boolean {
  return (mode === 'keepLines' || mode === 'removeLines') && !preview
}

/** Keeps or removes the lines with a match, and counts them. Each line is searched on its own. */
function createLineFilter(options: ReplaceOptions, found: { count: number }) {
  const find = createFinder(options)
  return (lines: readonly string[]): string[] =>
    lines.filter((line) => {
      const hasMatch = find(line).next().done !== true
      if (hasMatch) found.count += 1
      return hasMatch === (options.mode === 'keepLines')
    })
}

function replaceMatches(text: string, options: ReplaceOptions, context: EngineContext): Replaced {
  if (isExact(options)) return replaceExact(text, options)
  const replacer = new Replacer(options)
  const replaced = createReplacedText()
  const chunk = { text, from: 0, to: text.length, isLast: true }
  for (const output of replacer.replace(chunk, (done) => context.progress(done, text.length))) replaced.add(output)
  const { count, matches } = replacer
  if (!options.preview) return withChunks({ count }, replaced.take())
  return { count, matches }
}

/** Whether every place where the text stands is a match. Half of a surrogate pair is none inside a character. */
function isExact({ find, regex, caseSensitive, wholeWord, preview, at }: ReplaceOptions): boolean {
  return find !== '' && find.isWellFormed() && caseSensitive && !regex && !wholeWord && !preview && at < 0
}

function replaceExact(text: string, options: ReplaceOptions): Replaced {
  const [find, inserted] = [searchedText(options), insertedText(options)]
  const parts = text.split(find)
  const count = parts.length - 1
  checkReplacedLength(text.length + count * (inserted.length - find.length))
  return { text: parts.join(inserted), count }
}
