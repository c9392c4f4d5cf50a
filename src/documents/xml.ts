import { Parser } from 'htmlparser2'
import { withLongFirstChunk } from '#core/long-text/byte-chunks.ts'
import { markedEncodingOf, isEncoding } from '#core/long-text/encoding.ts'
import { InputError } from '#core/tool/input-error.ts'
import { limits } from './reading-limits.ts'

/** Attributes by their names without a namespace prefix. */
export type Attributes = Readonly<Record<string, string | undefined>>

/** Called for each part of a document in order, with names without a namespace prefix. */
export interface XmlHandler {
  open(element: string, attributes: Attributes): void
  close(element: string): void
  text?(text: string): void
}

interface XmlSource {
  readonly chunks: AsyncIterable<Uint8Array>
  /** The name of the document. */
  readonly name: string
  /** The file in the document. */
  readonly path: string
  /** Whether it may be HTML, which has names for characters and elements that are not closed. */
  readonly isHtml?: boolean
}

/**
 * Parses XML in chunks. Only the five names of XML and numbers stand for characters: entities that a document declares are
 * never expanded.
 */
export async function parseXml({ chunks, name, path, isHtml = false }: XmlSource, handler: XmlHandler): Promise<void> {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(element, attributes) {
        depth += 1
        if (depth > limits.elementDepth) {
          throw new InputError(`${name} is nested too deeply to be read: ${path}.`)
        }
        handler.open(localName(element), withLocalNames(attributes))
      },
      onclosetag(element) {
        depth -= 1
        handler.close(localName(element))
      },
      ontext: (text) => handler.text?.(text),
    },
    isHtml ? { recognizeSelfClosing: true, recognizeCDATA: true } : { xmlMode: true },
  )
  let isEmpty = true
  for await (const text of decodeXml(chunks)) {
    isEmpty &&= text === ''
    parser.write(text)
  }
  // The parser closes what is still open, which is fine only in HTML.
  if (isEmpty || (depth > 0 && !isHtml)) throw new InputError(`${name} is damaged: the end of ${path} is missing.`)
  parser.end()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function withLocalNames(attributes: Readonly<Record<string, string>>): Attributes {
  const local: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) local[localName(name)] = value
  return local
}

/** Long enough for an XML declaration. */
const declarationLength = 200

async function* decodeXml(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  let decoder: TextDecoder | undefined
  for await (const chunk of withLongFirstChunk(chunks, declarationLength)) {
    decoder ??= new TextDecoder(markedEncodingOf(chunk) ?? declaredEncoding(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

function declaredEncoding(start: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(start.subarray(0, declarationLength))
  const [, label = 'utf-8'] = /^<\?xml[^>]*\bencoding=["']([\w-]+)/.exec(text) ?? []
  return isEncoding(label) && !/^utf-?16/i.test(label) ? label : 'utf-8'
}
