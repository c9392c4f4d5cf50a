import { tryDecode } from './escapes.ts'

export interface Parameter {
  readonly name: string
  readonly value: string
}

/** In UTF-16 code units. No real URL is longer, so any further text is ignored. */
const maxAddressLength = 100_000
const maxParameters = 1000

/**
 * Returns the parameters of the URL or bare query string in the first line, in their original order. Reads `+` as a
 * space. Names and values that can't be decoded are kept as they are.
 */
export function readQuery(text: string): readonly Parameter[] {
  const query = queryOf(firstLineOf(text.slice(0, maxAddressLength)))
  const parameters = query.split('&', maxParameters).filter((parameter) => parameter !== '')
  return parameters.map((parameter) => {
    const equals = parameter.indexOf('=')
    const [name, value] = equals < 0 ? [parameter, ''] : [parameter.slice(0, equals), parameter.slice(equals + 1)]
    return { name: decodeLeniently(name), value: decodeLeniently(value) }
  })
}

function firstLineOf(text: string): string {
  return /\S.*/.exec(text)?.[0] ?? ''
}

/**
 * Returns the query in a line, or an empty string if there is none. A query starts with a name and an equals sign,
 * which excludes prose with a question mark. Without a question mark, the name must not contain a slash, which
 * excludes paths.
 */
function queryOf(line: string): string {
  const [address = ''] = line.split('#', 1)
  const questionMark = address.indexOf('?')
  const query = address.slice(questionMark + 1)
  const isQuery = questionMark < 0 ? /^[^\s=/]+=/ : /^[^\s=]+=/
  return isQuery.test(query) ? query : ''
}

function decodeLeniently(text: string): string {
  return tryDecode(text, { wholeUrl: false, plus: true }) ?? text
}
