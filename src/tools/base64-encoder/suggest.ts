import type { Suggest } from '#core/tool/suggestion.ts'
import { decodeBeginning, detectMediaType, isText } from './file-type.ts'

const dataUrl = /^data:[\w.+-]+\/[\w.+-]+(?:;[\w=-]+)*;base64,/

/** In characters. A multiple of four, so that the beginning of a long text is valid. */
const beginningLength = 4096

/** Returns what the Base64 stands for. Random letters hardly ever stand for readable text or a known type of file. */
function describeContent(base64: string): string | undefined {
  const bytes = decodeBeginning(base64.replace(/=+$/, ''), beginningLength)
  const type = bytes && detectMediaType(bytes)
  return type && (isText(type) ? 'Looks like Base64' : 'A file in Base64')
}

function reasonFor(text: string): string | undefined {
  if (dataUrl.test(text)) return 'A data URL'
  const joined = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .join('')
  const isWord = /^[A-Z]?[a-z]+$/.test(joined)
  return joined.length >= 8 && !isWord && /^[\w+/-]+={0,2}$/.test(joined) ? describeContent(joined) : undefined
}

export const suggest: Suggest = (sample) => {
  const reason = reasonFor(sample.trim())
  return reason === undefined ? undefined : { score: 0.9, reason, action: 'Decode', options: { direction: 'decode' } }
}
