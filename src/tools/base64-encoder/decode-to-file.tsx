import { createBreather } from '#ui/text-area/breathe.ts'
import type { AlphabetName } from './alphabet.ts'
import { endingOf } from './data-uri.ts'
import { Base64Decoder } from './decoder.ts'

/** The bytes that Base64 stands for, without a look at what they are. The page goes on in between. */
export async function decodeToFile(chunks: AsyncIterable<Uint8Array>, alphabet: AlphabetName) {
  const decoder = new Base64Decoder(alphabet)
  const breathe = createBreather()
  const pieces: Blob[] = []
  const keep = (bytes: Uint8Array) => {
    // As a blob of its own the browser may put it on disk.
    if (bytes.length > 0) pieces.push(new Blob([bytes as BlobPart]))
  }
  for await (const chunk of chunks) {
    keep(decoder.add(chunk))
    await breathe()
  }
  keep(decoder.finish())
  return { content: new Blob(pieces), ending: endingOf(decoder.mediaType) }
}
