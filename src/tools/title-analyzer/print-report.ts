import { languageNote, listPowerWords, type TitleReport, type TitleReports } from './title-report.ts'

function printChecks({ length, words, hasNumber, hasPowerWord, score, feedback, searchResult }: TitleReport): string {
  const lines = [
    `Length: ${String(length)}`,
    `Words: ${String(words)}`,
    `Number: ${hasNumber ? 'yes' : 'no'}`,
    `Power word: ${hasPowerWord ? 'yes' : 'no'}`,
    `Width: ${searchResult.isEstimate ? 'about ' : ''}${String(searchResult.pixels)} of ${String(searchResult.limit)} px`,
    `Score: ${String(score)} of 100`,
  ]
  return (feedback.length === 0 ? lines : [...lines, '', ...feedback]).join('\n')
}

/** Prints `82 of 100, Strong`. */
function printOverall({ overall, verdict }: Pick<TitleReport, 'overall' | 'verdict'>): string {
  return overall === undefined ? verdict : `${String(overall)} of 100, ${verdict}`
}

/** Prints the four checks and the overall judgement. */
function printFull(report: TitleReport): string {
  const { isEnglish, form, sentiment, parts, groups } = report
  const lines = [
    `Overall: ${printOverall(report)}`,
    ...(isEnglish ? [] : [languageNote]),
    ...parts.flatMap(({ name, points, max, notes }) => [
      `${name}: ${String(points)} of ${String(max)}`,
      ...notes.map((note) => `- ${note}`),
    ]),
    '',
    `Power words: ${listPowerWords(report)}`,
    `Form: ${form}`,
    `Feeling: ${sentiment}`,
    ...groups.map(({ group, words }) => `${group}: ${words.join(', ')}`),
  ]
  return `${printChecks(report)}\n\n${lines.join('\n')}`
}

/** Prints a table of several titles, with tabs between the columns, then each of them in full. */
function printComparison({ titles, titleCount }: TitleReports): string {
  const rows = titles.map(({ title, overall, score, length, searchResult, isBest }) =>
    [isBest ? '*' : '', overall ?? '-', score, length, searchResult.pixels, title].join('\t'),
  )
  const table = ['Best\tOverall\tScore\tLength\tPixels\tTitle', ...rows].join('\n')
  const more = titleCount > titles.length ? [`Only the first ${String(titles.length)} titles are compared.`] : []
  return [table, ...more, ...titles.map((report) => `${report.title}\n${printFull(report)}`)].join('\n\n')
}

export function printReport(report: TitleReports): string {
  if (!report.isFull) return printChecks(report)
  if (report.titles.length > 0) return printComparison(report)
  return report.checks.length === 0 ? printChecks(report) : printFull(report)
}
