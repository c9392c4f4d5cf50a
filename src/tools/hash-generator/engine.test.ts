import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { compare } from '#core/hash/expected-hash.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = OptionValues<typeof tool.options>

const all = {
  ...initialOptions(tool.options),
  sha1: true,
  sha384: true,
  'sha3-256': true,
  'sha3-512': true,
  crc32: true,
}

async function hash(text: string | Uint8Array, options: Partial<Options> = {}) {
  return engine.run({ text }, { ...initialOptions(tool.options), ...options }, createEngineContext())
}

async function hashStreamed(bytes: Uint8Array, size: number, options: Options) {
  async function* cut() {
    for (let start = 0; start < bytes.length; start += size) {
      yield await Promise.resolve(bytes.subarray(start, start + size))
    }
  }
  const stream = engine.stream?.(cut(), options, createEngineContext())
  return (await stream?.next())?.value
}

test('calculates three hashes by default, in this order', async () => {
  expect(Object.keys(await hash('a'))).toEqual(['MD5', 'SHA-256', 'SHA-512'])
})

const none = { md5: false, sha256: false, sha512: false }

test('rejects an empty selection', async () => {
  const error = new InputError('Please select at least one hash')
  await expect(hash('a', none)).rejects.toStrictEqual(error)
  await expect(hashStreamed(Buffer.from('a'), 1, { ...initialOptions(tool.options), ...none })).rejects.toStrictEqual(
    error,
  )
})

test('calculates the hash that matches the expected one, even if no hash is selected', async () => {
  expect(Object.keys(await hash('a', { ...none, expected: '900150983cd24fb0d6963f7d28e17f72' }))).toEqual([
    'MD5',
    'comparison',
  ])
})

