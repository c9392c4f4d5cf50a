import { decodeHTML } from 'entities/decode'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEngineContext } from '#run/engine-context.ts'
import { testTool } from '#test/test-tool.ts'
import { decode as decodeInChunks, engine } from './engine.ts'
import { tool } from './tool.ts'

const { runAsync } = testTool(tool, engine)

async function encode(...given: Parameters<typeof runAsync>) {
  return (await runAsync(...given)).text
}

function decode(text: string) {
  return encode(text, { direction: 'decode' })
}

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['& < > " \'', '&amp; &lt; &gt; &quot; &#39;'],
  ['&amp;', '&amp;amp;'],
  ['&&', '&amp;&amp;'],
  ['<b>é 日本 👩‍👩‍👧 שלום\u00a0`=/</b>\r\n', '&lt;b&gt;é 日本 👩‍👩‍👧 שלום\u00a0`=/&lt;/b&gt;\r\n'],
  ['\ud800&', '\ud800&amp;'],
])('%j encodes to %j and decodes back', async (text, encoded) => {
  expect(await encode(text)).toBe(encoded)
  expect(await decode(encoded)).toBe(text)
})

describe('non-ASCII characters', () => {
  test.each([
    ['é<日😀', '&#233;&lt;&#26085;&#128512;'],
    ['\u007f\u00a0\uffff', '\u007f&#160;&#65535;'],
    ['🇯🇵', '&#127471;&#127477;'],
    // &#133; would decode to an ellipsis, and a surrogate to a replacement character.
    ['\u0085\u0096', '\u0085\u0096'],
    ['\ud800\u{10ffff}\udc00', '\ud800&#1114111;\udc00'],
  ])('%j encodes to %j and decodes back', async (text, encoded) => {
    expect(await encode(text, { nonAscii: true })).toBe(encoded)
    expect(await decode(encoded)).toBe(text)
  })
})

describe('names', () => {
  test.each([
    ['é<日😀', '&eacute;&lt;&#26085;&#128512;'],
    ['“€”\u00a0\'"', '&ldquo;&euro;&rdquo;&nbsp;&#39;&quot;'],
    ['\u0085\ud800', '\u0085\ud800'],
    ['≂̸', '&esim;&#824;'],
  ])('%j encodes to %j and decodes back', async (text, encoded) => {
    expect(await encode(text, { nonAscii: true, named: true })).toBe(encoded)
    expect(await decode(encoded)).toBe(text)
  })

  test('are not used without the other option', async () => {
    expect(await encode('é', { named: true })).toBe('é')
  })
})

describe('decode follows the HTML standard', () => {
  test.each([
    ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
    ['&AMP;&LT&QUOT;', '&<"'],
    ['&eacute;&Eacute;&eacute', 'éÉé'],
    ['&nbsp;', '\u00a0'],
    ['&CounterClockwiseContourIntegral;', '∳'],
    ['&NotEqualTilde;&acE;', '≂̸∾̳'],
    ['&fjlig;&bne;', 'fj=⃥'],
    ['&Afr;', '𝔄'],
    ['&zwj;&ZeroWidthSpace;', '\u200d\u200b'],
    // Old names do not need a semicolon. The longest matching name is used.
    ['&ampfoo', '&foo'],
    ['&notit;', '¬it;'],
    ['&notin;', '∉'],
    ['&notin', '¬in'],
    ['&copy2025', '©2025'],
    ['&amp;lt;', '&lt;'],
    ['?a=1&copy=2&lang=en', '?a=1©=2⟨=en'.replace('⟨', '&lang')],
    ['&Amp; &AmP', '&Amp; &AmP'],
    ['&bogus; &; & &&', '&bogus; &; & &&'],
    ['&hellip &lang', '&hellip &lang'],
    ['&constructor;&__proto__;', '&constructor;&__proto__;'],
    ['&#65;&#x41;&#X41;&#x1f600;', 'AAA😀'],
    ['&#65&#x41 &#65x', 'AA Ax'],
    ['&#0065;', 'A'],
    ['&#; &#x; &#xg; &#-1;', '&#; &#x; &#xg; &#-1;'],
    ['&#0;&#x0;&#xD800;&#xDFFF;&#x110000;&#99999999999999999999;', '������'],
    ['&#128;&#130;&#150;&#x9f;', '€‚–Ÿ'],
    ['&#129;&#141;&#143;&#144;&#157;', '\u0081\u008d\u008f\u0090\u009d'],
    ['&#13;&#10;&#9;', '\r\n\t'],
    ['&#xFFFE;&#x10FFFF;', '\ufffe\u{10ffff}'],
  ])('%j decodes to %j', async (text, decoded) => {
    expect(await decode(text)).toBe(decoded)
  })

  test('does not interpret tags', async () => {
    const markup = '<img src=x onerror="alert(1)"><script>1</script>'
    expect(await decode(markup)).toBe(markup)
  })
})

