import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Tongue twister',
    input: {
      text:
        'How much wood would a woodchuck chuck if a woodchuck could chuck wood? He would chuck, he would, as much as ' +
        'he could, and chuck as much wood as a woodchuck would if a woodchuck could chuck wood.',
    },
    output: 'chuck: 5\nwood: 4\nwould: 4\nwoodchuck: 4\nmuch: 3\ncould: 3\nhow: 1\nand: 1',
  },
  {
    title: 'Opening of a novel without stop words',
    input: {
      text:
        'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of ' +
        'foolishness, it was the epoch of belief, it was the epoch of incredulity.',
    },
    options: { skipStopWords: true },
    output: 'times: 2\nage: 2\nepoch: 2\nbest: 1\nworst: 1\nwisdom: 1\nfoolishness: 1\nbelief: 1\nincredulity: 1',
  },
  {
    title: 'Words with dashes, dots and apostrophes',
    input: {
      text: "Don’t say “U.S.A.”, don't say U.S.A.: say well-known places and/or well-known faces—don’t wait...wait!",
    },
    output: "don't: 3\nsay: 3\nu.s.a: 2\nwell-known: 2\nwait: 2\nplaces: 1\nand: 1\nfaces: 1",
  },
  {
    title: 'Greek words in mixed case',
    input: { text: 'Ο ΔΡΌΜΟΣ έχει τη δική του ιστορία, κάποιος την έγραψε στον τοίχο. Ο δρόμος. Ο Δρόμος!' },
    options: { minLength: 5 },
    output: 'δρόμος: 3\nιστορία: 1\nκάποιος: 1\nέγραψε: 1\nτοίχο: 1',
  },
  {
    title: 'German without its most common words',
    input: {
      text:
        'Es war einmal ein König, der hatte eine Tochter. Die Tochter des Königs war schön, und der König war stolz ' +
        'auf die Tochter und auf die Burg.',
    },
    options: { stopWords: 'der, die, des, das, und, war, ein, eine, auf', minLength: 4 },
    output: 'tochter: 3\nkönig: 2\neinmal: 1\nhatte: 1\nkönigs: 1\nschön: 1\nstolz: 1\nburg: 1',
  },
  {
    title: 'Japanese words, found with a dictionary',
    input: { text: '東京の天気。東京は雨です。今日は東京に行きます。' },
    output: '東京: 3\nは: 2\nの: 1\n天気: 1\n雨: 1\nです: 1\n今日: 1\nに: 1\n行き: 1\nます: 1',
  },
]
