import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Copied from a PDF',
    input: {
      text:
        'The office prepared the con-\ntract, and the well-\nknown chair of the\ncommittee  signed it.\n\n' +
        'Nobody could find it when the\nwell-known meeting began.',
    },
    options: { mode: 'pdf' },
    output:
      'The office prepared the contract, and the well-known chair of the committee signed it.\n\n' +
      'Nobody could find it when the well-known meeting began.',
  },
  {
    title: 'Caption with symbols and emoji',
    input: { text: '★ Summer SALE!! ★\n\n\n\nCafé “Zürich”  →  50% off… 👩‍👩‍👧 ❤️\nनमस्ते, می‌خواهم (today)' },
    options: { mode: 'all' },
    output: 'Summer SALE!!\n\nCafé "Zürich" 50 off\nनमस्ते, می‌خواهم (today)',
  },
  {
    title: 'Text with invisible characters',
    input: { text: '\ufeffpass\u200bword co\u00adoper\u00adate \u202etxt.exe\u202c 👩‍👩‍👧 می‌خواهم' },
    options: { mode: 'none', invisible: true },
    output: 'password cooperate txt.exe 👩‍👩‍👧 می‌خواهم',
  },
  {
    title: 'HTML snippet',
    input: {
      text: '<h1>Tea &amp; cake</h1><p class="x>y">Open <b>daily</b>,<br>if 3 < 4.</p><!-- new --><style>b{}</style>',
    },
    options: { mode: 'none', tags: true },
    output: 'Tea & cake\nOpen daily,\nif 3 < 4.',
  },
  {
    title: 'Bullet list to comma-separated text',
    input: { text: '• apples\n• pears\n\n• plums' },
    options: { mode: 'none', markdown: true, blankLines: true, joinWith: ', ' },
    output: 'apples, pears, plums',
  },
]