test('decodes chunks in the same way as the whole text', async () => {
  const unit = fc.oneof(
    fc.constantFrom(
      '&',
      '&am',
      'p;',
      '&lt',
      '&not',
      'in;',
      '&#6',
      '&#x',
      '5',
      '0000000',
      ';',
      '&&',
      'é',
      '😀',
      '\r',
      '\n',
      '&#10;',
    ),
    fc.string({ maxLength: 3 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, maxLength: 40 }), fc.integer({ min: 1, max: 20 }), async (text, length) => {
      const chunks = await decodeInChunks(text, createEngineContext(), length)
      expect(chunks.join('')).toBe(decodeHTML(text))
    }),
  )
})

const textWithMarkup = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('&<>"\'#;x1a'), '\u0085', 'amp;', '&lt'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
})

test('any well-formed text decodes back to itself', async () => {
  await fc.assert(
    fc.asyncProperty(textWithMarkup, fc.boolean(), async (text, nonAscii) => {
      expect(await decode(await encode(text, { nonAscii }))).toBe(text)
    }),
  )
})

test('if non-ASCII characters are encoded, only ASCII and control characters remain', async () => {
  await fc.assert(
    fc.asyncProperty(textWithMarkup, async (text) => {
      expect(await encode(text, { nonAscii: true })).toMatch(/^[\0-\x9f]*$/)
    }),
  )
})

test('encodes and decodes a long text in chunks', async () => {
  const line = '<p class="naïve">日本語 & 😀</p>\n'
  const encoded = await encode(line)
  expect(await encode(line.repeat(20_000))).toBe(encoded.repeat(20_000))
  expect(await decode(encoded.repeat(20_000))).toBe(line.repeat(20_000))
})

test.each([
  [{ nonAscii: true, hex: true }, '&lt;b&gt;&#39;&#xE9;&#xA0;&#x1F950;'],
  [{ nonAscii: true, keepMarkup: true }, "<b>'&#233;&#160;&#129360;"],
  [{ nonAscii: true, named: true, hex: true }, '&lt;b&gt;&#39;&eacute;&nbsp;&#x1F950;'],
])('encodes with %j', async (options, encoded) => {
  expect(await encode("<b>'é\u00a0🥐", options)).toBe(encoded)
})

test('keeps references and encodes the rest', async () => {
  const text = `a &amp; b <b> &#39; &#xE9; &copy; &bogus; R&D &# &amp 1&2; "é"`
  const encoded = 'a &amp; b &lt;b&gt; &#39; &#xE9; &copy; &bogus; R&amp;D &amp;# &amp;amp 1&amp;2; &quot;é&quot;'
  expect(await encode(text, { keepReferences: true })).toBe(encoded)
  expect(await encode(encoded, { keepReferences: true })).toBe(encoded)
  expect(await encode(text.repeat(5000), { keepReferences: true })).toBe(encoded.repeat(5000))
  expect(await encode('é&amp;\u00a0', { keepReferences: true, nonAscii: true })).toBe('&#233;&amp;&#160;')
})
