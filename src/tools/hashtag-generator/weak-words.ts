/**
 * Words that are too general for a tag but are not stop words: frequent verbs, adverbs, times and amounts. Adjectives
 * that start names, such as the “new” in New York, are not among them.
 */
const english =
  'able across actually affect affects ago almost along already although always amid among announce announcing ' +
  'another anyone anything around asked away back became become becomes begin behind best better beyond bring ' +
  'brought came celebrate celebrating come comes coming day days die discover discovering done easily easy either ' +
  'else enjoy enjoying enough especially etc even ever every everyone everything explore explored exploring feel ' +
  'feeling felt finally find first found full gave get gets getting give given gives giving goes going gone gonna ' +
  'good got gotta happen happened hello help helped helps hey however including instead introducing keep keeps kept ' +
  'kind know known last later launch launched launching learn learned least less let like liked likely little look ' +
  'looked looking looks lot lots love loved loving made main make makes making many may maybe meet might mine moment ' +
  'month months much must near need needed needs never next nice nobody nothing often one ones onto part people per ' +
  'perhaps please put quite rather ready real really right said say saying says second see seem seems seen several ' +
  'share show since someone something sometimes soon start started starting stay still sure take taken takes taking ' +
  'tell thank thanks thing things think thought three till time times today together tomorrow tonight took top ' +
  'toward towards tried try trying turn two unless use used using usually visit visited visiting want wanted wants ' +
  'way ways week weeks welcome well went whether within without wonder work worked works yeah year years yes ' +
  'yesterday'

/**
 * The most frequent words of other languages with at least three letters, except those that mean something in English,
 * such as the German “war”.
 */
const otherLanguages =
  // German
  'aber als auch auf aus bei bis das dass dem den der des dich dir doch durch ein eine einem einen einer eines ' +
  'für haben hatte ich ihr ihre immer ist kann kein keine mich mir mit nach nicht noch nur oder schon sehr sein ' +
  'seine sich sie sind und uns unser unsere vom von vor waren wenn werden wie wieder wir wird wurde zum zur zwischen ' +
  'über ' +
  // French
  'alors après aussi aux avec avoir ces cette chez comme dans depuis donc elle elles est fait ici ils les leur leurs ' +
  'lui mais mes mon même nos notre nous par pas plus pour quand que quel quelle qui sans ses sont sous sur tes très ' +
  'une vos votre vous être ' +
  // Spanish, Portuguese and Italian
  'algo aos até che como con cuando degli dei del della delle desde dos ella ellos entre eso esta estas este ' +
  'esto estos está foi gli hasta isso las los mas mis muito muy más nas nel nella nem nuestra nuestro não para ' +
  'pela pelo perché pero però por porque quando quién sem ser sia sobre sono sua sus también também tem tiene todo ' +
  'todos uma una uno você ' +
  // Dutch
  'aan bij deze dit een geen hebben heeft het hij jij maar met naar niet ook tot uit voor wat werd worden zij ' +
  'zijn'

const weakWords: ReadonlySet<string> = new Set(`${english} ${otherLanguages}`.split(' '))

/** Returns whether a lower-case word says too little about a text to be a tag. */
export function isWeakWord(word: string): boolean {
  return weakWords.has(word)
}

const phraseEndings: ReadonlySet<string> = new Set(['day', 'days', 'people', 'time', 'week', 'work', 'year'])

/** Returns whether a weak word in lower case can end a phrase, such as “remote work”. */
export function canEndPhrase(word: string): boolean {
  return phraseEndings.has(word)
}
