import { defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Readability Score',
  summary:
    'See how easy a text is to read, with a Flesch score, school grades from five formulas and highlighted hard sentences.',
  purpose: 'Rate how easy a text is to read.',
  category: 'Writing Tools',
  menu: 'SEO Tools',
  order: 30,
  icon: 'A+',
  keywords: [
    'readability',
    'reading ease',
    'reading level',
    'reading age',
    'grade level',
    'flesch',
    'flesch kincaid',
    'gunning fog',
    'smog',
    'coleman liau',
    'automated readability index',
    'ari',
    'plain language',
    'plain english',
    'hard sentences',
    'long sentences',
    'syllables',
    'syllable counter',
    'simplify',
    'easy to read',
    'hard to read',
    'difficulty',
    'readable',
    'hemingway',
    'passive voice',
    'passive voice checker',
    'adverbs',
    'simpler words',
  ],
  nearestFor: ['grammar', 'spelling', 'spell check', 'proofreading', 'grammarly', 'AI detector'],
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste English text, or drop a file here' },
  },
  options: {
    style: {
      kind: 'flag',
      label: 'Find passive voice, adverbs and words with a simpler one',
      initial: false,
      isLinked: false,
    },
    limit: {
      kind: 'number',
      label: 'Maximum number of hard sentences listed',
      initial: 1_000_000,
      min: 1,
      max: 1_000_000,
      isLinked: false,
    },
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
  examples: [
    {
      title: 'News paragraph',
      input: {
        text:
          'The town council met on Tuesday to decide what will become of the old harbour. After three hours of argument ' +
          'it agreed to repair the northern pier, to sell two empty warehouses, and to ask the residents, many of whom ' +
          'had come to listen, whether the remaining land should become a park. Work begins in spring.',
      },
      output: [
        'Flesch reading ease: 68.5',
        'Level: Standard',
        'Audience: 8-9th grade',
        'Words: 56',
        'Sentences: 3',
        'Syllables: 79',
        'Flesch-Kincaid grade: 8.3',
        'Gunning Fog index: 8.9',
        'SMOG grade: 9.7',
        'Coleman-Liau index: 8.4',
        'Automated Readability Index: 8.6',
      ].join('\n'),
    },
    {
      title: 'Contract clause',
      input: {
        text:
          'Notwithstanding any provision of this agreement to the contrary, the supplier shall indemnify the purchaser ' +
          'against all liabilities, including reasonable professional fees, arising in connection with any negligent ' +
          'performance of its contractual obligations. Notices must be given in writing.',
      },
      output: [
        'Flesch reading ease: 0',
        'Level: Very Difficult',
        'Audience: Professionals',
        'Words: 39',
        'Sentences: 2',
        'Syllables: 88',
        'Flesch-Kincaid grade: 18.6',
        'Gunning Fog index: 23.2',
        'SMOG grade: 20.3',
        'Coleman-Liau index: 20.1',
        'Automated Readability Index: 18.3',
      ].join('\n'),
    },
    {
      title: 'Passive voice and long words',
      input: {
        text:
          'The report was carefully written in order to facilitate the decision. Mistakes were made. We utilized the ' +
          'figures that had been approved by the board, and nobody was tired.',
      },
      options: { style: true },
      output: [
        'Flesch reading ease: 62.8',
        'Level: Standard',
        'Audience: 8-9th grade',
        'Words: 29',
        'Sentences: 3',
        'Syllables: 46',
        'Flesch-Kincaid grade: 6.9',
        'Gunning Fog index: 10.8',
        'SMOG grade: 10.5',
        'Coleman-Liau index: 9.5',
        'Automated Readability Index: 6.1',
        'Passive voice: 3',
        'Adverbs: 1',
        'Words with a simpler one: 3',
        'facilitate → help (1)',
        'utilized → used (1)',
        'in order to → to (1)',
      ].join('\n'),
    },
    {
      title: 'Accents, abbreviations and an emoji',
      input: {
        text:
          'Zoë’s naïve fiancé opened a café in Brontë country. Her résumé says “HTML and PHP”, his says nothing. They ' +
          'didn’t need one: the queue began at seven. ☕',
      },
      output: [
        'Flesch reading ease: 55.4',
        'Level: Fairly Difficult',
        'Audience: College students',
        'Words: 28',
        'Sentences: 3',
        'Syllables: 47',
        'Flesch-Kincaid grade: 7.9',
        'Gunning Fog index: 9.4',
        'SMOG grade: 9.7',
        'Coleman-Liau index: 5',
        'Automated Readability Index: 2.4',
      ].join('\n'),
    },
  ],
})
