import type { TitleWord } from './title-words.ts'

/** Common words of other languages that use the Latin alphabet. None is also a common English word. */
export const foreignWords: ReadonlySet<string> = new Set(
  (
    'aber af al alle als ao att au auch auf aus aux av avec az bei beim beste besten bir cara ces cette che chez com ' +
    'como con cosa cuando cómo dan dans das dass degli dei dein deine del della delle dem dengan der des det di diese ' +
    'dieser dieses dla donde dos du een egy ein eine einem einen einer el em er es est et euch faire fazer för für ' +
    'gegen gli hacer het hogyan hur hvordan ich ihr ihre ihren ikke il im ist için ja jak je jouw kann kein keine ' +
    'kuinka la las le les leur lo los machen mais mehr meilleur meilleure meilleures meilleurs mejor mejores melhores ' +
    'mieux migliori minuten mit miten morgen muy más naar nach nasıl nel nella nem neue neuen nicht nie niet nos ' +
    'notre nous nur não och od oder og ohne ook os ou para pas pentru più por pour på que quel quelle qui qué sans ' +
    'schritte schritten se sein seu sie sind się som sono sont su sua sur sus så til tipps très tu tuo tus uit um uma ' +
    'un una und une uns unsere untuk ve você vom von voor vor vos votre vous w warum wat wenn wer wie wir wird y yang ' +
    'zijn zonder zu zum zur és über że și'
  ).split(' '),
)

/** English function words that other languages also have, such as German *was* and Italian *i*. */
const sharedWords = new Set('a also am an as at come do has he i in is me no of on over so us was we will'.split(' '))

/** English titles have them now and then: Tour de France, camper van. */
const rarelyEnglish = /^(?:comment|da|de|en|hoe|med|na|non|par|van)$/
const elision = /^(?:[cdjlns]|qu)'\p{L}/u
const accentedLetter = /[\u00c0-\u024f\u1e00-\u1eff]/
const lettersOfLoanWords = /[àâçèéêëîïñôû]/g
const englishEnding = /(?:ing|ness|ful|ly|ght)$/

/** Returns how strongly a word points to another language: from 0 to 2. Names do less: Los Angeles, Zürich. */
function foreignWeight(key: string, isName: boolean): number {
  const isForeign =
    foreignWords.has(key) || elision.test(key) || accentedLetter.test(key.replaceAll(lettersOfLoanWords, ''))
  if (isForeign) return isName ? 1 : 2
  return rarelyEnglish.test(key) || (accentedLetter.test(key) && !isName) ? 1 : 0
}

/** A first word is a name if it is an acronym or another capital follows: MIT, Los Angeles. */
function mayBeName(words: readonly TitleWord[], index: number): boolean {
  const isCapitalized = (at: number) => /^\p{Lu}/u.test(words[at]?.text ?? '')
  return isCapitalized(index) && (index > 0 || isCapitalized(1) || /^\p{Lu}{2}/u.test(words[0]?.text ?? ''))
}

/** Whether the word lists apply: the letters are Latin, and English words outweigh those of other languages. */
export function looksEnglish(title: string, words: readonly TitleWord[]): boolean {
  const letters = title.match(/\p{L}/gmu) ?? []
  const latin = letters.filter((letter) => /^\p{Script=Latin}/u.test(letter)).length
  if (letters.length > 0 && latin < letters.length / 2) return false
  const weights = new Map<string, number>()
  words.forEach(({ key }, index) => {
    const isName = mayBeName(words, index)
    // A name counts once: La La Land.
    weights.set(isName ? key : String(index), foreignWeight(key.normalize(), isName))
  })
  // French puts a space before these marks.
  const spacedMark = /\S\s[:?!]/.test(title) ? 1 : 0
  const foreign = [...weights.values()].reduce((sum, weight) => sum + weight, spacedMark)
  const english = words.filter(
    ({ key, isListed }) => (isListed || englishEnding.test(key)) && !foreignWords.has(key) && !sharedWords.has(key),
  ).length
  return foreign < 2 || foreign <= 2 * english
}
