import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Replace a name as a whole word',
    input: { text: 'Ann wrote it. The annual report was ANN’s idea, and everybody thanked Ann.' },
    options: { find: 'ann', replace: 'Zoë', wholeWord: true },
    output: 'Zoë wrote it. The annual report was Zoë’s idea, and everybody thanked Zoë.',
  },
  {
    title: 'Reorder dates with a regular expression',
    input: { text: 'Ordered 29/02/2024, paid 01/03/2024.' },
    options: { find: String.raw`(\d\d)/(\d\d)/(\d{4})`, replace: '$3-$2-$1', regex: true },
    output: 'Ordered 2024-02-29, paid 2024-03-01.',
  },
  {
    title: 'Replace Greek text, ignoring case',
    input: { text: 'ΟΔΟΣ ΑΘΗΝΑΣ, οδός Ερμού, οδος Σταδίου' },
    options: { find: 'οδοσ', replace: 'λεωφόρος' },
    output: 'λεωφόρος ΑΘΗΝΑΣ, οδός Ερμού, λεωφόρος Σταδίου',
  },
  {
    title: 'Split a list into lines',
    input: { text: 'apples, pears;plums ,  figs' },
    options: { find: String.raw`\s*[,;]\s*`, replace: String.raw`\n`, regex: true },
    output: 'apples\npears\nplums\nfigs',
  },
  {
    title: 'Keep only the errors of a log',
    input: { text: '09:01 INFO started\n09:02 ERROR disk full\n09:03 INFO retry\n09:04 ERROR disk full' },
    options: { mode: 'keepLines', find: 'error', wholeWord: true },
    output: '09:02 ERROR disk full\n09:04 ERROR disk full',
  },
]
