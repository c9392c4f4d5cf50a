import { joinBytes } from '#core/long-text/byte-chunks.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { writeDataUriPrefix } from './data-uri.ts'
import type { Options } from './tool.ts'

/** In bytes: a line of 76 characters. */
const lineLength = 57

/** Encodes bytes in chunks of any length. */
export async function* encode(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { urlSafe, wrap, lines, dataUri, mediaType }: Options,
  { toBase64 = encodeBytes }: Pick<EngineContext, 'toBase64'>,
): AsyncGenerator<string, void, void> {
  // Browsers reject data URIs in the other alphabet.
  const alphabet = urlSafe && !dataUri ? 'base64url' : 'base64'
  // In a list of values, a line break separates two values.
  const wraps = wrap && !lines && !dataUri
  const groupLength = wraps ? lineLength : 3
  if (dataUri) yield writeDataUriPrefix(mediaType)
  // The last group: more bytes or, for a line, the next line may follow it.
  let pending = new Uint8Array()
  for await (const chunk of chunks) {
    const bytes = joinBytes([pending, chunk])
    const end = Math.max(0, Math.ceil(bytes.length / groupLength) - 1) * groupLength
    pending = bytes.slice(end)
    const encoded = toBase64(bytes.subarray(0, end), alphabet)
    yield wraps ? encoded.replaceAll(/.{76}/g, '$&\n') : encoded
  }
  yield toBase64(pending, alphabet)
}

/** Every browser accepts this many arguments in one function call. */
const maxArguments = 8192

/** For platforms without `toBase64`. The URL-safe form has no padding, because `=` has a special meaning in URLs. */
function encodeBytes(bytes: Uint8Array, alphabet: 'base64' | 'base64url'): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += maxArguments) {
    binary += String.fromCharCode(...bytes.subarray(start, start + maxArguments))
  }
  const encoded = btoa(binary)
  return alphabet === 'base64' ? encoded : encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
