import { expect, test } from 'vitest'
import { cssSyntax } from './css-syntax.ts'

test.each([
  ['  color: #fff;', ['key color', 'number #fff']],
  ['a:hover, #add {', []],
  ['a:hover,', []],
  ['.a1{margin:0 -1.5em;--x:"}"}', ['key margin', 'number 0', 'number -1.5em', 'key --x', 'string "}"']],
  ['@media (width < 40rem) {', ['word @media', 'number 40rem']],
  ["content: 'a;b' !important", ['key content', "string 'a;b'", 'word !important']],
  ['/* color: red */ top: 50%', ['number 50%']],
])('the tokens of %s', (line, tokens) => {
  expect([...cssSyntax(line)].map(({ start, end, kind }) => `${kind} ${line.slice(start, end)}`)).toEqual(tokens)
})
