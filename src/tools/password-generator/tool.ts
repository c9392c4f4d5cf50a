import { choice, typedText } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Generate passwords and passphrases.',
  inputs: {},
  options: {
    kind: choice('Type', { password: 'Password', passphrase: 'Passphrase' }),
    length: { kind: 'number', label: 'Length', initial: 16, min: 4, max: 64, slider: true },
    uppercase: { kind: 'flag', label: 'Uppercase (A–Z)', initial: true },
    lowercase: { kind: 'flag', label: 'Lowercase (a–z)', initial: true },
    digits: { kind: 'flag', label: 'Numbers (0–9)', initial: true },
    symbols: { kind: 'flag', label: 'Symbols (!@#…)', initial: true },
    symbolSet: typedText('Only these symbols (optional)', { placeholder: '!@#$%^&*()_+-=[]{}|;:,.<>?' }),
    excludeLookAlikes: { kind: 'flag', label: 'Exclude look-alikes (0 O o 1 l I |)', initial: false },
    // Eight words are the fewest that are rated strong.
    words: { kind: 'number', label: 'Words', initial: 8, min: 3, max: 12 },
    separator: choice('Separator', {
      '-': 'Hyphen (-)',
      '.': 'Full stop (.)',
      _: 'Underscore (_)',
      ',': 'Comma (,)',
      ' ': 'Space',
      none: 'None, capitalised',
    }),
    capitalize: { kind: 'flag', label: 'Capitalise words', initial: false },
    digit: { kind: 'flag', label: 'Add a digit', initial: false },
    count: { kind: 'number', label: 'How many passwords', initial: 1, min: 1, max: 1000 },
  },
  result: 'text',
  copiedMessage: 'Password copied to clipboard!',
  isRandom: true,
})
