import { expect, test } from 'vitest'
import { sampleEpub } from '#test/sample-document.ts'
import { readDocument } from './read-document.ts'

test.each([
  ['chapters in the order of the spine', ['<p>One</p>', '<p>Two</p>'], 'One\n\nTwo'],
  ['white space only divides words', ['<p>One\n  <b>two</b> </p>\n<p> three</p>'], 'One two\n\nthree'],
  ['named characters', ['<p>caf&eacute;&nbsp;&mdash; A&amp;B</p>'], 'café\u00A0— A&B'],
  ['elements that close themselves', ['<p>One<a id="x"/> two<br/>three<title/></p>'], 'One two\nthree'],
  ['lists', ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul><p>d</p>'], 'a\nb\nc\n\nd'],
  [
    'tables',
    ['<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td><p>d</p><p>e</p></td></tr></table>'],
    'a\tb\nc\td e',
  ],
  ['program text as it stands', ['<pre>a\n  b</pre>'], 'a\n  b'],
  ['scripts, styles and hidden elements', ['<script>a</script><style>b</style><p hidden="">c</p><p>d</p>'], 'd'],
  ['pronunciation above letters', ['<p><ruby>漢<rp>(</rp><rt>かん</rt></ruby>字</p>'], '漢字'],
  ['soft hyphens', ['<p>co&shy;operation</p>'], 'cooperation'],
])('%s', async (_, chapters, expected) => {
  const { kind, text } = await readDocument(sampleEpub(chapters))
  expect([kind, text]).toEqual(['epub', expected])
})

test('says that a book is protected', async () => {
  const encryption =
    '<encryption><EncryptedData><CipherReference URI="OEBPS/text/c%200.xhtml"/></EncryptedData></encryption>'
  const bytes = sampleEpub(['<p>x</p>'], { 'META-INF/encryption.xml': encryption })
  await expect(readDocument(bytes, { name: 'a.epub' })).rejects.toThrow('a.epub is protected by its seller (DRM)')
})

test('names a chapter that is missing', async () => {
  const book =
    '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>'
  const bytes = sampleEpub([], { 'OEBPS/book.opf': book })
  await expect(readDocument(bytes, { name: 'a.epub' })).rejects.toThrow('a.epub is damaged: OEBPS/a.xhtml is missing.')
})
