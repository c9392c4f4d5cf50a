import { tryDecode } from './percent-encoding.ts'

export interface Parameter {
  readonly name: string
  readonly value: string
}

/** A parameter with its offsets in the text. The value starts after the equals sign, or at `end` if there is none. */
interface FoundParameter extends Parameter {
  readonly start: number
  readonly nameEnd: number
  readonly end: number
}

/** In UTF-16 code units. No real URL is longer, so any further text is ignored. */
const maxAddressLength = 100_000
const maxParameters = 1000

/**
 * Returns the parameters of the URL or bare query string in the first line, in their original order. Reads `+` as a
 * space. Names and values that can't be decoded are kept as they are.
 */
export function readQuery(text: string): readonly Parameter[] {
  return findParameters(text).map(({ name, value }) => ({ name, value }))
}

function findParameters(text: string): readonly FoundParameter[] {
  const { query, start } = findQuery(text.slice(0, maxAddressLength))
  return [...query.matchAll(/[^&]+/g)].slice(0, maxParameters).map(({ 0: parameter, index }) => {
    const [name = ''] = parameter.split('=', 1)
    return {
      name: decodeLeniently(name),
      value: decodeLeniently(parameter.slice(name.length + 1)),
      start: start + index,
      nameEnd: start + index + name.length,
      end: start + index + parameter.length,
    }
  })
}

/**
 * Finds the query in the first line. It is empty if there is none. A query starts with a name and an equals sign, which
 * excludes prose with a question mark. Without a question mark, the name must not contain a slash, which excludes paths.
 */
function findQuery(text: string): { readonly query: string; readonly start: number } {
  const line = /\S.*/.exec(text)
  const [address = ''] = line?.[0].split('#', 1) ?? []
  const questionMark = address.indexOf('?')
  const query = address.slice(questionMark + 1)
  const isQuery = questionMark < 0 ? /^[^\s=/]+=/ : /^[^\s=]+=/
  return isQuery.test(query) ? { query, start: (line?.index ?? 0) + questionMark + 1 } : { query: '', start: 0 }
}

function decodeLeniently(text: string): string {
  return tryDecode(text, { plus: true }) ?? text
}

const address = new RegExp(
  [
    String.raw`^\s*(?<Scheme>[a-z][a-z\d+.-]*):\/\/(?:(?<User>[^\s\/?#@]*)@)?(?<Host>\[[^\]\s]*\]|[^\s\/?#:]*)`,
    String.raw`(?::(?<Port>\d+))?(?<Path>[^?#\n]*)(?:\?[^#\n]*)?(?:#(?<Fragment>.*))?`,
  ].join(''),
  'i',
)

/** Returns the decoded parts of the URL in the first line, except its query. */
export function readAddress(text: string): readonly Parameter[] {
  // A part that the URL doesn't have is undefined.
  const parts: Readonly<Record<string, string | undefined>> =
    address.exec(text.slice(0, maxAddressLength))?.groups ?? {}
  return Object.entries(parts).flatMap(([name, part = '']) =>
    part !== '' ? [{ name, value: tryDecode(part, {}) ?? part }] : [],
  )
}

/** Encodes a name or a value. A space becomes `+` if the query has other spaces written in that way. */
function encodePart(part: string, query: string): string {
  // An unpaired surrogate, such as half of an emoji, cannot be encoded.
  const encoded = encodeURIComponent(part.replace(/\p{Surrogate}/gmu, '\ufffd'))
  return query.includes('+') ? encoded.replaceAll('%20', '+') : encoded
}

/** Replaces the name or the value of a parameter. The rest of the text stays as it is. */
export function editParameter(text: string, index: number, change: Partial<Parameter>): string {
  const { start, nameEnd, end } = findParameters(text)[index] as FoundParameter
  const { query } = findQuery(text)
  const name = change.name === undefined ? text.slice(start, nameEnd) : encodePart(change.name, query)
  const value = change.value === undefined ? text.slice(nameEnd, end) : `=${encodePart(change.value, query)}`
  return text.slice(0, start) + name + value + text.slice(end)
}

/** Adds a parameter after the last one. The query must have one already. */
export function addParameter(text: string, { name, value }: Parameter): string {
  const { query } = findQuery(text)
  const end = findParameters(text).at(-1)?.end ?? text.length
  return `${text.slice(0, end)}&${encodePart(name, query)}=${encodePart(value, query)}${text.slice(end)}`
}

/** Removes a parameter and the `&` next to it or, if it is the only one, the `?` before it. */
export function removeParameter(text: string, index: number): string {
  const parameters = findParameters(text)
  const { start, end } = parameters[index] as FoundParameter
  if (index < parameters.length - 1) return text.slice(0, start) + text.slice(end + 1)
  const separator = /[&?]/.test(text.charAt(start - 1)) ? 1 : 0
  return text.slice(0, start - separator) + text.slice(end)
}
