import { expect, test } from 'vitest'
import { eachSentence } from '#core/text/sentences.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { type Language, languages, languageSampleLength } from './languages.ts'
import { readLanguage, withLanguage } from './text-language.ts'

async function sentencesOf(text: string, code: Language): Promise<string[]> {
  const { rules } = await withLanguage(text, code, (language) => language)
  const sentences: string[] = []
  eachSentence(text, (start, end) => sentences.push(text.slice(start, end)), rules)
  return sentences
}

// Each text has its sentences separated by a vertical bar.
test.each([
  ['de', 'Wir essen z. B. Äpfel und z.B. Birnen. |Z. B. Birnen.'],
  ['de', 'Der Ing. Maier kam bzw. Frau Dr. med. Weiß. |Sie blieb.'],
  ['de', 'Am 3. Oktober kam der 2. Zug. |Das Haus ist alt. |Peter ging.'],
  ['de', 'Das war 50 v. Chr. in Rom. |Es regnete.'],
  ['de', 'Siehe Abs. 3, Nr. 5 und Tab. 7. |Ende.'],
  ['de', 'Bäume, Sträucher usw. |Die Liste ist lang.'],
  ['es', 'El Sr. García vive en la Avda. Libertad. |Es médico.'],
  ['es', 'Véase el párr. 5 y el N°. 7, p. ej. hoy. |Gracias.'],
  ['es', 'Vive en EE. UU. desde 1990. |No vuelve.'],
  ['fr', 'Voir la fig. 3 et l’éd. de 1990, p. ex. ici. |Fin.'],
  ['fr', 'Mgr. Dupont et M. Martin sont là. |Elle part.'],
  ['it', 'Il dott. Rossi e l’avv. Bianchi arrivano. |Sono qui.'],
  ['it', 'Vedi pag. 3, p. es. oggi. |Fine.'],
  ['nl', 'Er zijn o. a. appels, bijv. Goudreinet, d.w.z. zure. |Dat was alles.'],
  ['nl', 'Zie blz. 5, drs. Jansen enz. |Dat doet ze.'],
  ['pl', 'Przyszedł 3. maja, tj. w piątek, z prof. Nowakiem itd. |Potem wyszedł.'],
  ['pl', 'M. in. jabłka, np. Antonówka. |To wszystko.'],
  ['fi', 'Hän tuli 3. toukokuuta, ns. Vappuna, esim. Helsinkiin. |Se oli siinä.'],
  ['sv', 'Det finns bl. a. äpplen, t.ex. Gravensteiner, osv. |Det var allt.'],
  ['ru', 'Он пришёл, т. е. вернулся, т.е. ушёл. |Т. е. никогда.'],
  ['ru', 'Он живёт на ул. Ленина, напр. Иван, в кв. 5. |Всё.'],
  ['uk', 'Він живе на вул. Шевченка, тобто див. рис. 5 і т. д. |Це все.'],
  ['tr', 'Prof. Dr. Yılmaz geldi, bkz. s. 5. |Bu kadar.'],
  ['el', 'Ήρθε ο κ. Παππάς, π. χ. χθες, δηλ. Δευτέρα. |Αυτό ήταν.'],
  ['ar', 'جاء د. أحمد إلى البيت. |ثم عاد.'],
  ['hi', 'डॉ. शर्मा आए। |वे चले गए।'],
] as const)('%s: splits %j', async (code, marked) => {
  const expected = marked.split('|').map((sentence) => sentence.trim())
  expect(await sentencesOf(marked.replaceAll('|', ''), code)).toEqual(expected)
})

// 30 sentences of Portuguese letters, news and notices.
const portuguese = [
  'O Sr. Almeida chegou cedo.',
  'A Dra. Costa e o prof. Lima já estavam lá.',
  'O encontro foi na Av. Atlântica, n.º 25.',
  'Ver a fig. 3 e a pág. 12.',
  'O séc. XIX foi longo.',
  'Compraram pão, queijo, fruta etc. na feira.',
  'A empresa Silva & Cia. fechou.',
  'Nasceu em 50 a. C. em Roma.',
  'Morreu em 30 d. C. no Egito.',
  'Custou 3.500 reais.',
  'A reunião começa às 9 a. m. em ponto.',
  'Leia o cap. 4, por exemplo.',
  'Há frutas, p. ex. maçãs.',
  'Chegamos!',
  'Será que ele vem?',
  '“Não sei”, disse ela.',
  '“Vamos?” perguntou o menino.',
  'A Exma. Sra. Ministra falou pouco.',
  'O tel. 555-0100 não responde.',
  'Moram no apt. 302.',
  'J. K. Rowling é inglesa.',
  'O site example.com.br caiu.',
  'Esperei… em vão.',
  'O gen. Osório venceu.',
  'Trabalha no dep. de vendas.',
  'A obra tem 2 vols. e um índice.',
  'S. Paulo é grande.',
  'Foi em jan. de 1990.',
  'A Profa. Ana saiu.',
  'Fim.',
]

test('finds at least 27 of 30 Portuguese sentences', async () => {
  const found = new Set(await sentencesOf(portuguese.join(' '), 'pt'))
  expect(portuguese.filter((sentence) => !found.has(sentence)).length).toBeLessThanOrEqual(3)
})

test.each(languages)('%s has rules', async (code) => {
  const language = await withLanguage('', code, (language) => language)
  expect(language.code).toBe(code)
  expect(language.rules?.stopWords.size ?? 100).toBeGreaterThan(70)
})

test.each([
  ['de', 'und', true],
  ['de', 'Hafen', false],
  ['fr', "qu'il", true],
  ['fr', 'qu’il', true],
  ['fr', "l'eau", false],
  ['es', 'es', true],
  ['el', 'και', true],
  ['ja', 'の', true],
] as const)('%s: whether %j is a stop word: %j', async (code, word, expected) => {
  const { rules } = await withLanguage('', code, (language) => language)
  expect(isStopWord(word, rules)).toBe(expected)
})

test('English needs no rules and is there at once', () => {
  expect(withLanguage('', 'en', (language) => language)).toEqual({ code: 'en' })
  expect(withLanguage('', 'auto', (language) => language)).toEqual({})
})

const german = 'Das ist ein Satz, der nicht sehr lang ist, aber auch nicht zu kurz für die Suche nach der Sprache.\r\n'
const spanish = 'Esta es una frase que no es muy larga, pero tampoco es demasiado corta para la búsqueda.\n'

async function* chunksOf(text: string, length: number): AsyncGenerator<string> {
  await Promise.resolve()
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length)
}

test.each([1, 7, 1000, 100_000])('a stream in chunks of %i has the language of the field', async (length) => {
  // The first 20,000 characters decide, with a CR LF as one.
  const text = german.repeat(Math.ceil(languageSampleLength / (german.length - 1))) + spanish.repeat(1000)
  const { language, chunks } = await readLanguage(chunksOf(text, length), 'auto')
  expect(language.code).toBe('de')
  const inField = text.replaceAll('\r\n', '\n')
  expect((await withLanguage(inField, 'auto', (language) => language)).code).toBe('de')
  let all = ''
  for await (const chunk of chunks) all += chunk
  expect(all).toBe(text)
})
