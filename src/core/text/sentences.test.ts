import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLines } from './lines.ts'
import { countSentences, eachSentence, SentenceScanner } from './sentences.ts'

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  eachSentence(text, (start, end) => sentences.push(text.slice(start, end)))
  return sentences
}

test.each([
  ['', []],
  ['  \n\t ', []],
  ['Hello', ['Hello']],
  [' One. Two!  Three? ', ['One.', 'Two!', 'Three?']],
  ['Wait... what?!', ['Wait...', 'what?!']],
  ['Well… yes.', ['Well…', 'yes.']],
  ['Pi is 3.14 on example.com in v1.2 today', ['Pi is 3.14 on example.com in v1.2 today']],
  ['今日は。明日は！本当？はい', ['今日は。', '明日は！', '本当？', 'はい']],
  ['「行く。」と言った。', ['「行く。」', 'と言った。']],
  ['他走了。“你好。”', ['他走了。', '“你好。”']],
  ['Really?！Yes', ['Really?！', 'Yes']],
])('splits %j into %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

test.each([
  ['He said "Stop." Then he left.', ['He said "Stop."', 'Then he left.']],
  ['(It rained.) We stayed.', ['(It rained.)', 'We stayed.']],
  ["'Go!' she said", ["'Go!' she said"]],
  ['„Halt.“ Er blieb stehen.', ['„Halt.“', 'Er blieb stehen.']],
  ['»Halt!« Er ging.', ['»Halt!«', 'Er ging.']],
  ["Yahoo!'s mail is old.", ["Yahoo!'s mail is old."]],
  ['See this.[1] And that.', ['See this.[1]', 'And that.']],
  ['"Quoted." "Again."', ['"Quoted."', '"Again."']],
  ['Nuts, etc. “They” left.', ['Nuts, etc.', '“They” left.']],
  ['¿Qué? ¡Sí!', ['¿Qué?', '¡Sí!']],
  ['We met on Tues. at 5. Come on Fri. She will.', ['We met on Tues. at 5.', 'Come on Fri.', 'She will.']],
  [
    'Goods (incl. parts) are sold. See p. 5. Come at 5 p. m. today.',
    ['Goods (incl. parts) are sold.', 'See p. 5.', 'Come at 5 p. m. today.'],
  ],
  ['Pens (blue, etc.). Then he left.', ['Pens (blue, etc.).', 'Then he left.']],
  ['Did he say “Stop!”? He did.', ['Did he say “Stop!”?', 'He did.']],
  ['« Bonjour ! » dit-il. « Non. » Il part.', ['« Bonjour ! » dit-il.', '« Non. »', 'Il part.']],
  ['"WHY?" SHE ASKED. "NO." HE LEFT.', ['"WHY?" SHE ASKED.', '"NO."', 'HE LEFT.']],
  ['Er rief: Halt! »Wer da?« Nichts.', ['Er rief: Halt!', '»Wer da?«', 'Nichts.']],
])('keeps closing quotes and brackets: splits %j into %j', (text, sentences) =>
  expect(sentencesOf(text)).toEqual(sentences),
)

test.each([
  ['One\n\ntwo', ['One', 'two']],
  ['One\ntwo', ['One\ntwo']],
  ['One  \r\n \t\r\n  two', ['One', 'two']],
  ['One\r\ntwo', ['One\r\ntwo']],
  ['One\r\rtwo', ['One', 'two']],
  ['Heading\n\nSee Dr.\n\nSmith', ['Heading', 'See Dr.', 'Smith']],
  ['apples, etc.\n\nand pears', ['apples, etc.', 'and pears']],
])('ends a sentence at a blank line: splits %j into %j', (text, sentences) =>
  expect(sentencesOf(text)).toEqual(sentences),
)

test.each([
  ['Take vitamin C. It helps. A book by J. Smith.', ['Take vitamin C.', 'It helps.', 'A book by J. Smith.']],
  ['It was 5 °C. Ann left.', ['It was 5 °C.', 'Ann left.']],
  ['I live on Main St. She lives in St. Louis.', ['I live on Main St.', 'She lives in St. Louis.']],
  ['in washington, d.c. on monday', ['in washington, d.c. on monday']],
  ['La Dra. Gómez vive en EE. UU. y en Madrid.', ['La Dra. Gómez vive en EE. UU. y en Madrid.']],
  ['Er wohnt in der Alten Str. 5. Das ist weit.', ['Er wohnt in der Alten Str. 5.', 'Das ist weit.']],
  ['Он живёт на ул. Ленина, д. 5. Да.', ['Он живёт на ул. Ленина, д. 5.', 'Да.']],
])('tells letters and abbreviations from ends: splits %j into %j', (text, sentences) =>
  expect(sentencesOf(text)).toEqual(sentences),
)

const line = 'In this story, a man who has all he wants shows that nobody can repeat the past.'
const wrapped =
  'It was late when we saw the boats of John\nSmith, who had come a long way to sell us his fish and bread\nand wine.'
test.each([
  [`The Great Boat\n${line}`, ['The Great Boat', line]],
  [
    `Ann Lee\r\n12 May 2026\r\nThe Boat (1925)\r\n“${line}”`,
    ['Ann Lee', '12 May 2026', 'The Boat (1925)', `“${line}”`],
  ],
  [`${line}\nConclusion:\n${line}`, [line, 'Conclusion:', line]],
  [`The boat of\n${line.toLowerCase()}`, [`The boat of\n${line.toLowerCase()}`]],
  [`Dear Ann,\n${line}`, [`Dear Ann,\n${line}`]],
  [`So it ends. The boat of\n${line}`, ['So it ends.', `The boat of\n${line}`]],
  [wrapped, [wrapped]],
  ['I wandered lonely as a cloud\nThat floats on high.', ['I wandered lonely as a cloud\nThat floats on high.']],
])('ends a heading at its line break: splits %j into %j', (text, sentences) =>
  expect(sentencesOf(text)).toEqual(sentences),
)

test.each([
  ['...', []],
  ['Hello. ... World.', ['Hello.', 'World.']],
  ['...and then', ['...and then']],
  ['- - -\n\n* * *', []],
  ['😀! 🎉?', []],
  ['1. First. 2. Second.', ['First.', '2.', 'Second.']],
  ['𝒳! 𠮷。', ['𝒳!', '𠮷。']],
])('ignores sentences without a letter or digit: splits %j into %j', (text, sentences) =>
  expect(sentencesOf(text)).toEqual(sentences),
)

test.each([
  ['Dr. Smith met Mrs. Jones.', 1],
  ['DR. SMITH CAME. HE LEFT.', 2],
  ['Use a tool, e.g. a saw, i.e. that one.', 1],
  ['Nuts, bolts, etc. are sold here.', 1],
  ['Nuts, bolts, etc. They are sold here.', 2],
  ['Nuts, bolts, etc. “and more” are sold.', 1],
  ['(nuts, etc.) and bolts', 1],
  ['(nuts, etc.) And bolts', 2],
  ['Nuts etc. 5 of them.', 2],
  ['Smith et al. (2020) found this.', 1],
  ['Smith et al. [3] agree.', 1],
  ['According to Smith et al. (2020), sleep matters. Jones et al. (2021) disagree.', 2],
  ['It was found by Smith et al. The others disagree.', 2],
  ['Sales rose 5.2 p.p. in Q1.', 1],
  ['El Sr. García vive aquí. La Sra. López también.', 2],
  ['I met John Smith Sr. He is old.', 2],
  ['Il sig. Rossi arriva. Vedi pag. 3.', 2],
  ['They live in Tampa, Fla. with two dogs. We live in Boston, Mass. We like it.', 3],
  ['all matter has mass. then it has weight.', 2],
  ['He paid for 5 lbs. of beef and 3 oz. of salt.', 1],
  ['Sales rose 5.2 p.p. Costs fell.', 2],
  ["'Dr. Lee' and 'J. Lee' came.", 1],
  ['J. K. Rowling wrote it.', 1],
  ['plan B. She left.', 2],
  ['So do I. But she left. Nor am I. We stayed.', 4],
  ['Elizabeth I. Smith came. I. Newton stayed.', 2],
  ['Henry VIII. was king. Papst Johannes Paul II. besuchte Berlin.', 2],
  ['He fought in World War II. Then he left.', 2],
  ['J.R.R. Tolkien wrote it. So it is.', 2],
  ['А. С. Пушкин писал. Да.', 2],
  ["IT'S. OVER.", 2],
  ['We solve for x. Then for y.', 2],
  ['At 5 p.m. we left. At 6 p.m. They came.', 3],
  ['He said no. Then yes.', 2],
  ['See No. 5 and fig. 3, p. 12.', 1],
  ['Lee (b. 1950) sold a jar of ca. 1850 made c. 1849.', 1],
  ['Rep. Lee spoke. Do one more rep. Then rest.', 3],
  ['Ms. Lee spoke. It took 95 ms. Then it stopped.', 3],
  ['Ask Dr... Who?', 2],
  ['Is it Dr.? Yes.', 2],
  ['Etc.', 1],
  ['It was called constructor. It was __proto__. Done', 3],
])('handles abbreviations and initials: %j has %i sentences', (text, count) => expect(countSentences(text)).toBe(count))

test.each([
  ['She has a Ph.D. He does not.', 2],
  ['Ask my M.D. She knows.', 2],
  ['They met at 5 P.M. She stayed.', 2],
  ['AT 5 P.M. SHE STAYED.', 2],
  ['WE MET AT 5 P.M. IN THE U.S. EMBASSY.', 1],
  ['ACME INC. AND SONS', 1],
  ['IN THE U.S. ON MONDAY', 1],
  ['He lives in the U.S. They do not.', 2],
  ['He joined the U.S. Army in 1962.', 1],
  ['Jane Lee, Ph.D. Professor of Physics', 1],
  ['It opens at 9 a.m. Monday.', 1],
  ['It opens at 9 a.m. Eastern Time.', 1],
  ['It opens at 9 a.m. on Monday.', 1],
  ['We met at 5 p.m. John was late.', 2],
  ['She left at 5 p.m. “We stayed.”', 2],
  ['He has a Ph.D. He', 2],
])('an abbreviation with dots inside ends a sentence before a word that starts one: %j has %i', (text, count) =>
  expect(countSentences(text)).toBe(count),
)

test.each([
  ['In Jan. we met.', 1],
  ['I think Jun. is great', 1],
  ['On Sept. 5 we met.', 1],
  ['We met in Jan. Then we left.', 2],
])('a month does not end a sentence before a lower-case word or a digit: %j has %i', (text, count) =>
  expect(countSentences(text)).toBe(count),
)

test.each([
  ['Wir essen z. B. Äpfel und z.B. Birnen.', 1],
  ['Er kommt, d. h. er bleibt. Sie geht, d.h. nie.', 2],
  ['Dort gibt es u. a. Tee, z. T. i. d. R. kalt.', 1],
  ['Am 3. Oktober und am 4. und 5. Mai war frei. Er wurde 12. Dann ging er.', 3],
  ['Nach dem 2. Weltkrieg und im 19. Jahrhundert stand sie still. Der 1. Bürgermeister kam.', 2],
  ['Äpfel usw. sind da, vgl. Nr. 5 bzw. Nr. 6. Das war alles.', 2],
  ['Bach (d. 1750) lived here. It fell in place d. Then it broke.', 3],
])('handles German abbreviations and dates: %j has %i sentences', (text, count) =>
  expect(countSentences(text)).toBe(count),
)

test.each([
  ['Das kostet 5 Mio. Euro. Er hat 80 Mrd. Dollar.', 2],
  ['È il mio. Sono felice.', 2],
  ['Siehe Abb. 3 und S. 12 ff. und so weiter.', 1],
  ['The walk takes 20 min. from here, max. 30. It took 5 min. Then we sat.', 3],
  ['Es kostet zzgl. 80 und env. 20. Son aprox. 300.', 2],
  ['Vivo en Av. Libertad 5.', 1],
  ['She is at 12 Oak Ave. Apt. 4 near the park, in Rm. 204. It is on 5th Ave. She left.', 3],
  ['Voir art. 5, al. 2, p. ex. ici. Cfr. pag. 12.', 2],
])('handles sums, addresses and references: %j has %i sentences', (text, count) =>
  expect(countSentences(text)).toBe(count),
)

test.each([
  ['She paused . . . then went on.', 1],
  ['She paused. . . . Then she went on . . .', 2],
  ['She paused . then went on.', 2],
])('a spaced ellipsis ends a sentence unless a lower-case word follows: %j has %i sentences', (text, count) =>
  expect(countSentences(text)).toBe(count),
)

test.each([
  ['Пушкин, Гоголь и др. писали в 1830 г. в Москве.', 1],
  ['Он пришёл, т. е. вернулся, т.к. Иван ждал и т. д. и т. п.', 1],
  ['См. рис. 5 и стр. 7. Он жил в 1830 г. Она умерла.', 3],
])('handles Russian abbreviations: %j has %i sentences', (text, count) => expect(countSentences(text)).toBe(count))

test.each([
  ['Yahoo! is a company. I like Yahoo! Do you?', 3],
  ['Stop! don’t go.', 2],
  ['Yahoo!! is it.', 2],
])('a name may end with an exclamation mark: %j has %i sentences', (text, count) =>
  expect(countSentences(text)).toBe(count),
)

test.each([
  ['1. Wash hands.\n2. Dry hands.', ['Wash hands.', 'Dry hands.']],
  ['1) Wash hands.\r\n  (b) Dry hands.', ['Wash hands.', 'Dry hands.']],
  ['• Wash hands.\n- Dry hands.\n* Go.', ['Wash hands.', 'Dry hands.', 'Go.']],
  ['a. Wash hands.\nii. Dry hands.\n1.2. Go.', ['Wash hands.', 'Dry hands.', 'Go.']],
  ['• 1. Wash hands\n• 2. Dry hands', ['Wash hands', 'Dry hands']],
  ['• 1. Wash hands.\n• 2. Dry hands.\n- (a) Go.', ['Wash hands.', 'Dry hands.', 'Go.']],
  ['We left at 5 p.m.\n• 1. John stayed.', ['We left at 5 p.m.', 'John stayed.']],
  ['To buy\n• 1. milk\n• 2. eggs', ['To buy', 'milk', 'eggs']],
  ['To do:\n1. Milk\n2. Eggs', ['To do:', 'Milk', 'Eggs']],
  ['One.\n3.', ['One.']],
  ['- Hiring: easier\n- Retention: harder\n- Pay', ['Hiring: easier', 'Retention: harder', 'Pay']],
  ['You need:\n* milk\n* two eggs\nand flour', ['You need:', 'milk', 'two eggs\nand flour']],
  ['To buy\n• milk\n• eggs', ['To buy', 'milk', 'eggs']],
  ['Shopping\n* milk\n* eggs', ['Shopping', 'milk', 'eggs']],
  ['Shopping\r\n- milk\r\n- eggs', ['Shopping', 'milk', 'eggs']],
  ['Notes\nMonday\n- Budget approved\n- Anna to call', ['Notes\nMonday', 'Budget approved', 'Anna to call']],
  [`${'word '.repeat(13)}came\n- and left.`, [`${'word '.repeat(13)}came\n- and left.`]],
  ['He came\n– and left\n- at five.', ['He came\n– and left\n- at five.']],
  [`${'word '.repeat(13)}came\n- milk\n- eggs`, [`${'word '.repeat(13)}came`, 'milk', 'eggs']],
  ['Shopping\n– milk\n– eggs', ['Shopping', 'milk', 'eggs']],
  ['Shopping\n- milk', ['Shopping', 'milk']],
  ['He came\n- and left.', ['He came\n- and left.']],
  ['He came\n- and left.\n\nThen\n- milk', ['He came\n- and left.', 'Then', 'milk']],
  ['We left at 5 p.m.\n- John stayed.', ['We left at 5 p.m.', 'John stayed.']],
  ['It was\n12. Then she left.', ['It was\n12.', 'Then she left.']],
  ['1984. A novel.', ['1984.', 'A novel.']],
  ['J. Lee came.\nI. Newton stayed.', ['J. Lee came.', 'I. Newton stayed.']],
  ['- - -\n\n1.', []],
  ['1.5 is a number.', ['1.5 is a number.']],
])('leaves out list markers at the start of a line: splits %j into %j', (text, sentences) =>
  expect(sentencesOf(text)).toEqual(sentences),
)

test.each([
  ['“Stop!”, he said.', 1],
  ['They like cats (and dogs!) a lot', 1],
  ['"Really?" she asked', 1],
  ['"Really?" — she asked', 1],
  ['“Stop!”, Ann said.', 1],
  ['“Stop.” Ann said nothing.', 2],
  ['(He said no.) then yes', 1],
  ['“停！”，他说。', 1],
  ['"Why?" I asked.', 1],
  ['“Seven!” I answered. “I see!” I left.', 3],
  ['"Why?" I', 2],
  ['"Why?" I\n\nasked.', 3],
  ['"Go!" I ran. "Go." I said nothing. "Go!" It was late.', 6],
  ['“Where?” Anna asked. “Here!” Tom shouted. “When?” Mrs. Hale said.', 3],
  ['“Where?” Anna Lee\nwhispered to him. “Up!” O’Neil cried.', 2],
  ['“Go!” Ann said nothing. “Go!” Ann ran. “Go!” She asked Tom. “Why?” Tom and Ann left.', 8],
])('a sentence goes on if a comma, a lower-case word or “Ann asked” follows a quote: %j has %i', (text, count) =>
  expect(countSentences(text)).toBe(count),
)

test.each([
  ['One.[1] Two.[2]', ['One.[1]', 'Two.[2]']],
  ['One.[1][2] Two.”[a] three.¹ Four.* Five', ['One.[1][2]', 'Two.”[a] three.¹', 'Four.*', 'Five']],
  [
    'One.[citation needed] Two.[note 1] Three.[8]:32 Four',
    ['One.[citation needed]', 'Two.[note 1]', 'Three.[8]:32', 'Four'],
  ],
  ['**One.** Two.† Three', ['**One.**', 'Two.†', 'Three']],
  ['Call f?.[0].g or a.[key and b', ['Call f?.[0].g or a.[key and b']],
  ['एक। दो।तीन', ['एक।', 'दो।', 'तीन']],
  ['ما هذا؟ كتاب.', ['ما هذا؟', 'كتاب.']],
  ['一．二．', ['一．', '二．']],
  ['３．２９％ と ３．１４。次。', ['３．２９％ と ３．１４。', '次。']],
  ['第３．次の文．２つ目．', ['第３．', '次の文．', '２つ目．']],
  ['یہ ایک ہے۔ دوسرا جملہ۔', ['یہ ایک ہے۔', 'دوسرا جملہ۔']],
  ['Սա մեկն է։ Սա երկուսն է։', ['Սա մեկն է։', 'Սա երկուսն է։']],
  ['ይህ አንድ ነው። ይህ ሁለት ነው።', ['ይህ አንድ ነው።', 'ይህ ሁለት ነው።']],
  ['ဒါက တစ်။ဒါက နှစ်။', ['ဒါက တစ်။', 'ဒါက နှစ်။']],
  ['នេះជាមួយ។ នេះជាពីរ។', ['នេះជាមួយ។', 'នេះជាពីរ។']],
  ['“یہ۔” وہ', ['“یہ۔”', 'وہ']],
])('ends at reference marks and at the marks of other scripts: splits %j into %j', (text, sentences) =>
  expect(sentencesOf(text)).toEqual(sentences),
)

const punctuation = Array.from(' \n\r.!?…。！"“」)(,')
const abbreviations = [
  ' Dr.',
  ' etc.',
  ' J.',
  ' no.',
  ' Ph.D.',
  ' p.m.',
  ' Jan.',
  ' She',
  ' Monday',
  ' I',
  ' asked',
  ' z.',
  ' B.',
  ' Yahoo!',
  ' Mai',
  '[1]',
  '[',
  ']',
  '*',
  '¹',
  '\n1. ',
  '\n2)',
  '\n- ',
  '।',
  "'",
]
const prose = fc
  .array(fc.constantFrom('a', 'B', '7', 'é', '𝒳', '😀', ...punctuation, ...abbreviations))
  .map((parts) => parts.join(''))

test('two texts joined by a blank line have as many sentences as both together', () => {
  fc.assert(
    fc.property(prose, prose, (a, b) => {
      expect(countSentences(`${a}\n\n${b}`)).toBe(countSentences(a) + countSentences(b))
    }),
  )
})

test('visits the sentences from start to end, without surrounding whitespace, and skips only list markers and reference marks', () => {
  fc.assert(
    fc.property(prose, (text) => {
      let last = 0
      let rest = ''
      eachSentence(text, (start, end) => {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end)).toMatch(/^\S.*\S$|^\S$/su)
        rest += text.slice(last, start)
        last = end
      })
      const skipped = (rest + text.slice(last)).replaceAll('¹', '').split(/\s+/)
      expect(skipped.filter((word) => !/^\(?(?:[aBIz]|\d+(?:\.\d+)?)\.?\)?$/.test(word)).join(' ')).not.toMatch(
        /[\p{L}\p{N}]/u,
      )
    }),
  )
})

