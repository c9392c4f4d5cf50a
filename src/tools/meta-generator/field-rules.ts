import type { OptionValues } from '#core/tool/options.ts'
import type { tool } from './tool.ts'

export type Fields = OptionValues<(typeof tool)['options']>

/** Why the value of a field is left out, or what to check. */
export interface Problem {
  readonly field: keyof Fields
  readonly message: string
  /** What was probably meant. */
  readonly suggestion?: string
}

function isAbsoluteUrl(value: string): boolean {
  return /^https?:\/\/[^\s/?#%]+(?:[/?#]\S*)?$/i.test(value)
}

const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/u
/** `tea.jpg` looks like a host. */
const imageName = /^[^/]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** Encodes spaces, and adds `https://`, or the host of the page if the address starts with a slash. */
function completeAddress(typed: string, { url }: Fields): string {
  const value = typed.replace(/\s/g, '%20')
  const origin = /^https?:\/\/[^\s/?#]+/i.exec(url)?.[0]
  if (origin !== undefined && /^\/(?!\/)/.test(value)) return origin + value
  const address = value.replace(/^\/\//, '')
  return host.test(address) && !imageName.test(address) ? `https://${address}` : value
}

interface Rule {
  readonly isValid: (value: string) => boolean
  readonly message: string
  /** Corrects a common mistake. Other values stay as they are. */
  readonly correct: (value: string, fields: Fields) => string
}

const urlRule: Rule = {
  isValid: isAbsoluteUrl,
  message: 'Use a full address, such as https://example.com/page.',
  correct: completeAddress,
}

const rules: Partial<Readonly<Record<keyof Fields, Rule>>> = {
  url: urlRule,
  canonical: urlRule,
  image: { ...urlRule, message: 'Use a full address, such as https://example.com/image.jpg.' },
  twitterSite: {
    isValid: (value) => /^@\w{1,15}$/.test(value),
    message: 'Write the account like @name, with up to 15 letters, digits or underscores.',
    correct: (value) => value.replace(/^(?:.*\b(?:twitter|x)\.com\/)?@?([^/?]*).*$/i, '@$1'),
  },
}

const trackingParameter = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid)(?:=|$)/i

/** Removes what is not part of a page's address: tracking parameters, and the name of a place on the page. */
function removeTracking(url: string): string {
  // Some websites have a path after the #.
  const [address = '', query] = url.replace(/#(?![/!]).*$/, '').split(/\?(.*)/)
  const kept = query?.split('&').filter((parameter) => !trackingParameter.test(parameter))
  return kept && kept.length > 0 ? `${address}?${kept.join('&')}` : address
}

/** Trims each line and joins the non-empty lines with spaces, because the value of a tag must be a single line. */
function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** Returns the fields without the values that their tags cannot contain, and says why those are left out. */
export function readFields(typed: Fields): { fields: Fields; problems: readonly Problem[] } {
  const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, joinLines(value)])) as Fields
  const checked: Record<string, string> = { ...fields }
  const problems = (Object.entries(rules) as [keyof Fields, Rule][]).flatMap(([field, rule]): Problem[] => {
    const value = fields[field]
    if (value === '' || rule.isValid(value)) return []
    // The page URL was always written as typed, so it is only pointed out.
    const isKept = field === 'url'
    if (!isKept) checked[field] = ''
    const message = `${rule.message} ${isKept ? 'It is written as typed.' : 'It is left out.'}`
    const suggestion = rule.correct(value, fields)
    return [{ field, message, ...(rule.isValid(suggestion) && { suggestion }) }]
  })
  const { url } = checked as Fields
  const suggestion = removeTracking(url)
  if (isAbsoluteUrl(url) && suggestion !== url) {
    const message = 'Leave out tracking parameters and what follows #. It is written as typed.'
    problems.push({ field: 'url', message, suggestion })
  }
  return { fields: checked as Fields, problems }
}
