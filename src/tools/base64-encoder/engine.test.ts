import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import { attempt } from '#run/attempt.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { testTool } from '#test/test-tool.ts'
import { dataUriPrefix, extensionOf } from './data-uri.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

async function encode(text: string | Uint8Array, options: Options = {}) {
  return (await testTool(tool, engine).runAsync({ text }, options)).text
}

function decode(text: string | Uint8Array, options: Options = {}) {
  return encode(text, { ...options, direction: 'decode' })
}

async function stream(chunks: readonly Uint8Array[], options: Options) {
  async function* yieldChunks() {
    yield* await Promise.resolve(chunks)
  }
  const encoded: Uint8Array[] = []
  const output = engine.stream?.(yieldChunks(), { ...initialOptions(tool.options), ...options }, createEngineContext())
  for (let step = await output?.next(); step?.done === false; step = await output?.next())
    encoded.push(Buffer.from(step.value))
  return Buffer.concat(encoded)
}

// The first seven are from RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
  ['é', 'w6k='],
  ['日本語', '5pel5pys6Kqe'],
  ['👩‍👩‍👧', '8J+RqeKAjfCfkanigI3wn5Gn'],
  ['مرحبا', '2YXYsdit2KjYpw=='],
  ['\ufeffmark', '77u/bWFyaw=='],
  ['a\r\nb\0', 'YQ0KYgA='],
  [' ', 'IA=='],
])('%j encodes to %s and decodes back', async (text, encoded) => {
  expect(await encode(text)).toBe(encoded)
  expect(await decode(encoded)).toBe(text)
})

describe('URL-safe', () => {
  test.each([
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foo', 'Zm9v'],
    ['👩‍👩‍👧', '8J-RqeKAjfCfkanigI3wn5Gn'],
    ['??>', 'Pz8-'],
    ['???', 'Pz8_'],
  ])('%j encodes to %s and decodes back', async (text, encoded) => {
    expect(await encode(text, { urlSafe: true })).toBe(encoded)
    expect(await decode(encoded, { urlSafe: true })).toBe(text)
  })

  test('accepts padding', async () => {
    expect(await decode('Zg==', { urlSafe: true })).toBe('f')
  })
})

describe('lone surrogates', () => {
  test.each(['\ud800', 'a\udc00b', '😀\ud83d', '\udc00\ud800'])('%j is rejected', async (text) => {
    await expect(encode(text)).rejects.toThrow('Encoding error. Check your input.')
    await expect(encode(text, { urlSafe: true })).rejects.toThrow('Encoding error. Check your input.')
  })
})

describe('decode accepts', () => {
  test.each([
    ['line breaks', 'Zm9v\nYmFy\r\n', 'foobar'],
    ['line breaks within four characters', 'Z\nm\r9\r\nv', 'foo'],
    ['line breaks within the padding', 'Zg=\n=\n', 'f'],
    ['missing padding', 'Zg', 'f'],
    ['one missing padding character', 'Zm8', 'fo'],
    ['spaces anywhere', ' Z m 9v YmFy ', 'foobar'],
    ['indented lines', '  Zm9v\n\tYmFy\n', 'foobar'],
    ['tabs and form feeds', '\tZm\f9v\t', 'foo'],
    ['spaces around the padding', 'Zg = = ', 'f'],
    ['an indented data URI', '\n  data:;base64, Zm9v', 'foo'],
    ['only line breaks', '\r\n\n', ''],
    ['only spaces and tabs', ' \t\n ', ''],
    ['a byte order mark', '\ufeffZm9v', 'foo'],
    ['a data URI', 'data:text/plain;charset=utf-8;base64,Zm9v', 'foo'],
    ['an uppercase data URI', 'DATA:;BASE64,Zm9v', 'foo'],
    ['an empty data URI', 'data:image/png;base64,', ''],
    ['a data URI with a file name', 'data:image/png;name=naïve 🥐.png;base64,Zm9v', 'foo'],
    ['a data URI with a file name that is not UTF-8', Buffer.from('data:;name=\xe9;base64,Zm9v', 'latin1'), 'foo'],
    ['leftover bits', 'Zh==', 'f'],
  ])('%s', async (_, encoded, text) => {
    expect(await decode(encoded)).toBe(text)
  })

  test.each(['Pz8+Pz8/', 'Pz8-Pz8_', 'Pz8+Pz8_', 'data:;base64,Pz8-Pz8/'])(
    'both alphabets, whatever the URL-safe option: %s',
    async (encoded) => {
      expect(await decode(encoded)).toBe('??>???')
      expect(await decode(encoded, { urlSafe: true })).toBe('??>???')
    },
  )
})

