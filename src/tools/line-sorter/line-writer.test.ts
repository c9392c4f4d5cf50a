import { expect, test } from 'vitest'
import { LineWriter } from './line-writer.ts'

type Way = 'plain' | 'wellFormed' | 'text'

function write(lineBreak: string, lines: readonly (readonly [Way, string])[]): string[] {
  const writer = new LineWriter(lineBreak)
  for (const [i, [way, line]] of lines.entries()) {
    const hasBreak = i < lines.length - 1
    if (way === 'text') writer.addText(line, hasBreak)
    else if (way === 'wellFormed') writer.addWellFormed(line, hasBreak)
    else writer.addPlain(new DataView(new TextEncoder().encode(`${line}\n`).buffer), 0, line.length + 1, hasBreak)
  }
  return writer.take()
}

const long = 'long '.repeat(60_000)

test.each<[string, (readonly [Way, string])[]]>([
  ['\n', []],
  ['\n', [['plain', 'a'], ['plain', ''], ['plain', 'a longer one']]],
  ['\r\n', [['plain', 'a'], ['plain', 'b'], ['wellFormed', 'é'], ['text', '👍'], ['plain', 'c']]],
  ['\r', [['wellFormed', 'é'], ['plain', 'a'], ['wellFormed', '']]],
  ['\n', [['wellFormed', '\ufeffé'], ['text', '\ud83d'], ['text', '\ude00'], ['plain', 'a']]],
  ['\r\n', [['plain', 'a'], ['plain', long], ['plain', 'b'], ['plain', long]]],
  ['\n', [['plain', 'a'], ['wellFormed', `é${long}`], ['plain', 'b'], ['text', `👍${long}`]]],
])('with %j', (lineBreak, lines) => {
  expect(write(lineBreak, lines).join('')).toBe(lines.map(([, line]) => line).join(lineBreak))
})

test.each(['\n', '\r\n'])('many lines come in pieces, none of which ends within %j', (lineBreak) => {
  const lines = Array.from({ length: 60_000 }, (_, i) => [i % 3 === 0 ? 'wellFormed' : 'plain', `line ${String(i)}`] as const)
  const pieces = write(lineBreak, lines)
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.filter((piece) => piece.endsWith('\r'))).toEqual([])
  expect(pieces.join('')).toBe(lines.map(([, line]) => line).join(lineBreak))
})
