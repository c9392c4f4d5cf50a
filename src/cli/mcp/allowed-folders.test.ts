import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { AllowedFolders } from './allowed-folders.ts'

const base = mkdtempSync(join(tmpdir(), 'textwright-'))
const allowed = join(base, 'allowed')
mkdirSync(join(allowed, 'deep'), { recursive: true })
mkdirSync(join(base, 'allowed-not'))
writeFileSync(join(allowed, 'a.txt'), 'inside')
writeFileSync(join(allowed, '..a.txt'), 'dots')
writeFileSync(join(allowed, 'deep/b.txt'), '\uFEFFdeep')
writeFileSync(join(allowed, 'bytes'), Buffer.from([0xff, 0x00]))
writeFileSync(join(allowed, 'huge'), '')
truncateSync(join(allowed, 'huge'), 50 * 2 ** 20 + 1)
writeFileSync(join(base, 'secret.txt'), 'secret')
writeFileSync(join(base, 'allowed-not/secret.txt'), 'secret')
symlinkSync('deep/b.txt', join(allowed, 'link-inside'))
symlinkSync('../secret.txt', join(allowed, 'link-outside'))
symlinkSync('..', join(allowed, 'up'))
symlinkSync('../missing.txt', join(allowed, 'broken-link'))
symlinkSync('loop', join(allowed, 'loop'))
symlinkSync(allowed, join(base, 'shortcut'))

afterAll(() => {
  rmSync(base, { recursive: true })
})

describe('files in an allowed folder', () => {
  test.each([
    ['a.txt', 'inside'],
    ['deep/../a.txt', 'inside'],
    ['..a.txt', 'dots'],
    [join(allowed, 'deep/b.txt'), '\uFEFFdeep'],
    ['link-inside', '\uFEFFdeep'],
  ])('%s is read', async (path, text) => {
    expect(await (await AllowedFolders.open([allowed])).read(path, 'text')).toBe(text)
  })

  test('bytes are read as they are', async () => {
    const bytes = await (await AllowedFolders.open([allowed])).read('bytes', 'bytes')
    expect([...(bytes as Uint8Array)]).toEqual([0xff, 0x00])
  })

  test('the folder may be a link', async () => {
    const folders = await AllowedFolders.open([join(base, 'shortcut')])
    expect(await folders.read(join(base, 'shortcut/a.txt'), 'text')).toBe('inside')
    expect(await folders.read(join(allowed, 'a.txt'), 'text')).toBe('inside')
  })

  test('a second folder is read by its whole path', async () => {
    const folders = await AllowedFolders.open([join(allowed, 'deep'), join(base, 'allowed-not')])
    expect(await folders.read(join(base, 'allowed-not/secret.txt'), 'text')).toBe('secret')
  })
})

describe('what is refused', () => {
  const outside = 'isn’t in an allowed folder.'

  test.each([
    ['../secret.txt', outside],
    ['deep/../../secret.txt', outside],
    [join(base, 'secret.txt'), outside],
    [join(base, 'allowed-not/secret.txt'), outside],
    ['../missing.txt', outside],
    ['link-outside', outside],
    ['up/secret.txt', outside],
    // Otherwise an agent could find out which files exist.
    ['up/missing.txt', outside],
    ['up/missing/missing.txt', outside],
    ['link-outside/missing.txt', outside],
    ['broken-link', outside],
    ['loop', outside],
    ['/etc/passwd', outside],
    ['up', outside],
    ['missing.txt', 'the file doesn’t exist.'],
    ['missing/missing.txt', 'the file doesn’t exist.'],
    ['a.txt/missing.txt', 'the file doesn’t exist.'],
    ['deep', 'it isn’t a file.'],
    ['bytes', 'isn’t valid UTF-8.'],
    ['huge', 'it’s 51 MB, and the limit is 50 MB.'],
    ['a.txt\0', 'the file doesn’t exist.'],
  ])('%j: %s', async (path, message) => {
    const folders = await AllowedFolders.open([allowed])
    await expect(folders.read(path, 'text')).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringContaining(message) as string,
    })
  })

  test('nothing is allowed by default', async () => {
    const folders = await AllowedFolders.open([])
    await expect(folders.read(join(allowed, 'a.txt'), 'text')).rejects.toThrow('No folder was allowed.')
  })

  test.each(['missing', 'secret.txt'])('a folder must exist: %s', async (name) => {
    await expect(AllowedFolders.open([join(base, name)])).rejects.toMatchObject({
      name: 'InputError',
      message: `Can’t allow ${join(base, name)}: there is no such folder.`,
    })
  })
})
