import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Generate random words, characters, UUIDs or numbers.',
  inputs: {},
  options: {
    kind: choice('Type', {
      words: 'Words',
      characters: 'Characters',
      hex: 'Hex',
      uuid: 'UUIDs',
      numbers: 'Numbers',
    }),
    words: { kind: 'number', label: 'Words', initial: 100, min: 1, max: 1000, fallback: 1 },
    shape: choice('Format', {
      words: 'Plain words',
      lines: 'One per line',
      sentences: 'Sentences',
      paragraphs: 'Paragraphs',
    }),
    count: { kind: 'number', label: 'How many results', initial: 1, min: 1, max: 1000 },
    length: { kind: 'number', label: 'Length', initial: 32, min: 1, max: 1000 },
    alphabet: {
      kind: 'text',
      label: 'Characters to choose from',
      initial: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    },
    from: { kind: 'number', label: 'From', initial: 1, min: -1_000_000_000, max: 1_000_000_000 },
    to: { kind: 'number', label: 'To', initial: 100, min: -1_000_000_000, max: 1_000_000_000 },
    unique: { kind: 'flag', label: 'No repeats', initial: false },
  },
  result: 'text',
  copiedMessage: 'Random text copied!',
  isRandom: true,
})
