import { expect, test } from 'vitest'
import { derivedFileName } from './download.ts'

test.each([
  ['log.txt', 'log.sorted.txt'],
  ['archive.tar.gz', 'archive.tar.sorted.gz'],
  ['README', 'README.sorted'],
  ['.bashrc', '.bashrc.sorted'],
  ['log.', 'log.sorted.'],
])('derivedFileName turns %s into %s', (fileName, name) => {
  expect(derivedFileName(fileName, 'sorted')).toBe(name)
})