describe('decode rejects', () => {
  const notText =
    'It’s valid Base64, but its bytes aren’t UTF-8 text. Save them as a file, or read them in another encoding.'
  test.each([
    ['Zm9v\v', 'Character 5 isn’t valid Base64.'],
    ['Zm9v\u00a0YmFy', 'Character 5 isn’t valid Base64.'],
    ['Zm9v\u3000', 'Character 5 isn’t valid Base64.'],
    ['Zm9v!', 'Character 5 is “!”, which isn’t valid Base64.'],
    ['Zm9vé', 'Character 5 isn’t valid Base64.'],
    ['data:text/plain,foo', 'Character 5 is “:”, which isn’t valid Base64.'],
    ['Zm9v\r\nYmFy\r\n!', 'Character 11 is “!”, which isn’t valid Base64.'],
    ['Zm9v\n\rYmFy!', 'Character 11 is “!”, which isn’t valid Base64.'],
    ['\r\n \r\n!', 'Character 4 is “!”, which isn’t valid Base64.'],
    ['\n!', 'Character 2 is “!”, which isn’t valid Base64.'],
    ['data:;name=👩‍👩‍👧e\u0301;base64,!', 'Character 22 is “!”, which isn’t valid Base64.'],
    ['Zm9v\ud800', 'Character 5 isn’t valid Base64.'],
    ['Zm9v\0', 'Character 5 isn’t valid Base64.'],
    ['Zm9v\u200d', 'Character 5 isn’t valid Base64.'],
    ['<b>Zm9v</b>', 'Character 1 is “<”, which isn’t valid Base64.'],
    ['Hello, world', 'Character 6 is “,”, which isn’t valid Base64.'],
    ['Z', 'It ends in the middle of a byte. Check for a missing or extra character.'],
    ['Zm9vY', 'It ends in the middle of a byte. Check for a missing or extra character.'],
    ['Zg=', 'The padding (=) at the end has the wrong length. Correct it or leave it out.'],
    ['Zg===', 'The padding (=) at the end has the wrong length. Correct it or leave it out.'],
    ['Zm9v=', 'The padding (=) at the end has the wrong length. Correct it or leave it out.'],
    ['====', 'The padding (=) at the end has the wrong length. Correct it or leave it out.'],
    ['=', 'The padding (=) at the end has the wrong length. Correct it or leave it out.'],
    ['Zg==Zg==', 'There is text after the padding (=), which is only allowed at the end.'],
    ['3q2+7w==', `${notText} 4 bytes: de ad be ef`],
    ['w6', `${notText} 1 byte: c3`],
    ['7aCA', `${notText} 3 bytes: ed a0 80`],
    ['/'.repeat(88), `${notText} 66 bytes: ff${' ff'.repeat(63)} …`],
  ])('%j: %s', async (text, detail) => {
    expect(await attempt(() => decode(text))).toEqual({
      ok: false,
      message: 'Decoding error. Invalid Base64 string.',
      detail,
    })
  })
})

