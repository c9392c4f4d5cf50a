import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultChecksum, isChecksumFile, isChecksumOf, parseChecksums, printChecksums } from './checksums.ts'

function hashesOf(content: string) {
  const digest = (name: string) => createHash(name).update(content).digest('hex')
  return { MD5: digest('md5'), 'SHA-1': digest('sha1'), 'SHA-256': digest('sha256'), 'SHA-512': digest('sha512') }
}

const names = ['plain.txt', 'two  spaces.txt', '*star', 'back\\slash', 'line\nbreak', '-dash', 'ünï 😀']

test.each([
  ['sha256sum', ['MD5', 'SHA-256', 'SHA-512'], 'SHA256SUMS.txt'],
  ['sha512sum', ['MD5', 'SHA-512'], 'SHA512SUMS.txt'],
  ['sha1sum', ['SHA-1', 'MD5'], 'SHA1SUMS.txt'],
  ['md5sum', ['MD5'], 'MD5SUMS.txt'],
])('%s -c accepts the checksum file with %j', (command, selected, fileName) => {
  const folder = mkdtempSync(join(tmpdir(), 'checksums-'))
  const files = names.map((name) => {
    writeFileSync(join(folder, name), name)
    const hashes = Object.entries(hashesOf(name)).filter(([hash]) => selected.includes(hash))
    return { name, hashes: Object.fromEntries(hashes) }
  })
  const { name, text } = printChecksums(files, defaultChecksum(files[0]?.hashes ?? {}))
  expect(name).toBe(fileName)
  writeFileSync(join(folder, name), text)
  const output = execFileSync(command, ['-c', '--strict', name], { cwd: folder, encoding: 'utf8' })
  expect(output.match(/: OK$/gm)).toHaveLength(names.length)
})

test('writes the digits, two spaces and the name', () => {
  const files = [
    { name: 'a.txt', hashes: { MD5: '0a', 'CRC-32': '01' } },
    { name: 'b\\c\n', hashes: { MD5: '0b', 'CRC-32': '02' } },
  ]
  const { text } = printChecksums(files, 'MD5')
  expect(text).toBe('0a  a.txt\n\\0b  b\\\\c\\n\n')
})

test.each([
  [['MD5', 'SHA-512', 'SHA-256'], 'SHA-256'],
  [['HMAC-MD5', 'CRC-32', 'MD5'], 'MD5'],
  [['CRC-32', 'HMAC-MD5'], 'CRC-32'],
])('of %j, the checksum file has %s by default', (hashes, expected) => {
  expect(defaultChecksum(Object.fromEntries(hashes.map((hash) => [hash, '00'])))).toBe(expected)
})

test.each([
  ['SHA3-256', 'SHA3-256SUMS.txt'],
  ['BLAKE3', 'BLAKE3SUMS.txt'],
])('names the file with %s checksums %s', (hash, name) => {
  expect(printChecksums([{ name: 'a', hashes: { [hash]: '00' } }], hash).name).toBe(name)
})

const md5 = '900150983cd24fb0d6963f7d28e17f72'
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

describe('parsing', () => {
  test.each([
    [`${md5}  a b.txt`, { name: 'a b.txt', hashes: ['MD5'], digits: md5 }],
    [`${md5} *a.bin`, { name: 'a.bin', hashes: ['MD5'], digits: md5 }],
    [`${md5}\ta.bin`, { name: 'a.bin', hashes: ['MD5'], digits: md5 }],
    [`${md5} a.bin`, { name: 'a.bin', hashes: ['MD5'], digits: md5 }],
    [`${sha256.toUpperCase()}  dir/a`, { name: 'dir/a', hashes: ['SHA-256', 'BLAKE3', 'SHA3-256'], digits: sha256 }],
    [`\\${md5}  b\\\\c\\n`, { name: 'b\\c\n', hashes: ['MD5'], digits: md5 }],
    [`SHA256 (a (1).txt) = ${sha256}`, { name: 'a (1).txt', hashes: ['SHA-256'], digits: sha256 }],
    [`SHA3-256(a)= ${sha256}`, { name: 'a', hashes: ['SHA3-256'], digits: sha256 }],
    [`BLAKE3 (a) = ${sha256}`, { name: 'a', hashes: ['BLAKE3'], digits: sha256 }],
  ])('%j', (line, checksum) => {
    expect(parseChecksums(`# comment\r\n\r\n${line}\r\n`)).toEqual([checksum])
  })

  test.each([
    ['SHA256SUMS', 'SHA-256'],
    ['SHA3-256SUMS.txt', 'SHA3-256'],
    ['B3SUMS', 'BLAKE3'],
    ['a.iso.b3', 'BLAKE3'],
  ])('the name %s says which hash it is', (fileName, hash) => {
    expect(parseChecksums(`${sha256}  a`, fileName)?.[0]?.hashes).toEqual([hash])
  })

  test('reads a list that is signed with PGP', () => {
    const signed = `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n${md5}  a\n-----BEGIN PGP SIGNATURE-----\n\nabc=\n`
    expect(parseChecksums(signed)).toHaveLength(1)
  })

  test.each([
    '',
    '# only a comment',
    'some text',
    md5,
    `${md5}  a\nnot a checksum`,
    `${md5.slice(1)}  a`,
    `CRC (a) = ${md5}`,
    '12 eggs',
    'deadbeef cafe',
  ])('%j is not a list', (text) => {
    expect(parseChecksums(text)).toBeUndefined()
  })

  test('a length that several hashes have may mean any of them', () => {
    expect(parseChecksums(`${'0'.repeat(128)}  a`)?.[0]?.hashes).toEqual(['SHA-512', 'SHA3-512'])
  })

  test('gives back what was written', () => {
    const anyName = fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => !/^\s*$/.test(name))
    fc.assert(
      fc.property(fc.array(anyName, { minLength: 1 }), (fileNames) => {
        const { text } = printChecksums(
          fileNames.map((name) => ({ name, hashes: { MD5: md5 } })),
          'MD5',
        )
        expect(parseChecksums(text)?.map(({ name }) => name)).toEqual(fileNames)
      }),
    )
  })
})

test.each([
  ['a.txt', 'a.txt', true],
  ['./dir/a.txt', 'a.txt', true],
  ['dir\\a.txt', 'a.txt', true],
  ['dir\\a.txt', 'dir\\a.txt', true],
  ['ba.txt', 'a.txt', false],
  ['a.txt', 'A.txt', false],
])('a checksum of %s is of the file %s: %s', (name, fileName, expected) => {
  expect(isChecksumOf({ name, hashes: ['MD5'], digits: md5 }, fileName)).toBe(expected)
})

test.each([
  ['SHA256SUMS', 100, true],
  ['SHA256SUMS.txt', 100, true],
  ['MD5SUMS', 100, true],
  ['checksums.txt', 100, true],
  ['image.iso.sha256', 100, true],
  ['image.md5', 100, true],
  ['image.iso', 100, false],
  ['summary.txt', 100, false],
  ['SHA256SUMS', 100_000_000, false],
])('%s of %i bytes is a checksum file: %s', (name, size, expected) => {
  expect(isChecksumFile({ name, size })).toBe(expected)
})
