import type { CommandOption } from './command-options.ts'
import { optionTerm } from './option-list.ts'

/** How a help text is laid out: blocks with an empty line between them, within the columns of a terminal. */

const lineWidth = 80

export function usage(lines: readonly string[]): string {
  return lines.map((line, index) => `${index === 0 ? 'Usage:' : '      '} textwright ${line}`).join('\n')
}

export function termWidth(options: readonly CommandOption[]): number {
  return Math.max(...options.map((option) => optionTerm(option).length))
}

export function optionTable(title: string, options: readonly CommandOption[], width = termWidth(options)): string {
  return [title, ...options.map((option) => tableRow(optionTerm(option), option.text, width))].join('\n')
}

export function tableRow(term: string, text: string, width: number): string {
  const indent = ' '.repeat(width + 4)
  const lines = wrapLines(text, Math.max(40, lineWidth - indent.length))
  return `  ${term.padEnd(width)}  ${lines.join(`\n${indent}`)}`
}

export function wrap(text: string): string {
  return wrapLines(text, lineWidth).join('\n')
}

export function indentLines(text: string): readonly string[] {
  return wrapLines(text, lineWidth - 2).map((line) => `  ${line}`)
}

function wrapLines(text: string, width: number): readonly string[] {
  const line = new RegExp(`(\\S{${String(width)},}|.{1,${String(width)}})(?: |$)`, 'g')
  return [...text.matchAll(line)].map(([, words = '']) => words)
}

export function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}
