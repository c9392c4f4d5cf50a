import { expect, test } from 'vitest'
import { defineEnvironment, environmentProblem } from './build-environment.js'

const key = 'import.meta.env.SITE_ORIGIN'

test.each([
  ['https://example.com', '"https://example.com"'],
  ['https://example.com/', '"https://example.com"'],
  ['https://EXAMPLE.com:443', '"https://example.com"'],
  ['http://127.0.0.1:8080', '"http://127.0.0.1:8080"'],
  ['http://[::1]:4173', '"http://[::1]:4173"'],
  ['', 'undefined'],
  [undefined, 'undefined'],
])('SITE_ORIGIN=%s is defined as %s', (given, code) => {
  const environment = given === undefined ? {} : { SITE_ORIGIN: given }
  expect(environmentProblem(environment)).toBeUndefined()
  expect(defineEnvironment(environment)).toEqual({ [key]: code })
})

test.each([
  'example.com',
  '//example.com',
  'https://',
  'https://example.com/tools',
  'https://example.com/?a',
  'https://example.com/#a',
  'https://user:word@example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'null',
])('SITE_ORIGIN=%s is one sentence', (given) => {
  const sentence = `SITE_ORIGIN is “${given}”, but it takes an origin such as https://example.com.`
  expect(environmentProblem({ SITE_ORIGIN: given })).toBe(sentence)
  expect(() => defineEnvironment({ SITE_ORIGIN: given })).toThrow(sentence)
})
