import { foreignWords, setOf } from './language.ts'
import type { Word } from './read-words.ts'

/** More of them that don’t show the language: they are also English words, or nouns that say nothing. */
const ambiguous = setOf(`
  acabo adora adore adoro ahora aime ainda alla alle ama amanhã amei amo anfang appena aprenda aprende apresento april
  aproveite aqui august ayer beitrag beste bien bon bonne bonnes bons buen buena busco cada cedo cerca cerco cherche
  cinco come comentarios comentários comment compartilho comparto confira conheça conoce contenta contento creo créer
  dal dall deja dell demain depois descubra descubre dezember dia dienstag dimanche disfruta disponible domani domingo
  domingos donnerstag ecco empieza empiezan encanta encantan ende enfin enlace era estoy euro faire fais fare fazer
  faço februar fin finalmente fomos freitag fuera gosto gracias grad gramm gran grande guarda gusta gustan guten había
  hace hacer hacía hago has hice hoje hora horas ieri impara jahr jahre jahren januar jeudi jueves juli juni kilometer
  kilómetros lekker lien link liter lundi lunes mai man mardi martes media merci mercredi meses meter mia minute
  minuten minutos mio mira mittwoch miércoles mois molto monat monate montag mucha muchas muchos märz nell new nos
  november oggi oktober ontem ouvert ouverte partage pequeña pequeño petit petite posso post prepara presento prima
  primer primera primero procuro prozent présente próxima próximo puedo queda quedan quell quiero retour samedi
  samstag scopri semana september solo somos son sonntag stasera stunde stunden sull sábado súper tag tage tagen tan
  teve toda todas trovo tus tuya uhr vale van veja vem ven vendredi vieni viernes woche wochen zuerst`)

/** Before nouns, in the same languages. The word before an article is often a verb: “descubre la ciudad”. */
const articles = setOf(
  'een el gli het i il l la las le les lo los ma mes meu meus mi minha minhas mis mon nossa nossas nosso nossos notre ' +
    'nuestra nuestras nuestro nuestros o os sa ses seu seus su sua suas sus ta tes ton tu tus um uma un una unas une ' +
    'uno unos vos votre',
)
export const beforeNoun: ReadonlySet<string> = new Set([
  ...articles,
  ...setOf('al au aux com con d da de dei del della delle des di do du em en na no nos sem senza sin son à'),
])
/** Forms of Spanish, Portuguese and French verbs. */
const foreignVerb = /^.{2,}(?:[aeiáé]mos|iamo|aba[ns]?|.ava[mn]?|aron|ieron|aram|eram|ando|iendo|.ei)$|^.+[^n]ez$/

const beforeInfinitive = /^(?:al|cómo|como|comment|para|pour|per|sin|sem|sans|senza)$/
const infinitive = /^.{2,}(?:[aeií]r|[aei]r(?:se|l[aeo]s?)|are|ere|ire)$/
/** Nouns that look like infinitives: “zapatos para mujer”. */
const infinitiveNoun = /^(?:avatar|azúcar|açúcar|bienestar|celular|collar|hiver|hogar|lugar|mulher|mujer|taller)$/
const beforeForeignVerb = /^(?:me|te|se|os|ci|ti|vi|nous|vous|je|elles?|ils|yo|io|noi|eu|el[ae]s?)$/

/** Returns whether the word before a word that is not English makes it a verb: “cómo ahorrar”, “os enseño”. */
export function isVerbAfter(previous: string, word: string): boolean {
  const isInfinitive = /^(?:de|a)$/.test(previous)
    ? /..ar$/.test(word)
    : beforeInfinitive.test(previous) && infinitive.test(word)
  // In Portuguese, “os” is an article before a plural.
  const followsPronoun = beforeForeignVerb.test(previous) && !word.endsWith('s')
  return followsPronoun || (isInfinitive && !infinitiveNoun.test(word))
}

/** Returns whether a word in lower case says nothing about a topic. Ramos and Gómez are names, not verbs. */
export function isForeignFiller(word: string, isName: boolean): boolean {
  return foreignWords.has(word) || ambiguous.has(word) || (!isName && foreignVerb.test(word))
}

/** Marks a verb before an article, and an adjective after a noun that it agrees with: “redes sociales”. */
export function markForeignWord(word: Word, i: number, words: readonly Word[]): Word {
  const last = words[i - 1]
  if (word.wordClass !== 'noun' || word.isName || word.base.includes('-')) return word
  if (articles.has(words[i + 1]?.base ?? '')) return { ...word, wordClass: 'filler' }
  const isAdjective = last?.wordClass === 'noun' && !last.isName && last.base.endsWith('s') === word.base.endsWith('s')
  return isAdjective ? { ...word, wordClass: 'ending' } : word
}
