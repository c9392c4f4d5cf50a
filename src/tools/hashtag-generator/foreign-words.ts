import { isStopWord } from '#core/text/stop-words.ts'
import { nameWords } from '#core/text/name-words.ts'
import type { Word } from './read-words.ts'

/** As far as it matters for tags. */
export type Language = 'english' | 'german' | 'other'

export function setOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.trim().split(/\s+/)))
}

/** The most frequent words of other languages, except those that mean something in English, such as the German “war”. */
const german = setOf(`
  aber als auch auf aus bei beim besonders besten bis dabei damit danach dann das dass dem den denn der des dich die
  diese dieser dieses dir doch dort durch ein eine einem einen einer eines einfach endlich es euch eure für gestern
  gibt haben hatte heute hier ich ihm ihn ihr ihre im immer ist jetzt kann kein keine kommt leider mal mehr mein meine
  meinem meinen meiner mich mir mit morgen nach neue neuen neues nicht noch nun nur nächste oder ohne schon sehr sein
  seine sich sie sind und uns unser unsere unserem unseren unserer viel viele vom von vor waren was wenn wer werden
  wie wieder wir wird wo wurde zu zum zur zwischen über`)
const romanceAndDutch = setOf(`
  aan abbiamo algo alors altijd anche ancora aos après aquí até au aussi autre autres aux avec avoir avons bij ce ces
  cet cette chaque che chez com comme como con cuando cuál cuáles cuándo cuánta cuántas cuánto cuántos cómo dai dalla
  dans de degli dei del dele della delle depuis des desde después deze di dit donc donde dopo dos du dès dónde e een
  el ella elle elles ellos en encore entre esa ese eso est esta estas este esto estos estou está et eu faccio fait
  falo faz fez fiz foi geen gli graag hasta hebben heeft hemos het hij hoy ici il ils isso je jij jouw jullie komt la
  las le lekkere les leuke leukste leur leurs los lui maar mais mas meilleur meilleure meilleures meilleurs mejor
  mejores melhor melhores mentre mes met meu meus migliore migliori mijn minha minhas mis mon mooie muita muitas muito
  muitos muy más même naar nada nas negli nei nel nella nelle nem ni niet nieuw nieuwe nossa nosso nostra nostre
  nostri nostro notre nous nouveau nouveaux nouvelle nouvelles novas novo novos nuestra nuestras nuestro nuestros
  nueva nuevas nuevo nuevos num numa nunca nuova nuove nuovi nuovo não ons ont onze ook otra otras otro otros ou outra
  outras outro outros par para pas pela pelo perché pero però plus por porque pour puede pueden qual quand quando que
  quel quella quelle quello questa queste questi questo qui quién quiénes qué sans sem sempre senza ser ses seu seus
  sia siamo siempre sin sobre sommes sono sont sous sua suas sui suis sul sulla sur sus são también também tanta
  tantas tante tanti tanto tantos tem temos tenemos tengo tenho tes tiene todo todos tot toujours tous toute toutes
  traigo très tutta tutte tutti tutto uit uma un una unas une uno unos vamos vandaag vind vinden vindt você voglio
  voici voor vos votre vou vous voy wat werd wij worden y zij zijn ça être`)
export const foreignWords: ReadonlySet<string> = new Set([...german, ...romanceAndDutch])

/** More of them that don’t show the language: they are also English words, or nouns that are not topics. */
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
export function readForeign(word: Word, i: number, words: readonly Word[]): Word {
  const last = words[i - 1]
  if (word.wordClass !== 'noun' || word.isName || word.base.includes('-')) return word
  if (articles.has(words[i + 1]?.base ?? '')) return { ...word, wordClass: 'filler' }
  const isAdjective = last?.wordClass === 'noun' && !last.isName && last.base.endsWith('s') === word.base.endsWith('s')
  return isAdjective ? { ...word, wordClass: 'ending' } : word
}

/** Returns the language of most of the frequent words. */
export function readLanguage(text: string): Language {
  const typed = /\p{Ll}/mu.test(text) ? text : text.toLowerCase()
  // “Cómo” and “Meu” count, but not the “Los” of Los Angeles.
  const isForeign = (word: string) => /[à-ÿ]|^(?:Meu|Minha|Noss[ao]|Nuestr[ao]|Notre|Hoy|Hoje|Heute)$/.test(word)
  const words = Array.from(nameWords(typed), (word) => (isForeign(word) ? word.toLowerCase() : word))
  const foreign = words.filter((word) => foreignWords.has(word))
  const english = words.filter((word) => isStopWord(word) && !/^(?:a|am|an|as|do|in|me|no|on|so)$/.test(word))
  // Also in English: pico de gallo, pain au chocolat.
  const isDish = /^(?:de|di|du|au|alla)$/.test(foreign.join(' ')) && !/[à-ÿ]/.test(words.join(''))
  if (isDish || foreign.length <= english.length) return 'english'
  return foreign.filter((word) => german.has(word)).length * 2 > foreign.length ? 'german' : 'other'
}

/** Returns whether a word in lower case is one of the most frequent words of a language. */
export function isCommonWord(word: string, language: Language): boolean {
  return isStopWord(word) || (language !== 'english' && foreignWords.has(word))
}
