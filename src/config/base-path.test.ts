import { expect, test } from 'vitest'
import { addBase, removeBase } from './base-path.ts'

test.each([
  ['/', '/a/b/'],
  ['/?tool=word-counter', '/a/b/?tool=word-counter'],
  ['/about#part', '/a/b/about#part'],
  ['#part', '#part'],
  ['?q=a', '?q=a'],
  ['https://elsewhere.example/about', 'https://elsewhere.example/about'],
  ['//elsewhere.example', '//elsewhere.example'],
  ['/\\elsewhere.example', '/\\elsewhere.example'],
])('%s is %s on the host', (path, expected) => {
  expect(addBase(path, '/a/b')).toBe(expected)
  expect(addBase(path, '')).toBe(path)
})

test.each([
  ['/a/b/', '/'],
  ['/a/b/about', '/about'],
  ['/a/b/a/b/about', '/a/b/about'],
  ['/a/b', ''],
  ['/', undefined],
  ['/about', undefined],
  ['/a/bc/about', undefined],
  ['/a', undefined],
  ['//a/b/about', undefined],
])('%s on the host is %s', (path, expected) => expect(removeBase(path, '/a/b')).toBe(expected))

test.each(['/', '/about', '//elsewhere.example'])('at the root, %s stays as it is', (path) =>
  expect(removeBase(path, '')).toBe(path),
)
