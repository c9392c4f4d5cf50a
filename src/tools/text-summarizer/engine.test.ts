import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { countSentences, eachSentence } from '#core/text/sentences.ts'
import type { EngineContext } from '#core/tool.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine, evenlySpaced, type Summary } from './engine.ts'

type Mode = 'even' | 'key'

interface Run {
  bullets?: boolean
  mode?: Mode
  context?: EngineContext
}

function summarize(
  text: string,
  count = 3,
  { mode = 'even', bullets = false, context = createEngineContext() }: Run = {},
): Summary {
  // This engine is synchronous.
  return engine.run({ text }, { mode, count, bullets }, context) as Summary
}

function numbersOf({ kept }: Summary): number[] {
  return kept.map(({ number }) => number)
}

test.each(['', ' \r\n\t', '...', '— 😀 !'])('rejects %j, which has no sentence', (text) => {
  for (const mode of ['even', 'key'] as const) {
    expect(() => summarize(text, 3, { mode })).toThrow(new InputError('Please enter text to summarize'))
  }
})

test.each([
  [1, 1, [0]],
  [9, 1, [0]],
  [2, 3, [0, 1]],
  [3, 3, [0, 1, 2]],
  [4, 3, [0, 1, 2]],
  [5, 3, [0, 1, 3]],
  [8, 3, [0, 2, 5]],
  [9, 3, [0, 3, 6]],
  [10, 3, [0, 3, 6]],
  [11, 3, [0, 3, 7]],
  [100, 10, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]],
])('from %i sentences, picks %i that are evenly spaced: %j', (total, count, numbers) => {
  expect(evenlySpaced(total, count)).toEqual(numbers)
})

test.each([
  ['a', 'a'],
  ['One. Two! Three? Four… Five.', 'One. Two! Four…'],
  ['Dr. Lee left. She was late, e.g. by an hour.', 'Dr. Lee left. She was late, e.g. by an hour.'],
  [
    'A sentence\r\n  on three\n lines.\r\n\r\nAnd a heading\r\n\r\n"So."',
    'A sentence on three lines.\n\nAnd a heading\n\n"So."',
  ],
  ['The Old Clock\n\nIt stopped. It was old.', 'The Old Clock\n\nIt stopped. It was old.'],
  ['The old clock\nIt stopped. It was old.', 'The old clock\n\nIt stopped. It was old.'],
  ['# The clock\r\nIt stopped. It was old.', '# The clock\n\nIt stopped. It was old.'],
  ['It stopped one day in May\nof 1862. He saw Mr.\nLee.', 'It stopped one day in May of 1862. He saw Mr. Lee.'],
  ['It helps marine spe-\r\ncies. It is well-\nknown.', 'It helps marine species. It is well-known.'],
  ['One.[1] “Two.” (Three!)', 'One. “Two.” (Three!)'],
  ['It is old,[1][b] or x[i].[a][2] I see [3] sets[citation needed].', 'It is old, or x[i]. I see [3] sets.'],
  ['It is old.[8]:32 So is[who?] she.[note 1][11]: 45–47', 'It is old. So is she.'],
  ['It is old.[citation needed]\n\nBirds fly.[8]: 32\n\nIt snowed. Ah. So.', 'It is old. Birds fly. Ah.'],
  ['The sleep-\nonset is late. A sleep-onset.', 'The sleep-onset is late. A sleep-onset.'],
  ['2024 Results\nWe sold tea. We left.', '2024 Results\n\nWe sold tea. We left.'],
  ['今日は。明日は！本当？はい。', '今日は。明日は！本当？'],
  ['👩‍👩‍👧 waves. שלום עולם. ΟΔΟΣ.', '👩‍👩‍👧 waves. שלום עולם. ΟΔΟΣ.'],
])('the three-sentence summary of %j is %j', (text, summary) => {
  expect(summarize(text).text).toBe(summary)
})

test.each([
  ['a title', 'The Old Clock\n\nClocks stop. Birds fly. Rain fell. Ah.', 'Clocks stop. Birds fly. Rain fell.'],
  [
    'a title on the line before',
    'The old clock\nClocks stop. Birds fly. Rain fell. Ah.',
    'Clocks stop. Birds fly. Rain fell.',
  ],
  ['a Markdown heading', '## Why?\n\nIt stopped. It was old. It fell.', 'It stopped. It was old. It fell.'],
  [
    'headings on the line of their text, and above it',
    '1. CLOCKS. All clocks here stop.\n2. RAIN\nRain fell on the clocks.\n3. Ending. Ah, it was so late.',
    'All clocks here stop. Rain fell on the clocks. Ah, it was so late.',
  ],
  [
    'a heading after a number at the start of a line',
    '1. Use of Clocks. All clocks here stop at 8. Birds fly. We keep the clocks here.',
    'All clocks here stop at 8. Birds fly. We keep the clocks here.',
  ],
  ...['1) Clock Use; Rain.', 'Section 1. Clocks & Rain.', '§ 1.2 Clocks.', 'Governing Law.'].map((heading) => [
    `the heading “${heading}” on the line of its text`,
    `${heading} All the clocks here stop. Birds fly. We keep the clocks here.`,
    'All the clocks here stop. Birds fly. We keep the clocks here.',
  ]),
  [
    'a title of two sentences',
    `Clocks stop. Birds fly.\n\nWe keep the clocks${' of our birds'.repeat(8)}. It rained. It was late.`,
    `We keep the clocks${' of our birds'.repeat(8)}. It rained. It was late.`,
  ],
  ['an introduction to a list', 'Buy this:\n\n- eggs\n- milk\n\nThen go. Come back. Eat!', 'Then go. Come back. Eat!'],
])('leaves out %s', (_, text, summary) => {
  for (const mode of ['even', 'key'] as const) expect(summarize(text, 3, { mode }).text).toBe(summary)
})

