/** How a title is built. */
export type Form = 'question' | 'how-to' | 'list' | 'comparison' | 'statement'

const patterns: readonly (readonly [Form, RegExp])[] = [
  ['question', /[?？؟]["'”’)\]]*$/],
  ['how-to', /\bhow to\b/i],
  ['list', /^(?:the |top |our |my )*\d+\b/i],
  ['comparison', /\b(?:vs|versus)\b/i],
]

export function formOf(title: string): Form {
  return patterns.find(([, pattern]) => pattern.test(title))?.[0] ?? 'statement'
}