test('agrees with a regular expression on text without abbreviations and list markers', () => {
  const text = fc.array(fc.constantFrom('Ab', '1984', 'Éa', '😀', ...punctuation)).map((parts) => parts.join(''))
  const wideEnd = /[.!?…]*[。！][.!?…。！]*(?:(?!["」).!?…。！])|["」)]+(?!["」),.!?…。！]))/u
  const end = /[.!?…]+(?:["“」)]+(?!["“」),.!?…。！])|(?=\s|$))/u
  const either = new RegExp(`${wideEnd.source}|${end.source}`, 'u')
  fc.assert(
    fc.property(text, (text) => {
      const blocks = splitLines(text)
        .lines.join('\n')
        .split(/\n\s*\n/)
      const chunks = blocks.flatMap((block) => block.split(either))
      expect(countSentences(text)).toBe(chunks.filter((chunk) => /[\p{L}\p{N}]/u.test(chunk)).length)
    }),
  )
})

test('recognizes a long name before an initial across chunks', () => {
  const text = 'King Christopher I. Was king.'
  for (let cut = 0; cut <= text.length; cut += 1) {
    let sentences = 0
    const scanner = new SentenceScanner(() => sentences++)
    scanner.add(text.slice(0, cut))
    scanner.add(text.slice(cut))
    scanner.end()
    expect(sentences, `cut at ${String(cut)}`).toBe(1)
  }
})

test('finds the same sentences in chunks as in the whole text', () => {
  fc.assert(
    fc.property(fc.array(prose, { maxLength: 12 }), (chunks) => {
      const found: string[] = []
      const text = chunks.join('')
      const scanner = new SentenceScanner((start, end) => found.push(text.slice(start, end)))
      for (const chunk of chunks) scanner.add(chunk)
      scanner.end()
      expect(found).toEqual(sentencesOf(text))
    }),
  )
})

test('finds the same sentences character by character as in the whole text', () => {
  const ends = fc.constantFrom(
    'words. And',
    'said etc. and',
    'Etc. And',
    'no. 7',
    'it? Or',
    'a. B',
    "Yahoo!'s ",
    'one.  Two',
    'é. É',
    'end! 𝒳',
    'ab. 😀',
  )
  const text = fc.array(fc.oneof(ends, prose), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (text) => {
      const found: string[] = []
      const scanner = new SentenceScanner((start, end) => found.push(text.slice(start, end)))
      for (const character of text) scanner.add(character)
      scanner.end()
      expect(sentencesOf(text)).toEqual(found)
    }),
  )
})

