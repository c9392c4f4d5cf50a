import {
  describeChecks,
  describeOverall,
  languageNote,
  listStrongWords,
  newsNote,
  type TitleReport,
  type TitleReports,
} from './title-report.ts'

function listProperties({ length, words, hasNumber, hasPowerWord, searchResult }: TitleReport): readonly string[] {
  const { isEstimate, pixels, limit } = searchResult
  return [
    `Length: ${String(length)}`,
    `Words: ${String(words)}`,
    `Number: ${hasNumber ? 'yes' : 'no'}`,
    `Power word: ${hasPowerWord ? 'yes' : 'no'}`,
    `Width: ${isEstimate ? 'about ' : ''}${String(pixels)} of ${String(limit)} px`,
  ]
}

/** Prints only the four checks. */
function printChecks(report: TitleReport): string {
  const { score, feedback } = report
  const lines = [...listProperties(report), `Score: ${String(score)} of 100`]
  return (feedback.length === 0 ? lines : [...lines, '', ...feedback]).join('\n')
}

/** Prints the overall judgement, then the four checks. Their score is left out: the judgement is the one that counts. */
function printFull(report: TitleReport): string {
  const { isEnglish, form, sentiment, parts, groups, feedback } = report
  return [
    `Overall: ${describeOverall(report)}`,
    ...(isEnglish ? [] : [languageNote]),
    ...parts.flatMap(({ name, points, max, notes }) => [
      `${name}: ${String(points)} of ${String(max)}`,
      ...notes.map((note) => `- ${note}`),
    ]),
    '',
    `Basic checks: ${describeChecks(report)} passed`,
    ...feedback.map((line) => `- ${line}`),
    ...(form === 'news' ? [newsNote] : []),
    '',
    ...listProperties(report),
    `Strong words: ${listStrongWords(report)}`,
    `Form: ${form}`,
    `Feeling: ${sentiment}`,
    ...groups.map(({ group, words }) => `${group}: ${words.join(', ')}`),
  ].join('\n')
}

/** Prints a table of several titles, with tabs between the columns, then each of them in full. */
function printComparison({ titles, titleCount }: TitleReports): string {
  const rows = titles.map((report) => {
    const { title, overall, length, searchResult, isBest } = report
    return [isBest ? '*' : '', overall ?? '-', describeChecks(report), length, searchResult.pixels, title].join('\t')
  })
  const table = ['Best\tOverall\tChecks\tLength\tPixels\tTitle', ...rows].join('\n')
  const more = titleCount > titles.length ? [`Only the first ${String(titles.length)} titles are compared.`] : []
  return [table, ...more, ...titles.map((report) => `${report.title}\n${printFull(report)}`)].join('\n\n')
}

export function printReport(report: TitleReports): string {
  if (!report.isFull || report.checks.length === 0) return printChecks(report)
  return report.titles.length > 0 ? printComparison(report) : printFull(report)
}