describe('data URIs', () => {
  test.each([
    ['', 'data:;base64,Zm9v'],
    ['image/png', 'data:image/png;base64,Zm9v'],
    ['image/svg+xml;charset=utf-8', 'data:image/svg+xml;charset=utf-8;base64,Zm9v'],
  ])('with the media type %j, the data URI is %s', async (mediaType, encoded) => {
    expect(await encode('foo', { dataUri: true, mediaType })).toBe(encoded)
  })

  test('are never URL-safe, because browsers would reject them', async () => {
    expect(await encode('??>', { dataUri: true, mediaType: '', urlSafe: true })).toBe('data:;base64,Pz8+')
  })

  test.each(['png', 'image/png,', 'image/png; charset=utf-8', 'a/b\n', 'a/b;c', 'тип/x'])(
    'rejects the media type %j',
    async (mediaType) => {
      await expect(encode('foo', { dataUri: true, mediaType })).rejects.toThrow('The media type isn’t valid.')
    },
  )

  test.each([
    ['data:image/png;base64,', 'image/png'],
    ['\ndata:;base64,Zm9v', ''],
    ['data:text/plain;charset=utf-8;base64,', 'text/plain;charset=utf-8'],
    ['data:text/plain,Zm9v', undefined],
    ['see data:;base64,', undefined],
  ])('%j has the media type %j', (text, mediaType) => {
    expect(dataUriPrefix(text)?.mediaType).toBe(mediaType)
  })

  test.each([
    ['image/png', 'png'],
    ['IMAGE/JPEG', 'jpg'],
    ['text/plain;charset=utf-8', 'txt'],
    ['application/json', 'json'],
    ['image/tiff', 'tiff'],
    ['application/x-unheard-of', 'bin'],
    ['application/octet-stream', 'bin'],
    ['constructor', 'bin'],
    ['', 'bin'],
    [undefined, 'bin'],
  ])('a file with the media type %j is saved as .%s', (mediaType, extension) => {
    expect(extensionOf(mediaType)).toBe(extension)
  })
})

const anyText = fc.string({ unit: 'binary', maxLength: 100 })
const anyBytes = fc.uint8Array({ maxLength: 200 })

test('any well-formed text decodes back to itself', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, fc.boolean(), fc.boolean(), async (text, urlSafe, dataUri) => {
      expect(await decode(await encode(text, { urlSafe, dataUri }), { urlSafe })).toBe(text)
    }),
  )
})

test('encodes bytes like Buffer', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, async (bytes) => {
      expect(await encode(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(await encode(bytes, { urlSafe: true })).toBe(Buffer.from(bytes).toString('base64url'))
    }),
  )
})