const closedEnds = fc.constantFrom(
  'able.” So',
  'said.) — “Then',
  'it?" no',
  'end.”\n',
  'so.)) X',
  'etc.” and',
  'Dr.” Who',
  'at!’ I',
  'one.” ',
  'ten.“ 2',
)
const anyEnds = fc.oneof(
  closedEnds,
  prose,
  fc.constantFrom('the able. And', 'an unco. So', 'in co. So', 'mlle. And', '\n\n', '“'),
)

test('finds the same sentences character by character with closing quotes', () => {
  fc.assert(
    fc.property(fc.array(anyEnds, { maxLength: 12 }), (parts) => {
      const found: string[] = []
      const text = parts.join('')
      const scanner = new SentenceScanner((start, end) => found.push(text.slice(start, end)))
      for (const character of text) scanner.add(character)
      scanner.end()
      expect(sentencesOf(text)).toEqual(found)
    }),
  )
})

test('recognizes exactly these two-letter and three-letter words as abbreviations', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const pairs = letters.flatMap((one) => letters.map((other) => one + other))
  const triples = pairs.flatMap((pair) => letters.map((letter) => pair + letter))
  const found = [...pairs, ...triples].filter((word) => countSentences(`One ${word}. Then`) === 1)
  expect(found.join(' ')).toBe('cf dr ee eg ie lt mr mx vs bzw cfr cpl ggf mme mrs sgt sog vgl viz')
})
