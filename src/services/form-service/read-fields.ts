import { MIMEType } from 'node:util'
import { refuse } from './refusal.ts'

const maxBodyBytes = 256 * 1024
const maxFields = 100
const maxPartHeaderLength = 1000

/** Field values by name. A repeated field or a JSON value can be of any type. */
export type Fields = ReadonlyMap<string, unknown>

const unreadable = () => refuse(400, 'The message couldn’t be read.')
const tooManyFields = () => refuse(400, `A message can have at most ${String(maxFields)} fields.`)
const tooLarge = () => refuse(413, 'The message is too large: the limit is 256 KB in total.')

/** Stops reading at the limit, even if the Content-Length header is wrong. */
async function readBytes(request: Request): Promise<Buffer> {
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader()
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      length += read.value.length
      if (length > maxBodyBytes) break
      chunks.push(read.value)
    }
  } catch {
    throw refuse(400, 'The connection was lost before the whole message arrived.')
  }
  if (length > maxBodyBytes) throw tooLarge()
  return Buffer.concat(chunks)
}

/** Throws on invalid UTF-8 instead of replacing it. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

function groupByName(pairs: readonly (readonly [string, string])[]): Fields {
  if (pairs.length > maxFields) throw tooManyFields()
  const fields = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    const known = fields.get(name)
    fields.set(name, known === undefined ? value : [known, value].flat())
  }
  return fields
}

function readJson(bytes: Uint8Array): Fields {
  const value: unknown = JSON.parse(decode(bytes))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable()
  const entries = Object.entries(value)
  if (entries.length > maxFields) throw tooManyFields()
  return new Map<string, unknown>(entries)
}

function readUrlencoded(bytes: Uint8Array): Fields {
  const pairs = decode(bytes).split('&')
  if (pairs.length > maxFields) throw tooManyFields()
  // `URLSearchParams` would silently replace invalid UTF-8 with U+FFFD.
  const unescape = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
  return groupByName(
    pairs
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [unescape(name), unescape(value.join('='))] as const
      }),
  )
}

/** Reads the boundary like the platform: a boundary inside another parameter's value does not count. */
function readBoundary(type: string): string {
  try {
    return new MIMEType(type).params.get('boundary') ?? ''
  } catch {
    throw unreadable()
  }
}

/** Rejects thousands of parts or headers, on which the platform's parser is slow. */
function checkParts(bytes: Buffer, type: string) {
  const delimiter = `--${readBoundary(type)}`
  let parts = 0
  for (let index = bytes.indexOf(delimiter); index !== -1; index = bytes.indexOf(delimiter, index + delimiter.length)) {
    const headerEnd = bytes.indexOf('\r\n\r\n', index)
    if (headerEnd - index > delimiter.length + maxPartHeaderLength) throw unreadable()
    // The last delimiter ends the last part.
    if (++parts > maxFields + 1) throw tooManyFields()
  }
}

async function readMultipart(bytes: Buffer, type: string): Promise<Fields> {
  checkParts(bytes, type)
  const body = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
  const form = await body.formData().catch(() => {
    throw unreadable()
  })
  const pairs: [string, string][] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') pairs.push([name, value])
    // Browsers send an empty file without a name for an empty file field.
    else if (value.size > 0 || value.name !== '')
      throw refuse(422, 'This form doesn’t accept files.', { code: 'NO_FILE_UPLOADS' })
  }
  decode(bytes)
  return groupByName(pairs)
}

async function parse(bytes: Buffer, type: string): Promise<Fields> {
  switch (type.split(';', 1)[0]?.trim().toLowerCase()) {
    case 'application/json':
      return readJson(bytes)
    case 'application/x-www-form-urlencoded':
      return readUrlencoded(bytes)
    case 'multipart/form-data':
      return readMultipart(bytes, type)
    default:
      throw refuse(415, 'Send the message as form data, as URL-encoded text or as JSON.')
  }
}

/** Returns the fields in a request's body, or throws a `Refusal`. */
export async function readFields(request: Request): Promise<Fields> {
  if (request.headers.has('Content-Encoding')) throw refuse(415, 'Send the message uncompressed.')
  const bytes = await readBytes(request)
  if (bytes.length === 0) return new Map()
  try {
    return await parse(bytes, request.headers.get('Content-Type') ?? '')
  } catch (error) {
    // Each parser throws its own error type.
    throw error instanceof SyntaxError || error instanceof URIError || error instanceof TypeError ? unreadable() : error
  }
}
