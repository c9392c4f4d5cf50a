import type { Suggest } from '#core/suggestion.ts'

const nameByLength: Readonly<Record<number, string>> = {
  32: 'an MD5',
  40: 'a SHA-1',
  64: 'a SHA-256',
  96: 'a SHA-384',
  128: 'a SHA-512',
}

/** As in the `integrity` attribute of HTML. */
const integrity = /^sha(256|384|512)-[\w+/]{43,86}={0,2}$/

function nameOf(hash: string): string | undefined {
  const bits = integrity.exec(hash)?.[1]
  if (bits !== undefined) return `a SHA-${bits}`
  const isHex = /^[\da-f]+$/i.test(hash) && /\d/.test(hash) && /[a-f]/i.test(hash)
  return isHex ? nameByLength[hash.length] : undefined
}

export const suggest: Suggest = (sample) => {
  const expected = sample.trim()
  const name = nameOf(expected)
  if (name === undefined) return undefined
  const reason = `Looks like ${name} hash`
  return { score: 0.9, reason, action: 'Compare', options: { expected }, hasTextInOptions: true }
}
