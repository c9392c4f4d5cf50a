import { type Counted, replaceCounted } from './counted.ts'

const quoteMarks = /(^|\n)[^\S\n]?(?:>[^\S\n]?)+/g

/**
 * Removes the marks before quoted lines of an email: `> > text`. If the lines are joined afterwards, a blank line
 * separates the words of different people.
 */
export function removeQuoteMarks(text: string, { join }: { readonly join: boolean }): Counted {
  return replaceCounted(join ? separateLevels(text) : text, quoteMarks, (_match, start) => start)
}

/** Puts a blank line between two lines if one of them has more marks than the other. */
function separateLevels(text: string): string {
  let previous = { level: 0, isBlank: true }
  const lines = text.split('\n').flatMap((line) => {
    const [marks = ''] = line.match(quoteMarks) ?? []
    const current = { level: marks.split('>').length, isBlank: line.slice(marks.length).trim() === '' }
    const isNewLevel = !previous.isBlank && !current.isBlank && previous.level !== current.level
    previous = current
    return isNewLevel ? ['', line] : [line]
  })
  return lines.join('\n')
}
