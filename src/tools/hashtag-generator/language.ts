import { isStopWord } from '#core/text/stop-words.ts'
import { nameWords } from '#core/text/name-words.ts'

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
