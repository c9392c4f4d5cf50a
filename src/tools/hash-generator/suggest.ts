import type { Suggest } from '#core/tool/suggestion.ts'
import { supportedHashes } from '#core/hash/supported-hashes.ts'

/** As in the `integrity` attribute of HTML. */
const integrity = /^sha(256|384|512)-[\w+/]{43,86}={0,2}$/

function nameOf(hash: string): string | undefined {
  const bits = integrity.exec(hash)?.[1]
  if (bits !== undefined) return `SHA-${bits}`
  const isHex = /^[\da-f]+$/i.test(hash) && /\d/.test(hash) && /[a-f]/i.test(hash)
  // Eight digits may be anything.
  return isHex && hash.length > 8 ? supportedHashes.find(({ digits }) => digits === hash.length)?.name : undefined
}

export const suggest: Suggest = (sample) => {
  const expected = sample.trim()
  const name = nameOf(expected)
  if (name === undefined) return undefined
  const reason = `Looks like ${name === 'MD5' ? 'an' : 'a'} ${name} hash`
  return { score: 0.9, reason, action: 'Compare', options: { expected }, hasTextInOptions: true }
}
