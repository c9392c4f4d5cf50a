import { choice, optionalNumber, textInput } from '#core/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Text Cleaner',
  summary:
    'Join broken lines and remove extra spaces, blank lines, special characters, HTML tags and invisible characters.',
  purpose: 'Remove extra spaces, line breaks, tags and more.',
  category: 'Text Formatting',
  menu: 'Text Formatting',
  order: 30,
  icon: '~a',
  keywords: commaSeparated(`
    clean text, pdf, copy from pdf, page numbers, extra spaces, double spaces, whitespace, trim, blank lines, line
    breaks, remove line breaks, join lines, merge lines, unwrap, one line, single line, broken lines, hyphenation,
    hyphens, ligatures, special characters, punctuation, remove emoji, strip html, html tags, smart quotes, curly
    quotes, straight quotes, invisible characters, hidden characters, zero width space, non-breaking space, soft
    hyphen, bom, watermark, remove empty lines, remove blank lines, remove formatting, plain text, tidy up, remove
    accents, diacritics, html entities, bullets, bullet points, add prefix, add suffix, quote lines, wrap lines,
    newlines, word wrap, dehyphenate, html to text, line numbers, number lines, numbered list, add line numbers,
    prefix, suffix, split lines, split by comma, comma to newline, join with comma, remove markdown, em dash, email
    quotes, paste from word, list to comma separated
  `),
  nearestFor: ['PDF to text', 'PDF to Word'],
  next: ['duplicate-remover', 'line-sorter', 'word-counter'],
  inputs: { text: { ...textInput.text, hasByteOrderMark: true } },
  options: {
    mode: {
      ...choice('Preset, in addition to the changes below', {
        spaces: 'Extra spaces',
        breaks: 'Extra line breaks',
        special: 'Special characters',
        all: 'All three',
        tags: 'HTML tags',
        quotes: 'Smart quotes',
        invisible: 'Invisible characters',
        pdf: 'PDF text',
        email: 'Email',
        chat: 'Chatbot answer',
        web: 'Web page',
        word: 'Word document',
        find: 'Nothing, just list invisible characters',
        none: 'No preset',
      }),
      isLinked: false,
    },
    join: { kind: 'flag', label: 'Join lines, keep paragraphs', initial: false },
    hyphens: { kind: 'flag', label: 'Mend hyphenated words', initial: false },
    oneLine: { kind: 'flag', label: 'Remove all line breaks', initial: false },
    split: { kind: 'text', label: 'Split lines at', initial: '' },
    spaces: { kind: 'flag', label: 'Remove extra spaces', initial: false },
    breaks: { kind: 'flag', label: 'Remove extra line breaks', initial: false },
    blankLines: { kind: 'flag', label: 'Remove blank lines', initial: false },
    lineNumbers: { kind: 'flag', label: 'Remove line numbers', initial: false },
    pageNumbers: { kind: 'flag', label: 'Remove page numbers', initial: false },
    bullets: { kind: 'flag', label: 'Remove bullets', initial: false },
    invisible: { kind: 'flag', label: 'Remove invisible characters', initial: false },
    special: { kind: 'flag', label: 'Remove special characters', initial: false },
    emoji: { kind: 'flag', label: 'Remove emoji', initial: false },
    quotes: { kind: 'flag', label: 'Plain quotes and dashes', initial: false },
    ligatures: { kind: 'flag', label: 'Split ligatures into letters', initial: false },
    accents: { kind: 'flag', label: 'Remove accents', initial: false },
    tags: { kind: 'flag', label: 'Remove HTML tags', initial: false },
    entities: { kind: 'flag', label: 'Decode HTML entities', initial: false },
    markdown: { kind: 'flag', label: 'Remove Markdown', initial: false },
    quoteMarks: { kind: 'flag', label: 'Remove > before lines', initial: false },
    numbers: { kind: 'flag', label: 'Number the lines', initial: false },
    prefix: { kind: 'text', label: 'Line prefix', initial: '' },
    suffix: { kind: 'text', label: 'Line suffix', initial: '' },
    wrap: optionalNumber('Wrap at column', 1000),
    joinWith: { kind: 'text', label: 'Join lines with', initial: '' },
  },
  result: 'text',
  copiedMessage: 'Text copied to clipboard!',
  examples: [
    {
      title: 'Copied from a PDF',
      input: {
        text:
          'The oﬃce prepared the con-\ntract, and the well-\nknown chair of the\n\n12\n\ncommittee  signed it.\n\n' +
          'Nobody could ﬁnd it when the\nwell-known meeting began.',
      },
      options: { mode: 'pdf' },
      output:
        'The office prepared the contract, and the well-known chair of the committee signed it.\n\n' +
        'Nobody could find it when the well-known meeting began.',
    },
    {
      title: 'Chatbot answer',
      input: {
        text:
          '## **Two ways**\n\n1. Use `sort -u`—it’s **fast**\u200b.\n' +
          '2. Read the [manual](https://example.com/sort).\n\n---\n\n```sh\nsort -u *.txt\n```',
      },
      options: { mode: 'chat' },
      output:
        "Two ways\n\n1. Use sort -u - it's fast.\n2. Read the manual (https://example.com/sort).\n\nsort -u *.txt",
    },
    {
      title: 'Quoted email',
      input: {
        text:
          '> Hi Zoë,\n>\n> the committee met three times during the spring and agreed\n' +
          '> on a plan for the library.\n>\n> Best,\n> Ada',
      },
      options: { mode: 'email' },
      output:
        'Hi Zoë,\n\nthe committee met three times during the spring and agreed on a plan for the library.\n\n' +
        'Best,\nAda',
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
      options: { mode: 'none', tags: true, entities: true },
      output: 'Tea & cake\nOpen daily,\nif 3 < 4.',
    },
    {
      title: 'Bullet list to comma-separated text',
      input: { text: '• apples\n• pears\n\n• plums' },
      options: { mode: 'none', bullets: true, blankLines: true, joinWith: ', ' },
      output: 'apples, pears, plums',
    },
  ],
})
