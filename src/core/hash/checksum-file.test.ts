import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultChecksum, printChecksums } from './checksum-file.ts'

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

test('names the file with SHA3-256 checksums', () => {
  expect(printChecksums([{ name: 'a', hashes: { 'SHA3-256': '00' } }], 'SHA3-256').name).toBe('SHA3-256SUMS.txt')
})
