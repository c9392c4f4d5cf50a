import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Ten words',
    input: {},
    options: { words: 10 },
    output: 'above quiet jumps brown near some cold stars near softly',
  },
  {
    title: '25 words in sentences',
    input: {},
    options: { words: 25, shape: 'sentences' },
    output:
      'Above quiet jumps brown near some cold stars near softly quiet while. Shine people above trees ' +
      'while above cold bright trees above quiet while stars.',
  },
  {
    title: 'Two UUIDs',
    input: {},
    options: { kind: 'uuid', count: 2 },
    output: 'f3c9ebfd-2b30-405c-b071-0a2ebd22e0b2\nca16810c-0b41-4363-9d9a-84fe34bc5ca6',
  },
  {
    title: '20 letters and digits',
    input: {},
    options: { kind: 'characters', length: 20 },
    output: 'lGkoqfmCbcA5qnpKjL1p',
  },
  {
    title: 'Three voucher codes without look-alikes',
    input: {},
    options: { kind: 'characters', count: 3, length: 8, alphabet: 'ACDEFGHJKMNPQRTUVWXY34679' },
    output: 'Q7V3N6DX\nQFVEEPPY\n3HAAUYNK',
  },
  {
    title: 'Six different numbers from 1 to 49',
    input: {},
    options: { kind: 'numbers', count: 6, to: 49, unique: true },
    output: '47\n16\n26\n37\n17\n39',
  },
]
