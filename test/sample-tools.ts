import type { Example } from '#core/tool/manifest.ts'
import type { RegisteredTool } from '#tools/manifests.ts'

/** A tool with one option of each kind, for tests. */
export const sampleTool: RegisteredTool = {
  id: 'made-up',
  name: 'Made Up',
  summary: 'Has one option of each kind.',
  category: 'Text Analysis',
  menu: 'Text Analysis',
  order: 1,
  icon: '?',
  inputs: { text: { kind: 'text', label: 'Text' } },
  options: {
    style: {
      kind: 'choice',
      label: 'Style',
      initial: 'upper',
      choices: [
        { value: 'upper', label: 'UPPER' },
        { value: ' ', label: 'Blank' },
      ],
    },
    caseSensitive: { kind: 'flag', label: 'Match case', initial: false },
    symbols: { kind: 'flag', label: 'Symbols', initial: true },
    length: { kind: 'number', label: 'Length', initial: 16, min: 4, max: 64 },
    lift: { kind: 'number', label: 'Lift', initial: 0, min: -3, max: 3 },
    pattern: { kind: 'text', label: 'Pattern', initial: '', maxLength: 3 },
    flags: {
      kind: 'letters',
      label: 'Flags',
      initial: 'g',
      letters: [
        { letter: 'g', label: 'all' },
        { letter: 'i', label: 'ignore case' },
      ],
    },
  },
  result: 'text',
  copiedMessage: 'Copied to clipboard!',
}

export const sampleDiff: RegisteredTool = {
  ...sampleTool,
  id: 'made-up-diff',
  inputs: { original: { kind: 'text', label: 'Original' }, modified: { kind: 'text', label: 'Modified' } },
  options: {},
}

export const sampleGenerator: RegisteredTool = {
  ...sampleTool,
  id: 'made-up-generator',
  category: 'Generators',
  inputs: {},
  options: {},
  isRandom: true,
}

export const sampleExample: Example = { title: 'Shout', input: { text: 'abc' }, output: 'ABC' }

export const sampleDiffExample: Example = { title: 'Two texts', input: { original: "it's", modified: 'b' }, output: '' }
