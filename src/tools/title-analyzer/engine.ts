import { hasDigit } from '#core/text/char-class.ts'
import { splitLines } from '#core/text/lines.ts'
import { findListMarker } from '#core/text/sentence-rules.ts'
import { countWords } from '#core/text/words.ts'
import { fitSearchLine, titleLineStyle } from '#core/search-line/search-line.ts'
import type { Engine } from '#core/tool.ts'
import { checkTitle } from './checks.ts'
import { findPowerWords } from './title-words.ts'
import { judgeTitle } from './judge-title.ts'
import { printReport } from './print-report.ts'
import type { ComparedTitle, TitleReport, TitleReports } from './title-report.ts'
import type { tool } from './tool.ts'

const quoted = /^(?:"([^"]+)"|“([^“”]+)”|'([^']+)'|‘([^‘]+)’|«([^«»]+)»),?$/

/** Removes what surrounds a pasted title: whitespace, a list marker, the signs of a Markdown heading, and quotes. */
function unwrapTitle(text: string): string {
  const trimmed = text.trim()
  const title = trimmed
    .slice(findListMarker(trimmed, 0).length)
    .replace(/^#{1,6}\s/, '')
    .trim()
  return title.replace(quoted, '$1$2$3$4$5').trim() || trimmed
}

export function analyzeTitle(text: string, keyword = ''): TitleReport {
  const title = unwrapTitle(text)
  const searchResult = fitSearchLine(title, titleLineStyle)
  const powerWords = findPowerWords(title)
  const properties = {
    length: searchResult.characters,
    words: countWords(title),
    hasNumber: hasDigit(title),
    hasPowerWord: powerWords.length > 0,
  }
  const checks = title === '' ? [] : checkTitle(title, properties)
  return {
    ...properties,
    feedback: checks.map(({ feedback }) => feedback),
    checks,
    score: checks.reduce((sum, { points }) => sum + points, 0),
    powerWords,
    searchResult,
    ...judgeTitle(title, searchResult, keyword),
  }
}

/** More titles than a person compares. */
const maxTitles = 100
/** In UTF-16 code units. A longer line is shortened where it is listed. */
const maxListedLength = 200

/** Between equal judgements, the passed checks decide, then the width. */
function rankOf({ overall = 0, score, searchResult }: TitleReport): number {
  return 1e8 * overall + 1e5 * score - Math.min(searchResult.pixels, 9e4)
}

function compareTitles(titles: readonly string[], keyword: string): ComparedTitle[] {
  const reports = titles.map((title) => ({ title: title.slice(0, maxListedLength), ...analyzeTitle(title, keyword) }))
  const best = Math.max(...reports.map(rankOf))
  return reports.map((report) => ({ ...report, isBest: Boolean(report.overall) && rankOf(report) === best }))
}

export const engine: Engine<typeof tool, TitleReports> = {
  run({ text }, { keyword, full }) {
    const titles = splitLines(text).lines.flatMap((line) => unwrapTitle(line) || [])
    return {
      ...analyzeTitle(text, keyword),
      titles: titles.length > 1 ? compareTitles(titles.slice(0, maxTitles), keyword) : [],
      titleCount: titles.length,
      isFull: full,
    }
  },
  print: printReport,
}