test.each([
  ['too few other sentences remain', 'Title\n\nOne.\n\nList\n\nItem\n\nTwo.', 'Title\n\nOne.\n\nItem'],
  ['no line has an end mark', 'Milk\n\nEggs\n\nTea\n\nJam', 'Milk\n\nEggs\n\nTea'],
])('keeps headings if %s', (_, text, summary) => {
  expect(summarize(text).text).toBe(summary)
})

test('keeps an unfinished last sentence', () => {
  expect(summarize('One. Two. Three. Four', 2).text).toBe('One. Three.')
})

test('returns the positions of the kept sentences, the total and the numbers of words', () => {
  expect(summarize('One. Two.\nThree. Four.', 2)).toEqual({
    text: 'One. Three.',
    sentences: ['One.', 'Three.'],
    kept: [
      { number: 1, start: 0, end: 4 },
      { number: 3, start: 10, end: 16 },
    ],
    total: 4,
    words: 2,
    totalWords: 4,
  })
})

const bisonArticle = `The Return of the European Bison

By Anna Kowalska

A hundred years ago the European bison was all but gone. The last wild animal was shot in the Caucasus in 1927, and only about fifty bison survived in zoos and private parks. Every bison alive today descends from just twelve of those animals.

Why they disappeared

Bison need space. For centuries farmers cleared the forests of the continent, and hunters took what was left. During the First World War, hungry soldiers in the Białowieża Forest killed hundreds of them for meat. It was a cold winter.

The rescue began with a book. In 1932 zoologists in Warsaw published a pedigree register that listed every pure-bred bison in captivity, so that breeders could avoid pairing close relatives. It was the first such register for any endangered species, and zoos still use the method today. In 1952 the first bison were released into the Białowieża Forest, where they have lived without fences ever since.

What bison do for a landscape

A grown bison eats up to sixty kilograms of plants a day. By grazing and stripping bark, herds keep clearings open, and light-loving plants, butterflies and birds return to places that had grown dark. Their dung carries seeds over long distances. Researchers in Romania estimate that a herd of 170 bison in the Țarcu Mountains helps the soil to store as much carbon each year as 43,000 cars emit.

Not everyone is pleased. Farmers near the forest complain about trampled fields, and some of them demand that the herds be kept behind fences. Countries such as Poland pay compensation for damaged crops. Conservationists say that the number of conflicts falls where farmers are involved from the start.

Today more than 9,000 European bison live in the wild and in reserves, and the species is no longer listed as vulnerable. Their genes remain a worry, because a population that goes back to twelve animals has little variety to fight disease. The next step, most experts agree, is to connect the scattered herds, so that bison can move between forests on their own. "We have saved the animal," one ranger says. "Now we have to give it room."`

