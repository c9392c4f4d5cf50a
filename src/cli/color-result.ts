import { styleText } from 'node:util'
import { jsonSyntax } from '#core/text/json-syntax.ts'
import type { Tool } from '#core/tool/manifest.ts'
import type { ToolCall } from './call.ts'

/** Returns the function that colors the printed result, or undefined if it has no colors. A file never has any. */
export function coloringFor(
  { printsAs }: Pick<Tool, 'printsAs'>,
  { color = 'auto', json, output, inPlace }: ToolCall,
  hasColors = false,
): ((text: string) => string) | undefined {
  const isWanted = color === 'always' || (color === 'auto' && hasColors)
  if (!isWanted || json || output !== undefined || inPlace !== undefined) return undefined
  return printsAs && colorings[printsAs]
}

const colorings = { diff: colorDiff, json: colorJson } as const

/** Colors a patch or a list of differences as `git diff` does. Lists of items stay as they are. */
function colorDiff(text: string): string {
  return /^(?:---|Line) /.test(text) ? text.split('\n').map(colorDifference).join('\n') : text
}

function colorDifference(line: string, index: number): string {
  if (index < 2 && /^(?:---|\+\+\+) /.test(line)) return paint('bold', line)
  if (/^(?:@@|Line) /.test(line)) return paint('cyan', line)
  if (line.startsWith('-')) return paint('red', line)
  return line.startsWith('+') ? paint('green', line) : line
}

const jsonColors = { key: 'cyan', string: 'green', number: 'yellow', word: 'magenta' } as const

function colorJson(text: string): string {
  return text.split('\n').map(colorTokens).join('\n')
}

function colorTokens(line: string): string {
  let colored = ''
  let copiedTo = 0
  for (const { start, end, kind } of jsonSyntax(line)) {
    colored += line.slice(copiedTo, start) + paint(jsonColors[kind], line.slice(start, end))
    copiedTo = end
  }
  return colored + line.slice(copiedTo)
}

function paint(style: 'bold' | 'cyan' | 'green' | 'magenta' | 'red' | 'yellow', text: string): string {
  return styleText(style, text, { validateStream: false })
}
