import { expect, test } from 'vitest'
import { docxParagraph, sampleDocx } from '#test/sample-document.ts'
import { readDocument } from './documents.ts'

test('reads the text of a document', async () => {
  const text = await readDocument(sampleDocx(docxParagraph('One')), { name: 'a.docx' })
  expect(text).toEqual({
    kind: 'docx',
    text: 'One',
    summary: 'Text of a.docx; layout and pictures are left out.',
  })
})

test('says what to pass', async () => {
  await expect(readDocument('a.docx' as never)).rejects.toMatchObject({
    name: 'InputError',
    message: 'Pass the bytes of the document as a Uint8Array.',
  })
})