describe('key sentences', () => {
  const weather = 'It rained all day. Nobody came. The phone was silent. '

  test.each([
    [
      'picks the sentences that have most in common with the others',
      `${weather}Bees like flowers. Flowers need bees and rain. We slept.`,
      2,
      [4, 5],
    ],
    [
      'can pick the first and the last sentence',
      'Bees need flowers. It was cold. Bees slept. Rain fell on flowers. It was late. Flowers wait for bees and the sun.',
      2,
      [1, 6],
    ],
    ['can pick the last sentence', `${weather}Nothing more about tea. Green tea and black tea are tea.`, 1, [5]],
    ['treats a plural as the same word', 'A dog barked. Cats slept. Dogs run.', 2, [1, 3]],
    ['ignores case', 'CATS slept. It was late. The cats woke.', 2, [1, 3]],
    ['ignores stop words', 'It was the one for us. We were at the same. Bees hum. Bees sting.', 2, [3, 4]],
    ['picks a repeated sentence once', 'Bees hum here. Bees hum here. Bees sting people. People hum.', 2, [1, 3]],
    ['never picks the same position twice', 'Bees hum. Bees hum. Bees hum. Bees hum.', 3, [1, 2, 3]],
    [
      'handles words that are names of object properties',
      'A constructor ran. It rained. The __proto__ is a constructor with __proto__.',
      2,
      [1, 3],
    ],
    ['Japanese', '夏は暑い。水道水は安全だ。猫がいる。水道水を飲む。', 2, [2, 4]],
    ['Chinese', '天气很好。他喜欢喝绿茶。我们走吧。绿茶对健康有好处。', 2, [2, 4]],
    ['Thai', 'ฝนตกหนัก\n\nแมวกินปลา\n\nวันนี้ร้อน\n\nแมวชอบปลา', 2, [2, 4]],
    ['Russian', 'Шёл дождь. Пчёлы любят цветы. Было тихо. Цветы ждут пчёлы.', 2, [2, 4]],
    [
      'picks the first sentences if they have no words in common',
      'Alpha beta. Gamma delta. Epsilon zeta. Eta theta.',
      2,
      [1, 2],
    ],
    ['picks the first sentences if there are only stop words', 'It is. We are. You do. They were.', 3, [1, 2, 3]],
    [
      'picks long sentences if they have no words in common',
      'Wow, guys! I passed my driving test. Lol. Next weekend we drive to Cornwall by car.',
      2,
      [2, 4],
    ],
    ['returns all of fewer sentences than requested', 'One. Two.', 3, [1, 2]],
  ])('%s', (_, text, count, numbers) => {
    expect(numbersOf(summarize(text, count, { mode: 'key' }))).toEqual(numbers)
  })

  test.each([
    ['text', 'Bees need flowers. We left. Flowers need bees and rain.', 1],
    ['paragraph', 'It snowed.\n\nBees need flowers. We left. Flowers need bees and rain.\n\nWe slept.', 2],
  ])('prefers the first sentence of a %s', (_, text, number) => {
    expect(numbersOf(summarize(text, 1, { mode: 'key' }))).toEqual([number])
  })

  test('prefers the second sentence of a news story to its closing anecdote', () => {
    const text =
      'The city council voted to replace all street lamps. The project will cost $38 million and cut the bills of the city. ' +
      'Critics fear harsh light.\n\nThe old orange lamps date from the 1970s. Her neighbour slept.\n\nWork starts in May. ' +
      'Police had no objection. The last orange lamp, Torres promised, will go to the city museum.'
    expect(numbersOf(summarize(text, 3, { mode: 'key' }))).toEqual([1, 2, 4])
  })

  test.each([
    [
      'a sentence that refers back, unless the one before it is picked too',
      'Tea is a drink. It snowed. However, tea and coffee are drinks with caffeine. Coffee has more caffeine. We left.',
      2,
      [1, 4],
    ],
    ['a quotation', 'It rained. “Bees like flowers,” she said. Bees like many flowers. We slept.', 1, [3]],
    [
      'the front matter of a Markdown file',
      '---\ntitle: Bees like flowers.\n---\n\nBees like flowers. It rained. Flowers need bees. We slept.',
      2,
      [2, 4],
    ],
  ])('avoids %s', (_, text, count, numbers) => {
    expect(numbersOf(summarize(text, count, { mode: 'key' }))).toEqual(numbers)
  })

  test('picks from different clauses of a contract', () => {
    const text =
      '1. Account. Keep your password secret. Tell us about the account.\n2. Payment. We charge your card each month. Late ' +
      'payments cost a fee of 5%.\n3. Privacy. We collect your name and payment data. We never sell data.\n4. Liability. We ' +
      'are not liable for lost data. Our liability is limited to the fees of a month.'
    expect(numbersOf(summarize(text, 3, { mode: 'key' }))).toEqual([5, 8, 11])
  })

  test('prefers the first sentence of the only paragraph to a share', () => {
    const text =
      'Schools use more tablets. Teachers like tablets. Parents worry. Some 60% of schools bought tablets. It rained.'
    expect(numbersOf(summarize(text, 1, { mode: 'key' }))).toEqual([1])
  })

  test.each([1, 2, 3])('prefers the start of a news story of one paragraph to an example: %i', (count) => {
    const text =
      'Artificial intelligence is transforming education in Latin America. According to a UNESCO report published on ' +
      'Tuesday, 42% of teachers in the region already use AI tools to prepare their classes. However, only one in ten has ' +
      'received specific training. "We have the technology, but not the preparation," says the researcher Carmen Ruiz. ' +
      'The report recommends that governments invest in training before buying more equipment. It also warns that the gap ' +
      'between urban and rural schools may grow. In Chile, for example, a pilot program with 300 rural schools reduced ' +
      'dropout by 8%. It was very hot on the day of the presentation. The authors also call for clear rules about ' +
      'children’s data.'
    const numbers = numbersOf(summarize(text, count, { mode: 'key' }))
    expect(numbers[0]).toBeLessThanOrEqual(2)
    expect(numbers).not.toContain(7)
  })

  test.each(['for instance', 'e.g.', 'zum Beispiel', 'por ejemplo', 'par exemple'])(
    'avoids an example: %s',
    (phrase) => {
      const text = `It rained. Bees like red flowers and rain, ${phrase} in May. Bees like red flowers. We slept.`
      expect(numbersOf(summarize(text, 1, { mode: 'key' }))).toEqual([3])
    },
  )

  test('picks a sentence that refers back together with the one before it', () => {
    const text =
      'We left. Gutenberg printed a Bible with a press in Mainz. He printed the Bible in Mainz with metal type. It ' +
      'rained.'
    expect(numbersOf(summarize(text, 2, { mode: 'key' }))).toEqual([2, 3])
  })

  test('follows the words of a heading', () => {
    const text = 'Ducks\n\nIt rained today. Cats slept. Ducks swam.'
    expect(numbersOf(summarize(text, 1, { mode: 'key' }))).toEqual([4])
  })

  test('lists the words that occur in the most sentences, in their most frequent form', () => {
    const text = 'Printers print a book. Books are printed. Luther’s books. We met Luther in 1517. It was 1517.'
    const { keyWords, firstKeyWords = [] } = summarize(text, 2, { mode: 'key' })
    expect(keyWords).toEqual(['books', 'print', 'luther'])
    expect(firstKeyWords.map(({ start, end }) => text.slice(start, end))).toEqual(['book', 'print', 'Luther’s'])
  })

  test.each([
    ['German', 'Die Katze und der Hund. Es ist die Zeit der Katze und des Hundes. Die und der.', ['katze', 'hund']],
    ['French', 'La monarchie est la fin de la loi. La loi et les gens sont dans la ville.', ['loi']],
  ])('the key words of a %s text are not its most common words', (_, text, keyWords) => {
    expect(summarize(text, 1, { mode: 'key' }).keyWords).toEqual(keyWords)
  })

  test('the key words are not common verbs, days or names of headings', () => {
    const text =
      'By Ann Lee\n\nThe mill became a museum, said Tim. It became known on Monday. The museum said on Monday that Ann ' +
      'opened the mill.'
    expect(summarize(text, 1, { mode: 'key' }).keyWords).toEqual(['mill', 'museum'])
  })

  test('a company that says what it will do does not refer back', () => {
    const text =
      'We left. It snowed. Harlow Tea said on Thursday that it will close two tea shops. It rained. Shops sell tea.'
    expect(numbersOf(summarize(text, 1, { mode: 'key' }))).toEqual([3])
  })

  test('leaves out a numbered heading on the line before', () => {
    const text = '1. Purpose\nWe work.\n\n2. Eligibility\nEmployees may work from home. We left.'
    expect(summarize(text, 2, { mode: 'key' }).text).toBe('We work. Employees may work from home.')
  })

  test('the figures of an aside are not a result', () => {
    const text =
      'Hackers closed three hospitals of Lake Health on Monday. Lake Health runs the hospitals with old computers. Doctors ' +
      'at the hospitals write on paper. Shares of a firm that sells computers fell 0.8%. It rained.'
    expect(numbersOf(summarize(text, 2, { mode: 'key' }))).toEqual([1, 2])
  })

  test('a short sentence that starts with “No” is not an answer', () => {
    const text = 'We met. No tea was sold in May. It was hot in the shop. Yes. No, nothing.'
    expect(numbersOf(summarize(text, 1, { mode: 'key' }))).toEqual([2])
  })

  test('prefers a statement to a question', () => {
    const text = 'It rained. Do bees like flowers? Bees like flowers. We slept.'
    expect(numbersOf(summarize(text, 1, { mode: 'key' }))).toEqual([3])
  })

  test('finds what an article is about', () => {
    const { text } = summarize(bisonArticle, 5, { mode: 'key' })
    expect(text).toContain('A hundred years ago the European bison was all but gone.')
    expect(text).toContain('only about fifty bison survived')
    expect(text).toContain('In 1952 the first bison were released')
    expect(text).toContain('Today more than 9,000 European bison live in the wild')
    expect(text).not.toMatch(/cold winter|Kowalska|Return of the/)
  })

  test('does not prefer short sentences', () => {
    const text =
      'Is it work? The work in the shop is slow work for patient people. Patient people mend slow clocks in the shop. ' +
      'It rained.'
    expect(numbersOf(summarize(text, 2, { mode: 'key' }))).toEqual([2, 3])
  })

  test('leaves out thanks, and keeps a conclusion', () => {
    const email =
      'Thanks for joining the call about the launch. We move the launch from May 3 to May 17. Priya owns the launch page. ' +
      'The beta had 214 sign-ups before the launch.'
    expect(numbersOf(summarize(email, 3, { mode: 'key' }))).toEqual([2, 3, 4])
    const abstract =
      'Naps are short sleeps. Students learned word pairs before naps. Students slept in a quiet room. ' +
      'These results suggest that naps help students to learn word pairs. Further studies of sleep are needed.'
    expect(numbersOf(summarize(abstract, 2, { mode: 'key' }))).toContain(4)
  })

  test.each([
    [
      'a result',
      'Naps are common, and naps are short. We studied naps of students. Students slept in a room. ' +
        'Results: Recall rose to 94%. Students liked naps and the room.',
      4,
    ],
    [
      'the sentence after the heading “Results.”',
      'Naps are short sleeps. Students take naps at noon. Results. Naps make recall of words better. Naps at noon are short.',
      4,
    ],
    [
      'a request',
      'The units are late. The stores wait. Could you please confirm which stores get the units? We met.',
      3,
    ],
    ['a decision', 'Tea is a drink. Tea is hot. We decided to sell coffee. Tea is a hot drink. Tea is green.', 3],
    ['a new date', 'Tea is a drink. Tea is hot. Jam moved to May 4th. Tea is a hot drink. Tea is green.', 3],
    ['a choice', 'Tea is a drink. Tea is hot. We are going with coffee. Tea is a hot drink. Tea is green.', 3],
    [
      'an agreement',
      '- tea is a drink\n- tea is hot\n- agreed to sell jam\n- decided: coffee\n- tea is a hot drink',
      3,
    ],
    [
      'a decision on two lines',
      'Tea is a drink. Tea is hot. After talks, we’ve\ndecided to sell jam. Tea is a hot drink.',
      3,
    ],
    [
      'a thesis',
      'Boredom is dull. Some call boredom a flaw. I am arguing that hours should be empty. Boredom is a flaw.',
      3,
    ],
    [
      'a demand at the end',
      'Tea is a drink. Tea is hot. Hot tea is a green drink.\n\nWe left. Shops should sell jam.',
      5,
    ],
    [
      'a demand before the end',
      'Tea is a drink. Tea is hot. Shops should therefore sell jam. Hot tea is a drink. Tea is green. We left. Bye to you.',
      3,
    ],
    ...['Wir haben uns entschieden für', 'Wir empfehlen', 'Recomendamos', 'Nous recommandons'].map(
      (start): [string, string, number] => [
        `a recommendation: ${start}`,
        `Tea is a drink. Tea is hot. ${start} jam. Hot tea is a drink. Tea is green.`,
        3,
      ],
    ),
    [
      'the thesis of an essay',
      'Boredom is dull. Some call boredom a flaw. This essay looks at clocks and argues that hours should be empty. ' +
        'Boredom is a flaw.',
      3,
    ],
  ])('prefers %s', (_, text, number) => {
    expect(numbersOf(summarize(text, 2, { mode: 'key' }))).toContain(number)
  })

  test.each([
    [
      'an announcement',
      'We met. Here’s what nobody tells you about tea, cakes and jam. Tea is good with cakes. Jam is red.',
      2,
    ],
    [
      'the first item of a list',
      'Notes:\n- Tom opened the tea shop.\n- The shop sells tea.\n- Tea sells in the shop.',
      2,
    ],
    [
      'the announcement of an essay',
      'We met. This essay will discuss tea, cakes and jam. Tea is good with cakes. Jam is red.',
      2,
    ],
    [
      'a German “das” before a verb',
      'Es regnet. Das entspreche der Schule und der Halle im Mai. Die Schule ist neu. Die Halle ist alt.',
      2,
    ],
    [
      'a German pronoun',
      'Es regnet. Er baut die Schule und die Halle im Mai. Die Schule ist neu. Die Halle ist alt.',
      2,
    ],
    [
      'the second sentence of a list item',
      'News:\n- The shop is open. Tea and cakes in the shop are good.\n- We sell tea. Jam is red.\n- The cakes are hot.',
      3,
    ],
    ['the opinion of others', 'We met. Some people think that tea and cakes are bad. Tea is hot. Cakes are good.', 2],
    [
      'what others will say',
      'We met. Supporters of tea will say that tea and cakes are bad. Tea is hot. Cakes are good.',
      2,
    ],
    ['a demand of others', 'We met. My parents say that shops should stop tea. Tea is hot. Shops sell hot tea.', 2],
    ['an announcement of a review', 'We met. Let me start with tea and cakes. Tea is hot. Cakes are good.', 2],
    ['an invitation', 'We met. Follow us for tea and cakes. Tea is hot. Cakes are good.', 2],
    ['“there”', 'We left. Shops there sell tea and cakes. Tea is hot. Cakes are good.', 2],
  ])('avoids %s', (_, text, number) => {
    expect(numbersOf(summarize(text, 1, { mode: 'key' }))).not.toContain(number)
  })

  test('does not prefer the short answer to a short question', () => {
    const text =
      'My manager looked at my face every morning. “Are you sick?” I wasn’t sick. I was tired because my body wants to ' +
      'sleep late. Sleep researchers say that the hour at which a body falls asleep is genetic. Every morning I walk.'
    expect(numbersOf(summarize(text, 3, { mode: 'key' }))).not.toContain(3)
  })

  test('reports progress on a long text', () => {
    const done: number[] = []
    const reportingContext = createEngineContext({ progress: (units) => done.push(units) })
    summarize('Some words here. '.repeat(20_001), 3, { mode: 'key', context: reportingContext })
    expect(done).toHaveLength(3)
  })

  test('takes time in proportion to the length of the text', () => {
    const text = Array.from({ length: 15_000 }, (_, n) => `Tea ${String(n % 977)} and cup ${String(n)}.`).join(' ')
    const start = performance.now()
    summarize(text, 10, { mode: 'key' })
    // Comparing all pairs of sentences would take much longer.
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})

describe('notes, chats and emails', () => {
  const transcript =
    'so today we talk about sleep\npeople who sleep less than six hours learn new things much worse\nyou know\n' +
    'right\ngo to bed early and people will sleep and learn better\nthanks for watching'

  test('each line of a text without end marks is a sentence', () => {
    const summary = summarize(transcript, 2, { mode: 'key' })
    expect(numbersOf(summary)).toEqual([2, 5])
    expect(summary.text).toMatch(/much worse\ngo to bed/)
  })

  test('evenly spaced sentences follow the rules of all tools, and the summary says that there are lines', () => {
    expect(summarize(transcript, 2)).toMatchObject({ total: 1, isLineByLine: true })
    expect(summarize('One. Two.\nThree. Four.', 2).isLineByLine).toBeUndefined()
    // One line in ten may end like a sentence.
    expect(summarize(`${'buy tea\n'.repeat(9)}Done.`, 2).isLineByLine).toBe(true)
    expect(summarize(`${'buy tea\n'.repeat(7)}Well done.\nDone.`, 2).isLineByLine).toBeUndefined()
  })

  test('wrapped prose is not a list of lines', () => {
    const text = 'A sentence that\nis wrapped into\nnarrow lines has\nan end mark. So\nhas this one.'
    expect(summarize(text, 1, { mode: 'key' })).toMatchObject({
      total: 2,
      text: 'A sentence that is wrapped into narrow lines has an end mark.',
    })
  })

  test.each([
    ['above the time', (name: string) => `${name}\n  10:42 AM\n`],
    ['after the time', (name: string) => `[10:42 AM] ${name}\n`],
    ['with the day', (name: string) => `${name} — Today at 10:42 AM\n`],
    ['with the date', (name: string) => `${name} 18/11/2026 10:42\n`],
    ['alone', (name: string) => `${name}\n`],
    ['in lower case', (name: string) => `${name.toLowerCase().replace(' ', '.')}  9:02 AM\n`],
  ])('a name %s is not a sentence of a chat', (_, above) => {
    const messages = [
      'The logo is on the page',
      'Ask the client for the logo',
      'ok',
      'The page needs the logo',
    ] as const
    const chat = ['Ann Lee', 'Bob', 'Ann Lee', 'Bob'].map((name, index) => `${above(name)}${messages[index] ?? ''}`)
    const { total, keyWords } = summarize(chat.join('\n'), 2, { mode: 'key' })
    expect(total).toBe(4)
    expect(keyWords).toEqual(['logo', 'page'])
  })

  test.each(['even', 'key'] as const)(
    'a reaction, a picture and the line above a message are no sentences: %s',
    (mode) => {
      const chat =
        'sarah.k  9:02 AM\nThe page is down\n:+1: 2\n\nBob  9:04 AM\nThe page is up\n(edited)\n\nsarah.k  9:05 AM\n<image omitted>\n'
      expect(summarize(chat, 5, { mode }).sentences).toEqual(['The page is down', 'The page is up'])
    },
  )

  test('a word between two times of a video is no name', () => {
    const video = '0:03\nmusic\n0:05\nreefs are\n0:07\nfull\n0:09\nof fish and so are the seas'
    expect(summarize(video, 3, { mode: 'key' }).totalWords).toBe(11)
  })

  test('names without times are read as names only among the most important sentences', () => {
    const chat = 'Anna\nThe flour is late.\nBen\nThe mill has flour.\nAnna\nWe bake rye.\nBen\nGood idea.'
    expect(summarize(chat, 10, { mode: 'key' }).text).not.toContain('Ben')
    expect(summarize(chat, 10, { mode: 'even' }).text).toContain('Ben')
  })

  test('a schedule is not a chat', () => {
    expect(summarize('lunch 12:30\ntea 15:00\nmore tea 17:00', 3, { mode: 'key' }).total).toBe(1)
  })

  test.each(['even', 'key'] as const)('messages of a chat can have two sentences without an end mark: %s', (mode) => {
    const chat =
      '[14/03/2025, 18:02] mum: Hello\n[14/03/2025, 18:05] leo: ok. We bring the cake tin\n[14/03/2025, 18:06] mum: Good. Dad ' +
      'has the cake\n[14/03/2025, 18:12] leo: <image omitted>\n[14/03/2025, 18:13] leo: \u200Eimage omitted'
    expect(summarize(chat, 5, { mode }).sentences).toEqual([
      'mum: Hello',
      'leo: ok.',
      'We bring the cake tin',
      'mum: Good.',
      'Dad has the cake',
    ])
    expect(numbersOf(summarize(chat, 2, { mode: 'key' }))).toEqual([3, 5])
  })

  test.each(['even', 'key'] as const)('leaves out the headings and hints of Wikipedia: %s', (mode) => {
    const article =
      'Tea\nFrom Wikipedia, the free encyclopedia\nFor other uses, see Tea (drink).\n\nTea is a drink of leaves.\n\n' +
      'History[edit]\nMain article: Tea leaves\nThe leaves came late.\n\nReferences[edit]\n1. ^ "Tea". Leaves.\n\n© 2025 Tea Ltd.'
    expect(summarize(article, 2, { mode }).text).toBe('Tea is a drink of leaves. The leaves came late.')
  })

  test('somebody who writes once in a chat starts a sentence, too', () => {
    const chat = 'Anna: The flour is late\nBen: ok\nAnna: The mill has flour\nBen: ok\nCarla: Then we bake rye flour'
    expect(summarize(chat, 3, { mode: 'key' }).sentences.at(-1)).toBe('Carla: Then we bake rye flour')
  })

  test('leaves out code', () => {
    const code = '```js\nexport default new Bee()\n```'
    const text = `Bees like flowers.\n\n${code}\n\nIt rained. Flowers wait for bees.`
    expect(summarize(text, 2, { mode: 'key' })).toMatchObject({
      text: 'Bees like flowers. Flowers wait for bees.',
      total: 3,
    })
    expect(summarize(code, 1, { mode: 'key' }).text).toContain('export default')
  })

  test('keeps the names of a list', () => {
    expect(summarize('Ann Lee\nBob\nAnn Lee\nBob', 2, { mode: 'key' }).total).toBe(4)
  })

  test.each(['  0:14', '   6:17 AM', ' [12:05]'])('the line “Ann Lee%s” above what she says is no text', (time) => {
    const turn = (name: string, said: string) => `${name}${time}\n${said}\n`
    const chat =
      turn('Ann Lee', 'The office moves to Leeds in May.') +
      turn('Bob', 'Bye.') +
      turn('Ann Lee', 'we need two vans for the office move')
    expect(summarize(chat, 2, { mode: 'key' })).toMatchObject({
      text: 'The office moves to Leeds in May.\nwe need two vans for the office move',
      total: 3,
      totalWords: 16,
    })
  })

  test.each([
    [
      'SRT',
      '1\r\n00:00:00,500 --> 00:00:03,200\r\nCoral reefs are\r\n\r\n2\r\n00:00:03,200 --> 00:00:06,900\r\nfull of fish. Nice.',
    ],
    [
      'WebVTT',
      'WEBVTT\n\n00:03.000 --> 00:05.000\n<v Ann>Coral reefs are</v>\n\n00:05.000 --> 00:06.000 align:start\n<v Ann>full of fish. Nice.</v>',
    ],
    ['copied from a video', '0:03\nCoral reefs are\n0:05\nfull of fish. Nice.'],
  ])('joins subtitles without their times (%s)', (_, text) => {
    const { sentences, kept, totalWords } = summarize(text, 1, { mode: 'key' })
    expect(sentences).toEqual(['Coral reefs are full of fish.'])
    expect(text.slice(kept[0]?.start, kept[0]?.end)).toMatch(/^Coral reefs are[^]*full of fish\.$/)
    expect(totalWords).toBe(7)
  })

  test('keeps a few times in an ordinary text', () => {
    const text = `Plan\n\n10:30\n\n${'We meet at the harbour.\n'.repeat(9)}\n11:30\n\nWe sail.`
    expect(summarize(text, 1, { mode: 'key' }).totalWords).toBe(50)
  })

  test('keeps what was said in a chat, with the name and without small talk', () => {
    const chat =
      "Anna: Okay, let's start.\nBen: Hi all\nAnna: Great.\nBen: The launch of the app moves to May 4.\nAnna: Okay.\n" +
      'Ben: For the price page of the app, version B had more sign-ups than version A.\nAnna: Great.\n' +
      'Anna: Can everyone still hear me?\nBen: Yes.\nAnna: Okay, thanks everyone, bye!'
    const { text, total, keyWords } = summarize(chat, 2, { mode: 'key' })
    expect(text).toBe(
      'Ben: The launch of the app moves to May 4.\n' +
        'Ben: For the price page of the app, version B had more sign-ups than version A.',
    )
    expect(total).toBe(10)
    expect(keyWords).toEqual(['app'])
  })

  test.each([
    ['[10:32] Mia: Bring tea.', 'Mia: Bring tea.'],
    ['14.11.24, 18:02 - Mia: Bring tea.', 'Mia: Bring tea.'],
    ['Mia (host): Bring tea.', 'Mia (host): Bring tea.'],
    ['10:32 AM Dr. Mia Lee: Bring tea.', 'Dr. Mia Lee: Bring tea.'],
    ['[00:00:14] GUEST: Bring tea.', 'Bring tea.'],
  ])('%j is a line of a chat, whose summary is %j', (line, summary) => {
    const chat = `${line}\n${line}\n${line} Bring a cup\n${line}`
    const { total, text, kept } = summarize(chat, 1, { mode: 'key' })
    expect(total).toBe(5)
    expect(text).toBe(summary)
    expect(chat.slice(kept[0]?.start, kept[0]?.end)).toBe(line)
    expect(summarize(chat, 1).text).toBe(summary)
  })

  test('of notes in a list, leaves out the title and who was there', () => {
    const notes =
      'Sync, 12 Nov\nAttendees: Tom, Lena, Jo\n- Tom late\n- Lena redesigns the start screen\n- coffee machine broken\n' +
      '- many people leave at the start screen'
    expect(numbersOf(summarize(notes, 2, { mode: 'key' }))).toEqual([4, 6])
  })

  test('in notes in a list, a few sentences are not more than the other lines', () => {
    const notes =
      'Weekly sync\nAttendees: Ann, Luca\n- Launch moved from 20 March to 3 April because of two bugs\n- Coffee machine broken\n' +
      '- Budget: we are 12k over. Luca to talk with finance.\n- Tom on holiday 25-29 March\n- New hire starts 1 April\n' +
      'ACTION: Tom - write a plan for the launch\nACTION: Luca - budget of finance'
    expect(numbersOf(summarize(notes, 3, { mode: 'key' }))).toEqual([3, 9, 10])
    expect(summarize(notes, 3).sentences).toContain('Tom on holiday 25-29 March')
  })

  test('finds the decision of an email, and avoids “that date” and “those”', () => {
    const email =
      "Hi team,\n\nAs you know, we review our office space. After long talks, we've decided to close the 4th floor and move " +
      'everyone to the 2nd floor. Desks are no longer assigned; book one in the app.\n\nPlease take your things home by May. ' +
      'Anything left after that date is thrown away. IT moves monitors and docks, so you do not have to do anything ' +
      'about those.\n\nIf you need a standing desk, tell Marta by 15 April.'
    expect(numbersOf(summarize(email, 1, { mode: 'key' }))).toEqual([3])
    expect(summarize(email, 3, { mode: 'key' }).text).not.toMatch(/that date|those/)
  })

  test('avoids the small talk of an email', () => {
    const email =
      'Hi all,\n\nHope everyone got home after the launch! I wanted to put in writing what we said.\n\n' +
      'The launch is late. We hoped for May. Boxes for the launch are missing.'
    const { text, keyWords } = summarize(email, 2, { mode: 'key' })
    expect(text).toBe('The launch is late. Boxes for the launch are missing.')
    expect(keyWords).toEqual(['launch'])
  })

  test.each(['even', 'key'] as const)('leaves out the quoted lines of an email: %s', (mode) => {
    const email =
      'The scanners are late. We move the migration to May.\n\nOn Mon, Jan 6, Dev wrote:\n> The export is ready. It has\n' +
      '> 312 items. Are the\n> scanners late?\n>> When is the migration?'
    expect(summarize(email, 2, { mode }).text).toBe('The scanners are late. We move the migration to May.')
  })
})

const part = fc.constantFrom(...Array.from('ab7 .!?。"\n\r茶水😀'), 'tea ', ' cup. ', ' Dr. ', '\n\n', '\r\n', 'the ')
const anyText = fc.array(part, { maxLength: 120 }).map((parts) => parts.join(''))
const anyMode = fc.constantFrom<Mode>('even', 'key')

test('keeps the requested number of sentences, or all of them, in their original order and unchanged', () => {
  fc.assert(
    fc.property(anyText, anyMode, fc.integer({ min: 1, max: 10 }), (text, mode, count) => {
      const total = countSentences(text)
      fc.pre(total > 0)
      const summary = summarize(text, count, { mode })
      // Lines without an end mark are sentences of their own.
      fc.pre(mode === 'even' || !summary.isLineByLine)
      const allSentences: string[] = []
      eachSentence(text, (start, end) => allSentences.push(text.slice(start, end)))
      expect(summary.total).toBe(total)
      expect(summary.kept).toHaveLength(Math.min(count, total))
      expect(numbersOf(summary)).toEqual([...new Set(numbersOf(summary))].sort((a, b) => a - b))
      // A heading on the first line may be left out.
      for (const { number, start, end } of summary.kept)
        expect(allSentences[number - 1]?.endsWith(text.slice(start, end))).toBe(true)
      expect(summary.text.replaceAll(/\s+/g, '')).toBe(summary.sentences.join('').replaceAll(/\s+/g, ''))
      expect(summary.text).not.toMatch(/\r|(?:^|[^\n])\n(?!\n)|\n{3}/)
    }),
  )
})

test('keeps lines without an end mark, in their original order and unchanged', () => {
  const anyLines = fc.array(fc.constantFrom('tea', 'cup 7', 'a b', '茶水', '-', '', '- tea', '> cup'), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 1, max: 10 }), (lines, count) => {
      const written = lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).map((line) => line.replace(/^- /, ''))
      fc.pre(written.length > count)
      const { kept, text, total, isLineByLine } = summarize(lines.join('\n'), count, { mode: 'key' })
      expect(isLineByLine).toBe(true)
      expect(total).toBe(written.length)
      expect(kept).toHaveLength(count)
      expect(text.split('\n')).toEqual(kept.map(({ number }) => written[number - 1]))
    }),
  )
})

