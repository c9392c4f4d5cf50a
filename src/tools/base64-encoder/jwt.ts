import type { OptionValues } from '#core/options.ts'
import type { tool } from './tool.ts'

export type Fields = OptionValues<(typeof tool)['options']>

/** Why the value of a field is left out, or what to check. */
export interface Problem {
  readonly field: keyof Fields
  readonly message: string
}

export function isAbsoluteUrl(value: string): boolean {
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(value)
}

const urlMessage = 'Use a full address, such as https://example.com/page.'

const rules: Partial<Readonly<Record<keyof Fields, { isValid: (value: string) => boolean; message: string }>>> = {
  canonical: { isValid: isAbsoluteUrl, message: urlMessage },
  image: { isValid: isAbsoluteUrl, message: 'Use a full address, such as https://example.com/image.jpg.' },
  locale: { isValid: (value) => /^[a-z]{2,3}_[A-Z]{2}$/.test(value), message: 'Write the locale like en_US.' },
  twitterSite: {
    isValid: (value) => /^@\w{1,15}$/.test(value),
    message: 'Write the account like @name, with up to 15 letters, digits or underscores.',
  },
  published: {
    isValid: (value) => /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value),
    message: 'Write the date like 2026-03-31.',
  },
}

/** Removes the values that their tags cannot contain, and says why. */
export function checkFields(fields: Fields): { fields: Fields; problems: readonly Problem[] } {
  const problems = (Object.keys(rules) as (keyof Fields)[]).flatMap((field) => {
    const value = fields[field]
    const rule = rules[field]
    return !rule || value === '' || rule.isValid(value) ? [] : [{ field, message: `${rule.message} It is left out.` }]
  })
  const blanks = Object.fromEntries(problems.map(({ field }) => [field, '']))
  // The page URL was always written as typed, so it is only pointed out.
  const isOdd = fields.url !== '' && !isAbsoluteUrl(fields.url)
  return {
    fields: { ...fields, ...blanks },
    problems: isOdd ? [{ field: 'url', message: `${urlMessage} It is written as typed.` }, ...problems] : problems,
  }
}
