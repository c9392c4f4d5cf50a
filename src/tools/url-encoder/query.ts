import { tryDecode } from './escapes.ts'

export interface Parameter {
  readonly name: string
  readonly value: string
}

/** Longer addresses exist nowhere. What is beyond is not looked at. */
const maxAddressLength = 100_000
const maxParameters = 1000

/**
 * The parameters of the first address in a text, or of a bare query string: what forms send, in the order it stands
 * there, with `+` for a space. What cannot be decoded is given as it is.
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
 * Prose with a question mark in it is no query: that has a name and an equals sign. An address without a question mark
 * has none either, whatever stands in its path.
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