test('lists the sentences with bullets, which are not words', () => {
  const text = 'Plans\nWe met\nin May. We left in June.'
  const { text: list, words, sentences } = summarize(text, 2, { bullets: true })
  expect(list).toBe('- Plans\n  We met in May.\n- We left in June.')
  expect(words).toBe(9)
  expect(sentences).toHaveLength(2)
})

test('leaves out the signature of a letter', () => {
  const text = 'Dear Bob,\n\nSales rose in May. Costs fell in May. We hired Jo.\n\nBest wishes,\nAnn'
  expect(summarize(text, 3).text).toBe('Sales rose in May. Costs fell in May. We hired Jo.')
})

test.each(['Yours sincerely,\nTracy Cole\nHR Adviser\n\n', 'Thanks!\n\nTracy\n', '-- \nTracy | HR\n'])(
  'leaves out the legal notes after %j',
  (signOff) => {
    const body = 'The interview is in May. The interview takes an hour. Bring a pen.'
    const notes = 'The interview firm is registered in May. The interview notes are confidential.'
    expect(summarize(`${body}\n\n${signOff}${notes}`, 3, { mode: 'key' }).text).toBe(body)
    expect(summarize(`${body}\n\n${signOff}${notes}`, 5).sentences).toHaveLength(5)
  },
)

