import { choice, typedText } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Password Generator',
  summary: 'Generate random passwords and passphrases, and see how hard they are to guess.',
  purpose: 'Generate passwords and passphrases.',
  category: 'Generators',
  menu: 'Generators',
  order: 20,
  icon: '•••',
  keywords: commaSeparated(`
    passphrase, random password, strong, secure, secret, pin, random pin, entropy, diceware, words, pwd, password
    strength, bulk passwords, password list
  `),
  next: ['hash-generator', 'base64-encoder'],
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
  examples: [
    { title: '16 characters, including every type', input: {}, output: '#ubvx)psJrdCb3<-' },
    {
      title: 'Eight-word passphrase',
      input: {},
      options: { kind: 'passphrase' },
      output: 'leisure-argue-easy-bind-canoe-hockey-panther-network',
    },
    {
      title: 'Passphrase with capitals and a digit',
      input: {},
      options: { kind: 'passphrase', words: 6, capitalize: true, digit: true },
      output: 'Leisure-Argue-Easy-Bind-Canoe8-Hockey',
    },
    {
      title: 'Three passwords without look-alikes',
      input: {},
      options: { length: 20, symbols: false, excludeLookAlikes: true, count: 3 },
      output: '7ny4E5Yqd6g9c9jiVZRT\nvrNrTcnhbh3msG59BrjW\ntvfCvh7LA8XvpJPhn5wE',
    },
  ],
})
