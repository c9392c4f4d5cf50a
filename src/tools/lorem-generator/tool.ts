import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Generate placeholder text.',
  inputs: {},
  options: {
    count: { kind: 'number', label: 'Amount', initial: 5, min: 1, max: 1_000_000_000, fieldMax: 100, fallback: 1 },
    unit: choice('Unit', { paragraphs: 'Paragraphs', sentences: 'Sentences', words: 'Words' }),
    format: choice('Format', { text: 'Plain text', html: 'HTML paragraphs', list: 'HTML list' }),
    randomOrder: { kind: 'flag', label: 'Different words each time', initial: false },
    classicOpening: { kind: 'flag', label: 'Start with “Lorem ipsum dolor sit amet…”', initial: true },
  },
  result: 'text',
  copiedMessage: 'Lorem ipsum copied to clipboard!',
  isRandom: true,
})
