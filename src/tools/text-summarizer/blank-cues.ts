import { splitLines } from '#core/text/lines.ts'
import { keepRepeated, namePattern, handlePattern } from './speakers.ts'

/** “0:14”, “6:17 AM”, “00:00:03,500” */
const time = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d{3})?(?:\s?[AP]M)?`
/** “[10:42 AM]”, “— Today at 10:42 AM”, “18.11.2026, 10:42” */
const stamp = String.raw`(?:[—–\-] )?[[(]?(?:(?:Today|Yesterday)(?: at)?,? |\d[\d./\-]{2,9},? )?${time}[)\]]?`
/** The lines above what somebody says: “Anna Lee  0:14”, “[10:42] sarah.k”, “Anna Lee” above “10:42 AM” */
const turnLine = new RegExp(`^(?:${handlePattern}\\s{1,9}${stamp}|${stamp} ${handlePattern})[ \\t]{0,9}$`, 'gmu')
const nameLine = new RegExp(`^${namePattern}$`, 'gmu')
/** A line above a subtitle: “00:00:03.000 --> 00:00:05.000”, “0:14” */
const timeLine = new RegExp(String.raw`^${time}(?: -->.{0,99})?[ \t]{0,9}$`, 'gm')
/** The lines between two subtitles: empty ones, a number and the times. */
const betweenSubtitles = new RegExp(
  String.raw`(?:(?:^|\r?\n)(?:WEBVTT.{0,99}|\d{1,9}|${time}(?: -->.{0,99})?)?[ \t]{0,9}(?=[\r\n]))+`,
  'g',
)
const codeBlock = /^(```|~~~)[^]*?^\1/gm
/** Lines without text in a chat (“:+1: 2”, “<image omitted>”) and in Wikipedia (“History[edit]”, “Main article: Tea”) */
const emptyLine = new RegExp(
  String.raw`^(?::[\w+\-]+:(?: \d+)?|\(edited\)|\d+ repl(?:y|ies)|` +
    String.raw`.{0,60}[<\u200e](?:audio|GIF|image|media|sticker|video) omitted>?|` +
    String.raw`.{1,99}\[(?:edit|editar|modifier|bearbeiten)\b[^\]\n]{0,60}\]|(?:from|aus) wikipedia, .{0,60}|(?:\d+\. )?\^ .*|` +
    String.raw`for (?:other uses|the [^,\n]{1,40}), see .{1,99}|(?:main article|hauptartikel): .{1,99}|© ?\d.{0,99})[ \t]{0,9}$`,
  'gim',
)
const voiceTag = /<\/?v\b[^<>\n]{0,99}>/g
/** What is said at a time is rarely longer. */
const maxLinesPerTime = 6

/**
 * Replaces code in Markdown, the times and numbers of subtitles, and the names and times above what is said in a chat with
 * spaces, so that offsets stay the same. In a chat or transcript, `hasTurns`, each other line is a sentence or more. With
 * `takesNamesAlone`, names need no time beside them.
 */
export function blankCues(written: string, takesNamesAlone: boolean): { text: string; hasTurns: boolean } {
  const blank = (cue: string) => ' '.repeat(cue.length)
  const prose = written.replace(codeBlock, blank).replace(emptyLine, blank)
  const text = prose.trim() === '' ? written : prose
  const lineCount = splitLines(written).lines.filter((line) => line.trim() !== '').length
  const linesLike = (line: RegExp): readonly string[] => text.match(line) ?? []
  const isFrequent = ({ length: n }: readonly string[]) =>
    n > 1 && n * 2 <= lineCount && n * maxLinesPerTime >= lineCount
  if (isFrequent(linesLike(turnLine)))
    return { text: text.replace(turnLine, blank).replace(timeLine, blank), hasTurns: true }
  const turns = keepRepeated(linesLike(nameLine))
  if (takesNamesAlone && isFrequent(turns)) {
    const speakers = new Set(turns)
    // Somebody with a last name may write only once.
    const isName = (line: string) => speakers.has(line) || /\s/.test(line)
    return { text: text.replace(nameLine, (line) => (isName(line) ? blank(line) : line)), hasTurns: true }
  }
  if (!isFrequent(linesLike(timeLine))) return { text, hasTurns: false }
  return { text: text.replace(betweenSubtitles, blank).replace(voiceTag, blank), hasTurns: false }
}
