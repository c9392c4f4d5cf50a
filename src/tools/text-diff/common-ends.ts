/** How many code units two lines have in common at their start, up to a limit. */
export function commonStart(one: string, other: string, limit: number): number {
  let length = 0
  while (length < limit && one.charCodeAt(length) === other.charCodeAt(length)) length += 1
  return length
}

/** How many code units two lines have in common at their end, up to a limit. */
export function commonEnd(one: string, other: string, limit: number): number {
  let length = 0
  while (length < limit && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length))
    length += 1
  return length
}
