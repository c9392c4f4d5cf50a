import type { Suggest, Suggestion } from '#core/suggestion.ts'
import { dividedWord, filledLines, hasBrokenLines } from '#core/text/text-shape.ts'

const jwt = /^(?:bearer\s+)?eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*$/i
const cueTimes = /^[\d:.,]+ +--> +[\d:.,]+/m
const tracking = /https?:\/\/\S+[?&](?:utm_\w+|fbclid|gclid|msclkid|igshid)=/
// Limited to the length that addresses may have: without it, a long word takes quadratic time.
const email = /[\w.+%-]{1,64}@[\w-]+(?:\.[\w-]+)+/g
const bullet = /^[•‣◦▪*-] *\S/
const ligature = /[ﬀ-ﬆ]/
const markdown = [/^#{1,6} \S/m, /\*\*\S[^*\n]*\*\*/, /\[[^\]\n]+\]\(\S+\)/, /^```/m]

function hasRepeatedEmails(sample: string): boolean {
  const emails = sample.toLowerCase().match(email) ?? []
  return new Set(emails).size < emails.length
}

/** Rows with the same number of tabs, as copied from a spreadsheet. */
function isTable(sample: string): boolean {
  const rows = sample.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [tabs = 0, ...others] = rows.map((line) => line.split('\t').length - 1)
  return tabs > 0 && others.length > 0 && others.every((count) => count === tabs)
}

/** One line with several short items between commas, not a sentence. */
function isCommaSeparated(sample: string): boolean {
  const items = sample.trim().split(/, */)
  return (
    items.length >= 4 && !/[\n{}<>]|[.!?]$/.test(sample.trim()) && items.every((item) => /^\S+(?: \S+)?$/.test(item))
  )
}

/** How each recipe recognizes its text. The file in content/recipes has the same name. */
const suggesters: Readonly<Record<string, Suggest>> = {
  'decode-jwt': (sample) =>
    jwt.test(sample.trim()) ? { score: 0.97, reason: 'Looks like a JWT', action: 'Decode' } : undefined,
  'transcript-to-text': (sample) =>
    cueTimes.test(sample) ? { score: 0.93, reason: 'Subtitles', action: 'Remove timestamps' } : undefined,
  'remove-tracking-parameters': (sample) =>
    tracking.test(sample) ? { score: 0.9, reason: 'Tracking in links', action: 'Remove' } : undefined,
  'unjustify-pdf-text': (sample) =>
    hasBrokenLines(sample) && (dividedWord.test(sample) || ligature.test(sample))
      ? { score: 0.89, reason: 'Text from a PDF', action: 'Make paragraphs' }
      : undefined,
  'unique-email-addresses': (sample) =>
    hasRepeatedEmails(sample) ? { score: 0.87, reason: 'Repeated addresses', action: 'List each once' } : undefined,
  'tsv-to-csv': (sample) =>
    isTable(sample) ? { score: 0.84, reason: 'Cells with tabs', action: 'Make CSV' } : undefined,
  'markdown-to-plain-text': (sample) =>
    markdown.filter((mark) => mark.test(sample)).length >= 2
      ? { score: 0.83, reason: 'Markdown', action: 'Make plain text' }
      : undefined,
  'commas-to-bullet-list': (sample) =>
    isCommaSeparated(sample) ? { score: 0.74, reason: 'Items with commas', action: 'Make a list' } : undefined,
  'bullet-list-to-commas': (sample) => {
    const lines = filledLines(sample)
    const isList = lines.length >= 3 && lines.every((line) => bullet.test(line))
    return isList ? { score: 0.72, reason: 'A bullet list', action: 'Put on one line' } : undefined
  },
}

export interface SuggestedRecipe extends Suggestion {
  readonly slug: string
}

/** The recipes that fit the start of a text, in no order. */
export function suggestRecipes(sample: string): SuggestedRecipe[] {
  return Object.entries(suggesters).flatMap(([slug, suggest]) => {
    const suggestion = suggest(sample)
    return suggestion ? [{ slug, ...suggestion }] : []
  })
}
