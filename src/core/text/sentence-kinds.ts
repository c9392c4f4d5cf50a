// What a code unit means to a sentence. All before the line feed are taken in at full speed.
export const closer = 1
export const eitherQuote = 2
export const apostrophe = 3
export const lineFeed = 4
export const carriageReturn = 5
export const fullStop = 6
export const mark = 7
export const wideMark = 8

const kinds = new Uint8Array(0x10000)
for (const [kind, units] of [
  [closer, '")]}”»›」』）］｝】〉》〕〗〙〛〞〟｣'],
  // These close in German („so.“, »so.«) and open in Chinese (。“).
  [eitherQuote, '“‘«‹'],
  [apostrophe, "'’"],
  [lineFeed, '\n'],
  [carriageReturn, '\r'],
  [fullStop, '.'],
  [mark, '!?…'],
  [wideMark, '。！？'],
] as const) {
  for (const unit of units) kinds[unit.charCodeAt(0)] = kind
}

/** What a code unit means to a sentence: one of the numbers above, or 0. */
export function sentenceKindOf(code: number): number {
  return kinds[code] as number
}

/** Whether a unit may end a sentence, by itself or as half of a blank line. */
export function meansEnd(code: number): boolean {
  return (kinds[code] as number) >= lineFeed
}
