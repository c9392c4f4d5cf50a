import { withChunks } from '#core/long-text/chunked-result.ts'
import { filterLineStream } from '#core/long-text/text-stream.ts'
import { rearrangeLines } from '#core/text/rearrange-lines.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { createFinder } from './finder.ts'
import { replaceStream } from './replace-stream.ts'
import { createReplacedText, type ReplaceOptions, Replacer } from './replacer.ts'
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
  const replacer = new Replacer(options)
  const replaced = createReplacedText()
  const chunk = { text, from: 0, to: text.length, isLast: true }
  for (const output of replacer.replace(chunk, (done) => context.progress(done, text.length))) replaced.add(output)
  const { count, matches } = replacer
  if (!options.preview) return withChunks({ count }, replaced.take())
  return { count, matches }
}
