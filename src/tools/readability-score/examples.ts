import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'News paragraph',
    input: {
      text:
        'The town council met on Tuesday to decide what will become of the old harbour. After three hours of argument ' +
        'it agreed to repair the northern pier, to sell two empty warehouses, and to ask the residents, many of whom ' +
        'had come to listen, whether the remaining land should become a park. Work begins in spring.',
    },
    output:
      'Flesch reading ease: 68.5\nLevel: Standard\nAudience: 8-9th grade\nWords: 56\nSentences: 3\n' +
      'Syllables: 79\nFlesch-Kincaid grade: 8.3\nGunning Fog index: 8.9\nSMOG grade: 9.7\n' +
      'Coleman-Liau index: 8.4\nAutomated Readability Index: 8.6',
  },
  {
    title: 'Contract clause',
    input: {
      text:
        'Notwithstanding any provision of this agreement to the contrary, the supplier shall indemnify the purchaser ' +
        'against all liabilities, including reasonable professional fees, arising in connection with any negligent ' +
        'performance of its contractual obligations. Notices must be given in writing.',
    },
    output:
      'Flesch reading ease: 0\nLevel: Very Difficult\nAudience: Professionals\nWords: 39\nSentences: 2\n' +
      'Syllables: 88\nFlesch-Kincaid grade: 18.6\nGunning Fog index: 23.2\nSMOG grade: 20.3\n' +
      'Coleman-Liau index: 20.1\nAutomated Readability Index: 18.3',
  },
  {
    title: 'Passive voice and long words',
    input: {
      text:
        'The report was carefully written in order to facilitate the decision. Mistakes were made. We utilized the ' +
        'figures that had been approved by the board, and nobody was tired.',
    },
    options: { style: true },
    output:
      'Flesch reading ease: 62.8\nLevel: Standard\nAudience: 8-9th grade\nWords: 29\nSentences: 3\n' +
      'Syllables: 46\nFlesch-Kincaid grade: 6.9\nGunning Fog index: 10.8\nSMOG grade: 10.5\n' +
      'Coleman-Liau index: 9.5\nAutomated Readability Index: 6.1\nPassive voice: 3\nAdverbs: 1\n' +
      'Words with a simpler one: 3\nfacilitate → help (1)\nutilized → used (1)\nin order to → to (1)',
  },
  {
    title: 'Accents, abbreviations and an emoji',
    input: {
      text:
        'Zoë’s naïve fiancé opened a café in Brontë country. Her résumé says “HTML and PHP”, his says nothing. They ' +
        'didn’t need one: the queue began at seven. ☕',
    },
    output:
      'Flesch reading ease: 55.4\nLevel: Fairly Difficult\nAudience: College students\nWords: 28\nSentences: 3\n' +
      'Syllables: 47\nFlesch-Kincaid grade: 7.9\nGunning Fog index: 9.4\nSMOG grade: 9.7\nColeman-Liau index: 5\n' +
      'Automated Readability Index: 2.4',
  },
]
