/** Returns the length of the common prefix in UTF-16 code units, up to a limit. */
export function commonStart(one: string, other: string, limit: number): number {
  let length = 0
  while (length < limit && one.charCodeAt(length) === other.charCodeAt(length)) length += 1
  return length
}

/** Returns the length of the common suffix in UTF-16 code units, up to a limit. */
export function commonEnd(one: string, other: string, limit: number): number {
  let length = 0
  while (length < limit && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length))
    length += 1
  return length
}