test.each(['Best Practice', 'Thanks for May'])('“%s” is not the sign-off of an email', (heading) => {
  const text = `It rained. It snowed.\n\n${heading}\n\nThe interview is in May. The interview takes an hour.`
  expect(summarize(text, 2, { mode: 'key' }).text).toBe('The interview is in May. The interview takes an hour.')
})

test.each([
  ['PORTLAND, Ore. (AP) — The city pays. It rained. It snowed.', 'The city pays. It rained. It snowed.', [2, 3, 4]],
  [
    'Heizung\n\nBerlin (dpa) – Der Rat zahlt. Es regnet. Es ist kalt.',
    'Der Rat zahlt. Es regnet. Es ist kalt.',
    [2, 3, 4],
  ],
])('leaves out the dateline of %j', (text, summary, numbers) => {
  const result = summarize(text)
  expect(result.text).toBe(summary)
  expect(numbersOf(result)).toEqual(numbers)
})

test.each(['Abstract\nMethods. ', 'Abstract: ', '1 Introduction\r\n', 'SUMMARY\n\n'])(
  'leaves out the title and the authors of a paper before %j',
  (line) => {
    const body = 'Short nights make it hard to learn. Naps help students.'
    const paper = `Sleep and memory of\nstudents: a study\nJ. Smith1, and R. Gupta2\n1University of Leeds, UK\n${line}${body} Bye.`
    for (const mode of ['even', 'key'] as const) expect(summarize(paper, 2, { mode }).text).toBe(body)
    // Sentences before it belong to the text.
    if (!line.startsWith('A')) expect(summarize(`Tea is hot.\n${line}${body}`, 1).text).toBe('Tea is hot.')
  },
)

test('joins Chinese sentences without spaces, and counts their words with a dictionary', () => {
  const text = '今天天气很好。我们去公园散步。“花开了。”孩子们很高兴！'
  const summary = summarize(text, 2)
  expect(summary.text).toBe('今天天气很好。“花开了。”')
  expect(summary.words).toBeGreaterThan(3)
  expect(summary.totalWords).toBeGreaterThan(summary.words)
})
