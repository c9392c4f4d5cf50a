import type { CharacterCounts } from './engine.ts'

/** The counts of an empty text, which the page shows before it has loaded the engine. */
export const noCounts: CharacterCounts = {
  characters: 0,
  charactersNoSpaces: 0,
  alphanumeric: 0,
  lines: 0,
  codePoints: 0,
  bytes: 0,
  sms: { encoding: 'GSM-7', units: 0, segments: 0, capacity: 160, left: 160 },
  weighted: { x: 0, googleAds: 0 },
}
