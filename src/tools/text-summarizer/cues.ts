import { splitLines } from '#core/text/lines.ts'
import { name } from './speakers.ts'

/** “0:14”, “6:17 AM”, “00:00:03,500” */
const time = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d{3})?(?:\s?[AP]M)?`
/** A line above what somebody says: “Anna Lee  0:14” */
const turnLine = new RegExp(String.raw`^${name}[ \t]{1,9}[[(]?${time}[)\]]?[ \t]{0,9}$`, 'gmu')
/** A line above a subtitle: “00:00:03.000 --> 00:00:05.000”, “0:14” */
const timeLine = new RegExp(String.raw`^${time}(?: -->.{0,99})?[ \t]{0,9}$`, 'gm')
/** The lines between two subtitles: empty ones, a number and the times. */
const betweenSubtitles = new RegExp(
  String.raw`(?:(?:^|\r?\n)(?:WEBVTT.{0,99}|\d{1,9}|${time}(?: -->.{0,99})?)?[ \t]{0,9}(?=[\r\n]))+`,
  'g',
)
const voiceTag = /<\/?v\b[^<>\n]{0,99}>/g
/** What is said at a time is rarely longer. */
const maxLinesPerTime = 6

/**
 * Replaces the times and numbers of subtitles, and the lines with the speaker and the time in a transcript, with spaces,
 * so that offsets stay the same. In a transcript, `hasTurns`, each line is a sentence or more.
 */
export function blankCues(text: string): { text: string; hasTurns: boolean } {
  const lineCount = splitLines(text).lines.filter((line) => line.trim() !== '').length
  const isFrequent = (line: RegExp) => {
    const { length } = text.match(line) ?? []
    return length > 1 && length * maxLinesPerTime >= lineCount
  }
  const blank = (written: string) => ' '.repeat(written.length)
  if (isFrequent(turnLine)) return { text: text.replace(turnLine, blank), hasTurns: true }
  if (!isFrequent(timeLine)) return { text, hasTurns: false }
  return { text: text.replace(betweenSubtitles, blank).replace(voiceTag, blank), hasTurns: false }
}
