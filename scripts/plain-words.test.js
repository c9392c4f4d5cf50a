import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const oddWords = /\b(whoever|nobody|anew)\b/i

/** Matches comments, test titles and strings used as labels. Sample text may contain any word. */
const writtenInCode =
  /^\s*(?:\/\/|\/?\*).*|\s\/\/ .*|\b(?:test|describe)(?:\.\w+)?\(\s*(['"`]).*?\1|\b(?:label|title|summary|placeholder|description|message): *(['"`]).*?\2/gm

/** @param {string} source @returns {string[]} */
function proseInCode(source) {
  return source.match(writtenInCode) ?? []
}

/** @param {string} markdown @returns {string[]} */
function proseInMarkdown(markdown) {
  return markdown.replaceAll(/```.*?```|`[^`\n]*`/gs, '').split('\n')
}

/** @param {string} file @param {string} content @returns {string[]} */
function oddLines(file, content) {
  const prose = /\.mdx?$/.test(file) ? proseInMarkdown(content) : proseInCode(content)
  return prose.filter((line) => oddWords.test(line)).map((line) => `${file}: ${line.trim()}`)
}

test('finds odd words in comments, titles, labels and documents', () => {
  expect(oddLines('a.ts', 'let a = 1 // Counted anew.')).toHaveLength(1)
  expect(oddLines('a.ts', '/** Whoever calls it. */')).toHaveLength(1)
  expect(oddLines('a.ts', "test('nobody waits', run)")).toHaveLength(1)
  expect(oddLines('a.ts', "label: 'Nobody sees it',")).toHaveLength(1)
  expect(oddLines('a.ts', "const sample = 'Nobody came.'")).toEqual([])
  expect(oddLines('a.md', 'Whoever reads this.')).toHaveLength(1)
  expect(oddLines('a.md', 'Try `Nobody came.` now.')).toEqual([])
})

test('documents, comments and labels use plain words', () => {
  const args = ['ls-files', '*.md', '*.mdx', '*.ts', '*.tsx', '*.js', ':!content/blog', ':!scripts/plain-words.test.js']
  const files = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n')
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => oddLines(file, readFileSync(file, 'utf8')))).toEqual([])
})