// From RFC 1321, the NIST examples for FIPS 180-4 and FIPS 202, and the CRC catalogue.
test.each([
  ['MD5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['MD5', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['MD5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['MD5', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['SHA-1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['SHA-256', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['SHA-256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'SHA-384',
    'abc',
    'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  ],
  [
    'SHA-512',
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
  ['SHA3-256', '', 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a'],
  ['SHA3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'],
  [
    'SHA3-256',
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '41c0dba2a9d6240849100376a8235e2c82e1b9998a999e21db32dd97496d3376',
  ],
  [
    'SHA3-512',
    '',
    'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
  ],
  [
    'SHA3-512',
    'abc',
    'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
  ],
  ['CRC-32', '123456789', 'cbf43926'],
  ['CRC-32', '', '00000000'],
] as const)('calculates the %s of %j', async (label, text, hex) => {
  expect((await hash(text, all))[label]).toBe(hex)
})

/** The first characters of ASCII, which the NIST examples for HMAC with SHA-3 use as keys. */
const asciiKey = (length: number) => String.fromCharCode(...Array.from({ length }, (_, code) => code))

// From the NIST examples for HMAC with SHA-3.
test.each([
  ['HMAC-SHA3-256', asciiKey(32), '4fe8e202c4f058e8dddc23d8c34e467343e23555e24fc2f025d598f558f67205'],
  [
    'HMAC-SHA3-512',
    asciiKey(64),
    '4efd629d6c71bf86162658f29943b1c308ce27cdfa6db0d9c3ce81763f9cbce5f7ebe9868031db1a8f8eb7b6b95e5c5e3f657a8996c86a2f6527e307f0213196',
  ],
] as const)('calculates the %s of the NIST example', async (label, key, hex) => {
  expect((await hash('Sample message for keylen<blocklen', { ...all, key }))[label]).toBe(hex)
})

// From RFC 2202 and RFC 4231; the last key is longer than a block.
test.each([
  ['HMAC-MD5', 'Jefe', 'what do ya want for nothing?', '750c783e6ab0b503eaa86e310a5db738'],
  ['HMAC-SHA-1', 'Jefe', 'what do ya want for nothing?', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
  [
    'HMAC-SHA-256',
    'Jefe',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    'HMAC-SHA-384',
    'Jefe',
    'what do ya want for nothing?',
    'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
  ],
  [
    'HMAC-SHA-512',
    'Jefe',
    'what do ya want for nothing?',
    '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
  ],
] as const)('calculates the %s with the key %j for %j', async (label, key, text, hex) => {
  expect((await hash(text, { ...all, key }))[label]).toBe(hex)
})

describe('a key', () => {
  test('is hashed first if it is longer than a block', async () => {
    const key = 'k'.repeat(200)
    const { createHmac } = await import('node:crypto')
    const hashes = await hash('text', { ...all, key })
    for (const [name, label] of [
      ['md5', 'HMAC-MD5'],
      ['sha1', 'HMAC-SHA-1'],
      ['sha256', 'HMAC-SHA-256'],
      ['sha384', 'HMAC-SHA-384'],
      ['sha512', 'HMAC-SHA-512'],
      ['sha3-256', 'HMAC-SHA3-256'],
      ['sha3-512', 'HMAC-SHA3-512'],
    ] as const) {
      expect(hashes[label], label).toBe(createHmac(name, key).update('text').digest('hex'))
    }
  })

  test('does not apply to CRC-32', async () => {
    expect(Object.keys(await hash('a', { ...none, crc32: true, key: 'k' }))).toEqual(['CRC-32'])
  })
})

test.each([
  [
    'emoji and accents are hashed as UTF-8',
    'café 🥐',
    'b8c5fc1b39e6d6ac784277c44a10568d8ed7ebef0d34e8f87c5426987f53fb12',
  ],
  [
    'a lone surrogate is hashed as the replacement character',
    'a\ud800b',
    createHash('sha256').update('a\ufffdb').digest('hex'),
  ],
  ['a byte order mark is hashed', '\ufeffa', createHash('sha256').update('\ufeffa').digest('hex')],
  ['a combining accent is not composed', 'e\u0301', createHash('sha256').update('e\u0301').digest('hex')],
  [
    'a hundred thousand characters',
    '👩‍👩‍👧\0'.repeat(11_112),
    createHash('sha256').update('👩‍👩‍👧\0'.repeat(11_112)).digest('hex'),
  ],
  ['a Windows line break is two bytes', 'a\r\n', '8e4621379786ef42a4fec155cd525c291dd7db3c1fde3478522f4f61c03fd1bd'],
])('%s', async (_, text, hex) => {
  expect((await hash(text))['SHA-256']).toBe(hex)
})

test.each([
  ['upper', 'MD5: 900150983CD24FB0D6963F7D28E17F72\nCRC-32: 352441C2'],
  ['base64', 'MD5: kAFQmDzST7DWlj99KOF/cg==\nCRC-32: NSRBwg=='],
] as const)('prints hashes in the format %s; the result is hexadecimal in any case', async (format, printed) => {
  const expected = 'kAFQmDzST7DWlj99KOF/cg=='
  const hashes = await hash('abc', { ...none, crc32: true, format, expected })
  expect(hashes).toMatchObject({ MD5: '900150983cd24fb0d6963f7d28e17f72', format })
  expect(engine.print(hashes)).toBe(`${printed}\nMatches MD5.`)
})

describe('an expected hash', () => {
  const helloWorld = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'
  test.each([
    ['hello world\n', 'No hash matches. SHA-256 matches without the final line break.'],
    ['hello world\r\n', 'No hash matches. SHA-256 matches without the final line break.'],
    ['hello world\n\n', 'No hash matches.'],
  ])('is compared without the final line break of %j: %s', async (text, says) => {
    expect((await hash(text, { expected: helloWorld })).comparison).toEqual({ equals: null, says, digits: 64 })
  })

  test.each([
    ['abc', 'abc\n', 'MD5 matches with a line break at the end.'],
    ['a\nb\n', 'a\r\nb\r\n', 'MD5 matches with the line breaks of Windows.'],
    ['a\r\nb', 'a\nb', 'MD5 matches with the line breaks of Unix.'],
  ])('is compared with other line breaks: %j and %j', async (text, original, says) => {
    const expected = createHash('md5').update(original).digest('hex')
    expect((await hash(text, { expected })).comparison?.says).toBe(`No hash matches. ${says}`)
  })

  const md5 = '900150983cd24fb0d6963f7d28e17f72'

  test.each([
    [md5, 'MD5'],
    [` ${md5.toUpperCase()}\n`, 'MD5'],
    [`${md5}  some file.iso`, 'MD5'],
    ['90:01:50:98:3c:d2:4f:b0:d6:96:3f:7d:28:e1:7f:72', 'MD5'],
    ['90 01 50 98 3c d2 4f b0 d6 96 3f 7d 28 e1 7f 72', 'MD5'],
    ['9001 5098 3CD2 4FB0  D696 3F7D 28E1 7F72', 'MD5'],
    ['md5: 90-01-50-98-3c-d2-4f-b0-d6-96-3f-7d-28-e1-7f-72', 'MD5'],
    [`${md5} 90`, 'MD5'],
    ['352441c2 deadbeef', 'CRC-32'],
    [`${md5} *some file.iso`, 'MD5'],
    [`\\${md5}  some\\nfile.iso`, 'MD5'],
    [`MD5 (some (old) file.iso) = ${md5}`, 'MD5'],
    [`MD5(file.iso)= ${md5}`, 'MD5'],
    [`md5:${md5}`, 'MD5'],
    ['sha-1:a9993e364706816aba3e25717850c26c9cd0d89d', 'SHA-1'],
    // This hash is not selected, but it has the same length.
    ['a9993e364706816aba3e25717850c26c9cd0d89d', 'SHA-1'],
    ['sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', 'SHA-256'],
    ['ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0', 'SHA-256'],
    ['integrity sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', null],
    ['kAFQmDzST7DWlj99KOF/cg==', 'MD5'],
    ['NSRBwg==', null],
    [md5.replace('9', '8'), null],
    ['abc', null],
    ['not a hash', null],
    ['<b>', null],
    [`${md5}\0`, null],
    [`\ufeff\u202e${md5}`, null],
    ['0'.repeat(100_000), null],
  ])('%j matches %s of “abc”', async (expected, label) => {
    expect((await hash('abc', { expected })).comparison?.equals).toBe(label)
  })

  const sha3 = '3338be694f50c5f338814986cdf0686453a888b84f424d792af4b9202398f392'
  const sha3With512Bits =
    '75d527c368f2efe848ecf6b073a36767800805e9eef2b1857d5f984f036eb6df891d75f72d9b154518c1cd58835286d1da9a38deba3de98b5a53e5ed78a84976'

  test.each([
    [sha3, 'SHA3-256'],
    [sha3With512Bits, 'SHA3-512'],
  ])('is looked for among all hashes of its length: %s is %s of “hello”', async (expected, label) => {
    const options = { ...initialOptions(tool.options), expected }
    const comparison = { equals: label, says: `Matches ${label}.`, digits: expected.length }
    expect(await hash('hello', options)).toMatchObject({ comparison })
    expect(await hashStreamed(Buffer.from('hello'), 2, options)).toMatchObject({ comparison })
  })

  test.each([
    [sha3.replace('3', '4'), 'No hash matches.'],
    // SHA-224.
    ['ea09ae9cc6768c50fcee903ed054556e5bfc8347907f12598aa24193', 'No supported hash has this length (56 digits).'],
    ['a', 'No supported hash has this length (1 digit).'],
    ['not a hash', 'Expected hash must be hexadecimal or Base64.'],
  ])('%s: %s', async (expected, says) => {
    expect((await hash('hello', { expected })).comparison).toMatchObject({ equals: null, says })
  })

  test('is compared with keyed hashes too', async () => {
    const expected = '750c783e6ab0b503eaa86e310a5db738'
    expect((await hash('what do ya want for nothing?', { key: 'Jefe', expected })).comparison?.equals).toBe('HMAC-MD5')
  })

  test('is not compared if it is empty', () => {
    expect(compare('', { MD5: '' }).equals).toBeNull()
  })
})

test.each([
  [undefined, false],
  ['900150983cd24fb0d6963f7d28e17f72', false],
  ['900150983cd24fb0d6963f7d28e17f71', true],
])('with the expected hash %s, “abc” has no match: %s', async (expected = '', hasNoMatch) => {
  expect(engine.hasNoMatch?.(await hash('abc', { expected }), all)).toBe(hasNoMatch)
})

test('hashes text as UTF-8 bytes', async () => {
  expect(await hash('naïve')).toEqual(await hash(new TextEncoder().encode('naïve')))
})

test('gives the same hashes for chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 1, max: 140 }),
      fc.string(),
      async (bytes, size, key) => {
        const options = { ...all, key }
        expect(await hashStreamed(bytes, size, options)).toEqual(await hash(bytes, options))
      },
    ),
    { numRuns: 50 },
  )
})

/** Hashes a file with a system command; undefined if the command does not exist. */
function systemHash(command: string, file: string): string | undefined {
  try {
    return execFileSync(command, [file], { encoding: 'utf8' }).split(' ')[0]
  } catch {
    return undefined
  }
}

test.each([
  ['md5sum', 'MD5'],
  ['sha1sum', 'SHA-1'],
  ['sha256sum', 'SHA-256'],
  ['sha384sum', 'SHA-384'],
  ['sha512sum', 'SHA-512'],
] as const)('agrees with %s on a real file', async (command, label) => {
  const file = 'package-lock.json'
  const expected = systemHash(command, file)
  if (expected === undefined) return
  const bytes = readFileSync(file)
  expect((await hash(bytes, all))[label]).toBe(expected)
  expect(((await hashStreamed(bytes, 100_000, all)) as Record<string, string>)[label]).toBe(expected)
})
