// A table for every code unit: the loops below look once and do not branch.
const spaces = new Uint8Array(0x10000)
for (const [from, to] of [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
] as const) {
  spaces.fill(1, from, to + 1)
}

/** Whether a code unit is whitespace, as `\s` has it. */
export function isSpace(code: number): boolean {
  return spaces[code] === 1
}

/** Words are runs of anything but whitespace. Those of a stretch are counted as if it stood alone. */
export function countWords(text: string, start = 0, end = text.length): number {
  let words = 0
  let wasSpace = 1
  for (let i = start; i < end; i++) {
    const space = spaces[text.charCodeAt(i)] as number
    words += wasSpace & ~space
    wasSpace = space
  }
  return words
}

/** Those of a stretch are found as if it stood alone, at their places in the text. */
export function eachWord(text: string, visit: (start: number, end: number) => void, from = 0, to = text.length): void {
  let i = from
  while (i < to) {
    while (i < to && spaces[text.charCodeAt(i)] === 1) i++
    const start = i
    while (i < to && spaces[text.charCodeAt(i)] === 0) i++
    if (i > start) visit(start, i)
  }
}
