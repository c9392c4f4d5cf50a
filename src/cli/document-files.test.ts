import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { SampleFolder } from '#test/sample-command.ts'
import { docxParagraph, docxWithNote, sampleDocx, samplePdf } from '#test/sample-document.ts'

const folder = new SampleFolder()
const run = folder.run.bind(folder)
const docx = sampleDocx(docxParagraph('one two') + docxParagraph('three'))
const pdf = samplePdf(['', 'BT /F 12 Tf (four) Tj ET'])

afterAll(() => {
  folder.remove()
})

test('a document is read as text, whatever its name is', async () => {
  const files = [folder.write('thesis.docx', docx), folder.write('renamed.txt', docx)]
  expect(await run(['case-converter', '--style=upper', ...files, '-'], docx)).toEqual({
    status: 0,
    output: ['thesis.docx', 'renamed.txt', 'standard input']
      .map((name) => `==> ${name} <==\nONE TWO\n\nTHREE\n`)
      .join('\n'),
    errors: '',
  })
})

test('words are counted with and without notes', async () => {
  const file = folder.write('notes.docx', docxWithNote)
  const counts = 'Words: 4\nCharacters: 21\nSentences: 2\nParagraphs: 2\n'
  expect((await run(['word-counter', file])).output).toBe(`${counts}Words without notes: 1\n`)
  expect((await run(['run', 'word-counter', file])).output).toBe(`${counts}Words without notes: 1\n`)
  expect(JSON.parse((await run(['word-counter', '--json'], docxWithNote)).output)).toMatchObject({
    wordsWithoutNotes: 1,
  })
  expect((await run(['word-counter', folder.write('plain.docx', docx)])).output).not.toContain('notes')
})

test('nothing is said about notes that other text follows, or that a step has changed', async () => {
  const file = folder.write('notes.docx', docxWithNote)
  expect((await run(['word-counter', '--concat', file, file])).output).not.toContain('notes')
  expect((await run(['run', 'case-converter(style=upper) | word-counter', file])).output).not.toContain('notes')
})

test('two documents are compared', async () => {
  const files = [folder.write('a.docx', docx), folder.write('b.docx', sampleDocx(docxParagraph('one two')))]
  expect((await run(['text-diff', '--exit-code', ...files])).status).toBe(1)
  expect((await run(['text-diff', '--exit-code', ...files.slice(0, 1), ...files.slice(0, 1)])).status).toBe(0)
})

test('tools of bytes read the file itself', async () => {
  const file = folder.write('thesis.docx', docx)
  const { output } = await run(['base64-encoder', file])
  expect(Buffer.from(output, 'base64').equals(docx)).toBe(true)
})

test('says which pages have no text', async () => {
  const file = folder.write('scan.pdf', pdf)
  expect(await run(['case-converter', '--style=upper', file])).toEqual({
    status: 0,
    output: 'FOUR\n',
    errors: 'scan.pdf: Page 1 has no text; it may be a scan.\n',
  })
})

test('results in a folder are named after the text', async () => {
  const files = [folder.write('first.docx', docx), folder.write('second.pdf', pdf)]
  const target = folder.at('')
  expect((await run(['run', 'case-converter(style=upper)', ...files, '-o', target])).status).toBe(0)
  expect(readFileSync(folder.at('first.txt'), 'utf8')).toBe('ONE TWO\n\nTHREE\n')
  expect(readFileSync(folder.at('second.txt'), 'utf8')).toBe('FOUR\n')
  expect(readFileSync(files[0] as string).equals(docx)).toBe(true)
})

test('a result is never written over a document that is read', async () => {
  const file = folder.write('named.txt', docx)
  const { status, errors } = await run(['case-converter', file, '-o', folder.at('')])
  expect([status, errors]).toEqual([1, expect.stringContaining('named.txt is also read, so it isn’t overwritten.')])
  expect(readFileSync(file).equals(docx)).toBe(true)
})

test.each([
  [['case-converter', '--in-place'], 'so --in-place can’t change it. Name a file for its text: -o FILE.'],
  [['run', 'case-converter', '--in-place=.bak'], 'so --in-place can’t change it. Name a file for its text: -o FILE.'],
  [['word-counter', '--encoding', 'windows-1252'], 'so --encoding has no effect.'],
])('%j with a document is wrong usage', async (args, reason) => {
  const text = folder.write('plain.txt', 'a')
  const file = folder.write('thesis.docx', docx)
  const { status, output, errors } = await run([...args, text, file])
  expect([status, output]).toEqual([2, ''])
  expect(errors).toContain(`thesis.docx is a document, ${reason}\n`)
  expect(readFileSync(text, 'utf8')).toBe('a')
  expect(existsSync(folder.at('plain.txt.bak'))).toBe(false)
})

test('an encoding makes no sense with a document on standard input', async () => {
  const { status, output, errors } = await run(['word-counter', '--encoding', 'windows-1252'], docx)
  expect([status, output]).toEqual([2, ''])
  expect(errors).toContain('Standard input is a document, so --encoding has no effect.\n')
})

test('a document that can’t be read does not stop the others', async () => {
  const files = [folder.write('cut.docx', docx.subarray(0, 400)), folder.write('thesis.docx', docx)]
  const { status, output, errors } = await run(['case-converter', '--style=upper', ...files])
  expect([status, output]).toEqual([1, '==> thesis.docx <==\nONE TWO\n\nTHREE\n'])
  expect(errors).toBe('cut.docx is damaged: its end is missing.\n')
})