test('rejects the same text as atob, and decodes any other text like atob', async () => {
  const nearlyBase64 = fc.string({ unit: fc.constantFrom(...Array.from('ABab01+/=\n\t\f\r \v')), maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(nearlyBase64, async (text) => {
      // Blank text, such as a vertical tab, has an empty result.
      fc.pre(text.trim() !== '')
      const [expected] = await Promise.allSettled([Promise.resolve().then(() => atob(text))])
      const outcome = await attempt(() => stream([Buffer.from(text)], { direction: 'decode' }))
      const isNotText =
        expected.status === 'fulfilled' && Buffer.from(expected.value, 'latin1').toString().includes('�')
      if (expected.status === 'rejected' || isNotText) expect(outcome.ok).toBe(false)
      else expect(outcome).toEqual({ ok: true, result: Buffer.from(expected.value, 'latin1') })
    }),
  )
})

test('encodes and decodes a long text in chunks', async () => {
  const bytes = Buffer.from('naïve 日本語 😀 text\n'.repeat(20_000))
  const encoded = bytes.toString('base64')
  expect(await encode(bytes)).toBe(encoded)
  expect(await encode(bytes.toString())).toBe(encoded)
  expect(await decode(encoded)).toBe(bytes.toString())
  expect(await decode(encoded.replaceAll(/.{76}/g, '$&\r\n'))).toBe(bytes.toString())
})

test('reports an error late in a stream', async () => {
  const chunks = [Buffer.from('QUJD'.repeat(500)), Buffer.from('QUJ'), Buffer.from('D!QQ==')]
  expect(await attempt(() => stream(chunks, { direction: 'decode' }))).toMatchObject({
    ok: false,
    detail: 'Character 2005 is “!”, which isn’t valid Base64.',
  })
})

test('counts CR LF across two chunks as one character', async () => {
  const chunks = [Buffer.from(`${'QUJD'.repeat(500)}\r`), Buffer.from('\nQUJD!')]
  expect(await attempt(() => stream(chunks, { direction: 'decode' }))).toMatchObject({
    ok: false,
    detail: 'Character 2006 is “!”, which isn’t valid Base64.',
  })
})

test('encodes and decodes a line of 100,000 characters', async () => {
  const text = 'é'.repeat(100_000)
  expect(await decode(await encode(text))).toBe(text)
  expect(await attempt(() => decode(`${btoa('a'.repeat(99_999))}!`))).toMatchObject({
    detail: 'Character 133333 is “!”, which isn’t valid Base64.',
  })
})

/** Encodes a file with the system's base64 command; undefined if there is no such command. */
function systemBase64(file: string): string | undefined {
  try {
    return execFileSync('base64', ['-w0', file], { encoding: 'utf8', maxBuffer: 2 ** 30 })
  } catch {
    return undefined
  }
}

test('agrees with the base64 command on a real file', async () => {
  const file = 'package-lock.json'
  const expected = systemBase64(file)
  if (expected === undefined) return
  const bytes = readFileSync(file)
  expect(await encode(bytes)).toBe(expected)
  expect((await stream([bytes.subarray(0, 1000), bytes.subarray(1000)], {})).toString()).toBe(expected)
})

test('bytes streams decoded data that is not text', async () => {
  const decoded = await stream([Buffer.from('/wD'), Buffer.from('+Cg==')], { direction: 'decode', bytes: true })
  expect([...decoded]).toEqual([0xff, 0x00, 0xfe, 0x0a])
  await expect(stream([Buffer.from('/w')], { direction: 'decode' })).rejects.toThrow('Decoding error')
  await expect(stream([Buffer.from('/w=')], { direction: 'decode', bytes: true })).rejects.toThrow('Decoding error')
})

describe('character sets', () => {
  test.each([
    ['6Q==', 'windows-1252', 'é'],
    ['Y2Fm6SCAIDk=', 'windows-1252', 'café € 9'],
    ['SGk=', 'windows-1252', 'Hi'],
    ['aABpAA==', 'utf-16le', 'hi'],
    ['//5oAGkA', 'utf-16le', 'hi'],
    ['PdgA3g==', 'utf-16le', '😀'],
  ] as const)('%s in %s is %j', async (text, charset, expected) => {
    expect(await decode(text, { charset })).toBe(expected)
    const chunks = Array.from(text, (character) => Buffer.from(character))
    expect((await stream(chunks, { direction: 'decode', charset })).toString()).toBe(expected)
  })

  test.each([
    // The beginning of a PNG image.
    ['iVBORw0KGgoAAAAN', 'windows-1252'],
    ['aABpAA==', 'windows-1252'],
    // Half of a character.
    ['aABp', 'utf-16le'],
    ['PdgA', 'utf-16le'],
  ] as const)('%s isn’t text in %s', async (text, charset) => {
    await expect(decode(text, { charset })).rejects.toThrow('Decoding error. Invalid Base64 string.')
  })
})

describe('the character set of a data URI', () => {
  test.each([
    ['data:text/plain;charset=iso-8859-1;base64,6Q==', {}, 'é'],
    ['data:text/plain;CHARSET="Windows-1252";base64,gA==', {}, '€'],
    ['data:text/plain;charset=utf-16be;base64,AGgAaQ==', {}, 'hi'],
    ['data:;charset=koi8-r;base64,0NLJ18XU', {}, 'привет'],
    ['data:text/plain;charset=utf-8;base64,w6k=', { charset: 'windows-1252' }, 'é'],
    ['data:text/plain;base64,6Q==', { charset: 'windows-1252' }, 'é'],
    ['data:text/plain;charset=unheard-of;base64,w6k=', {}, 'é'],
    ['data:text/plain;charset=iso-8859-1;base64,6Q==\ndata:;base64,w6k=', { lines: true }, 'é\né'],
  ] as const)('%s with %j is %j', async (text, options, expected) => {
    expect(await decode(text, options)).toBe(expected)
    const chunks = Array.from(text, (character) => Buffer.from(character))
    expect((await stream(chunks, { ...options, direction: 'decode' })).toString()).toBe(expected)
  })

  test('is named if the bytes are not text in it', async () => {
    expect(await attempt(() => decode('data:;charset=utf-16le;base64,aABp'))).toMatchObject({
      detail: expect.stringContaining('aren’t UTF-16 text') as string,
    })
  })
})

describe('lines of 76 characters', () => {
  test.each([0, 1, 56, 57, 58, 113, 114, 115, 20_000])('break %i bytes like the base64 command', async (length) => {
    const bytes = Buffer.alloc(length, 'naïve')
    const expected = bytes.toString('base64').replaceAll(/.{76}(?=.)/g, '$&\n')
    expect(await encode(bytes, { wrap: true })).toBe(expected)
    const chunks = [bytes.subarray(0, 10), bytes.subarray(10, 100), bytes.subarray(100)]
    expect((await stream(chunks, { wrap: true })).toString()).toBe(expected)
  })

  test('are not for data URIs and lists of values', async () => {
    const text = 'a'.repeat(100)
    expect(await encode(text, { wrap: true, lines: true })).not.toContain('\n')
    expect(await encode(text, { wrap: true, dataUri: true })).not.toContain('\n')
  })
})

describe('each line', () => {
  test.each([
    ['Hello\nWorld\nfoo', {}, 'SGVsbG8=\nV29ybGQ=\nZm9v'],
    ['é\r\n\r\nf\r', {}, 'w6k=\r\n\r\nZg==\r'],
    ['f\n??>\n', { urlSafe: true }, 'Zg\nPz8-\n'],
    ['f\nfo', { dataUri: true, mediaType: '' }, 'data:;base64,Zg==\ndata:;base64,Zm8='],
    ['', {}, ''],
  ])('of %j with %j is encoded and decoded separately', async (text, options, encoded) => {
    const lines = { ...options, lines: true }
    expect(await encode(text, lines)).toBe(encoded)
    expect(await decode(encoded, lines)).toBe(text)
    const bytes = Array.from(Buffer.from(encoded), (byte) => Uint8Array.of(byte))
    expect((await stream(bytes, { ...lines, direction: 'decode' })).toString()).toBe(text)
    expect((await stream([Buffer.from(text)], lines)).toString()).toBe(encoded)
  })

  test('with an error is named', async () => {
    const detail = 'Line 3: Character 2 is “!”, which isn’t valid Base64.'
    expect(await attempt(() => decode('Zg==\n\nZ!', { lines: true }))).toMatchObject({ ok: false, detail })
    const chunks = ['Zg==\r', '\n\r\nZ', '!'].map((chunk) => Buffer.from(chunk))
    expect(await attempt(() => stream(chunks, { direction: 'decode', lines: true }))).toMatchObject({ detail })
  })

  test('does not matter for raw bytes', async () => {
    const options = { direction: 'decode', bytes: true, lines: true } as const
    expect((await stream([Buffer.from('Zm9v\nYmFy')], options)).toString()).toBe('foobar')
    expect(await encode('Zm9v\nYmFy', options)).toBe('foobar')
  })
})
