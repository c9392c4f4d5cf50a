import type { Suggestion } from '#core/tool/suggestion.ts'
import { isPublished } from '#config/published.ts'
import { dividedWord, filledLines, hasBrokenLines } from '#core/text/text-shape.ts'
import { recipePath } from './recipe-path.ts'

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

function isFromPdf(sample: string): boolean {
  return hasBrokenLines(sample) && (dividedWord.test(sample) || ligature.test(sample))
}

function isMarkdown(sample: string): boolean {
  return markdown.filter((mark) => mark.test(sample)).length >= 2
}

function isBulletList(sample: string): boolean {
  const lines = filledLines(sample)
  return lines.length >= 3 && lines.every((line) => bullet.test(line))
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

type Rule = readonly [slug: string, fits: (sample: string) => boolean, score: number, reason: string, action: string]

/** How each recipe recognizes its text. The file in content/recipes has the name of the slug. */
const rules: readonly Rule[] = [
  ['decode-jwt', (sample) => jwt.test(sample.trim()), 0.97, 'Looks like a JWT', 'Decode'],
  ['transcript-to-text', (sample) => cueTimes.test(sample), 0.93, 'Subtitles', 'Remove timestamps'],
  ['remove-tracking-parameters', (sample) => tracking.test(sample), 0.9, 'Tracking in links', 'Remove'],
  ['unjustify-pdf-text', isFromPdf, 0.89, 'Text from a PDF', 'Make paragraphs'],
  ['unique-email-addresses', hasRepeatedEmails, 0.87, 'Repeated addresses', 'List each once'],
  ['tsv-to-csv', isTable, 0.84, 'Cells with tabs', 'Make CSV'],
  ['markdown-to-plain-text', isMarkdown, 0.83, 'Markdown', 'Make plain text'],
  ['commas-to-bullet-list', isCommaSeparated, 0.74, 'Items with commas', 'Make a list'],
  ['bullet-list-to-commas', isBulletList, 0.72, 'A bullet list', 'Put on one line'],
]

export interface SuggestedRecipe extends Suggestion {
  readonly slug: string
}

/** The recipes that fit the start of a text, in no order. */
export function suggestRecipes(sample: string): SuggestedRecipe[] {
  return rules
    .filter(([slug, fits]) => fits(sample) && isPublished(recipePath(slug)))
    .map(([slug, , score, reason, action]) => ({ slug, score, reason, action }))
}
