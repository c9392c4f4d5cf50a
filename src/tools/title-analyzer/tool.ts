import { typedText } from '#core/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Title Analyzer',
  summary:
    'Judge a headline by its length, clarity, subject, numbers and power words, compare several, and preview the search result.',
  purpose: 'Rate a headline, and compare several.',
  category: 'SEO Tools',
  menu: 'SEO Tools',
  order: 50,
  icon: '“T”',
  keywords: commaSeparated(`
    headline analyzer, title checker, title length, title tag, blog title, video title, email subject, power words,
    clickbait, emotional words, pixel width, serp preview, search preview, title score, headline score, headline,
    check title, compare titles, headline comparison, youtube title
  `),
  next: ['slug-generator'],
  inputs: {
    text: { kind: 'text', label: 'Title', placeholder: 'Type or paste a title, or several to compare, one per line' },
  },
  options: {
    keyword: typedText('Keyword (optional)', { placeholder: 'sourdough' }),
    full: {
      kind: 'flag',
      label: 'Print the overall judgement first, and compare several lines',
      initial: false,
      isLinked: false,
    },
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
  examples: [
    {
      title: 'Title that passes every check',
      input: { text: '7 Proven Ways to Keep Your Sourdough Starter Alive' },
      output:
        'Length: 50\nWords: 9\nNumber: yes\nPower word: yes\nWidth: 476 of 600 px\nScore: 100 of 100\n\n' +
        'Perfect! Your title is between 30-60 characters.\nGood: 4-12 words.\n' +
        'Great! Your title has a number.\nGreat! Your title has a power word.',
    },
    {
      title: 'Title that is too short',
      input: { text: 'Our best bread' },
      output:
        'Length: 14\nWords: 3\nNumber: no\nPower word: yes\nWidth: 133 of 600 px\nScore: 25 of 100\n\n' +
        'Make it longer (aim for 30-60 characters)\nAim for 4-12 words.\n' +
        'Add a number to make it more specific.\nGreat! Your title has a power word.',
    },
    {
      title: 'Title that is too long',
      input: { text: 'What We Have Learnt About Bread, and the Heartbreaking History of Its Makers' },
      output:
        'Length: 76\nWords: 13\nNumber: no\nPower word: no\nWidth: 710 of 600 px\nScore: 0 of 100\n\n' +
        'Shorten it (aim for 30-60 characters)\nAim for 4-12 words.\n' +
        'Add a number to make it more specific.\nAdd a power word such as best, guide or proven.',
    },
    {
      title: 'Title with a family emoji',
      input: { text: '12 Simple Dinners a Family of Four Will Love 👨‍👩‍👧‍👦' },
      output:
        'Length: 46\nWords: 10\nNumber: yes\nPower word: yes\nWidth: about 431 of 600 px\nScore: 100 of 100\n\n' +
        'Perfect! Your title is between 30-60 characters.\nGood: 4-12 words.\n' +
        'Great! Your title has a number.\nGreat! Your title has a power word.',
    },
    {
      title: 'Several titles with a keyword',
      input: { text: 'Our best bread\nHow to Bake Sourdough Bread in a Dutch Oven' },
      options: { keyword: 'sourdough', full: true },
      output: [
        'Best\tOverall\tChecks\tLength\tPixels\tTitle',
        '\t18\t1 of 4\t14\t133\tOur best bread',
        '*\t93\t2 of 4\t43\t425\tHow to Bake Sourdough Bread in a Dutch Oven',
        '',
        'Our best bread',
        'Overall: 18 of 100, Weak',
        'Subject: 10 of 30',
        '- Only ‘bread’ says what it is about. Say more: who, what, where or why.',
        'Front-loading: 0 of 15',
        '- ‘sourdough’ isn’t in the title. Put it among the first words.',
        'Length: 0 of 20',
        '- 14 characters, 133 of 600 px: there is room for more.',
        'Clarity: 0 of 20',
        '- It has only 3 words. Write 4 to 12.',
        'Interest: 8 of 15',
        '- It has ‘best’. Add a number or a question, if it is true.',
        '',
        'Basic checks: 1 of 4 passed',
        '- Make it longer (aim for 30-60 characters)',
        '- Aim for 4-12 words.',
        '- Add a number to make it more specific.',
        '- Great! Your title has a power word.',
        '',
        'Length: 14',
        'Words: 3',
        'Number: no',
        'Power word: yes',
        'Width: 133 of 600 px',
        'Strong words: best',
        'Form: statement',
        'Feeling: neutral',
        'Praise: best',
        '',
        'How to Bake Sourdough Bread in a Dutch Oven',
        'Overall: 93 of 100, Strong',
        'Subject: 30 of 30',
        '- ‘Bake’, ‘Sourdough’, ‘Bread’, ‘Dutch’ and ‘Oven’ say what it is about.',
        'Front-loading: 15 of 15',
        '- ‘sourdough’ is the 4th word: readers see it at once.',
        'Length: 20 of 20',
        '- 43 characters, 425 of 600 px: it fits a search result.',
        'Clarity: 20 of 20',
        '- It reads easily, with no long or repeated words.',
        'Interest: 8 of 15',
        '- It has a how-to. Add a number or a strong word (proven, simple, free), if it is true.',
        '',
        'Basic checks: 2 of 4 passed',
        '- Perfect! Your title is between 30-60 characters.',
        '- Good: 4-12 words.',
        '- Add a number to make it more specific.',
        '- Add a power word such as best, guide or proven.',
        '',
        'Length: 43',
        'Words: 9',
        'Number: no',
        'Power word: no',
        'Width: 425 of 600 px',
        'Strong words: none',
        'Form: how-to',
        'Feeling: neutral',
      ].join('\n'),
    },
  ],
})
