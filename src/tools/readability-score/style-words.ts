const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Forms of *to be* that start the passive voice. *It’s* is left out, because it can also mean *it has*. */
const formsOfBe = "am|is|are|was|were|be|been|being|(?:is|are|was|were)n['’]t|i['’]m|(?:you|we|they)['’]re"

/** Words that can stand between *be* and its participle. */
const betweenWords =
  '[a-z]{3,}ly|not|never|also|always|already|often|still|just|now|once|soon|then|first|later|even|ever|yet'

/** Past participles that do not end in -ed. */
const irregularParticiples = (
  'awoken beaten begun bent bitten blown born borne bought bound broken brought built burnt burst cast caught ' +
  'chosen cut dealt done drawn driven drunk dug eaten fed felt flung forbidden foreseen forgiven forgotten fought ' +
  'found frozen given ground grown heard held hidden hit hung hurt kept known laid led left lent let lit lost made ' +
  'meant met mistaken misunderstood outdone overcome overseen overthrown paid proven put read rebuilt redone ' +
  'rewritten ridden rung said sawn seen sent set sewn shaken shorn shot shown shut slain sold sought spent spilt ' +
  'spoken spread spun split stolen struck stuck stung sung sunk swept sworn taken taught thought thrown told torn ' +
  'trodden understood undertaken undone upheld withdrawn withheld woken won worn wound woven written'
).replaceAll(' ', '|')

/** The participle is the first group. The second one is there if *by* follows. */
export const passivePattern = new RegExp(
  `\\b(?:${formsOfBe})(?:\\s+(?:${formsOfBe}|${betweenWords})){0,4}\\s+` +
    `([a-z]{2,}ed|${irregularParticiples})(?![\\w'’-])(?=(\\s+by\\b)?)`,
  'gi',
)

/** Words in -ed that are not participles, or that mostly describe a state: *she is tired*. */
export const notParticiples = wordSet(
  'agreed amazed annoyed ashamed beloved bored breed confused delighted disappointed embarrassed exceed excited ' +
    'exhausted experienced frightened gifted hatred hundred indeed infrared interested kindred married naked need pleased ' +
    'proceed ragged relaxed relieved retired rugged sacred satisfied scared skilled speed succeed surprised talented ' +
    'thrilled tired unprecedented wicked worried wretched',
)

/** Words in -ly that are not adverbs, or that have no shorter form. */
const notAdverbs = wordSet(
  'anomaly apply assembly belly beverly billy bodily brotherly bubbly bully butterfly chilly comely comply ' +
    'costly cowardly crumbly cuddly curly daily deadly disorderly doily dolly dragonfly early elderly emily family ' +
    'fatherly filly firefly folly fortnightly friendly ghastly ghostly gully heavenly hilly holly homely homily ' +
    'hourly imply italy jelly jolly kelly kimberly leisurely likely lively lonely lovely lowly manly measly ' +
    'melancholy molly monopoly monthly motherly multiply neighborly neighbourly nightly orderly panoply polly ' +
    'portly prickly princely quarterly rally reply saintly sally scholarly sickly silly sicily sisterly smelly ' +
    'sparkly sprightly squiggly stately supply surly tally timely underbelly unfriendly unlikely unruly untimely ' +
    'weekly wobbly womanly woolly worldly wrinkly yearly',
)

/** Whether a lower-case word is an adverb in -ly. */
export function isAdverb(word: string): boolean {
  return /^[a-z]{3,}ly$/.test(word) && !notAdverbs.has(word)
}

/** Words and phrases that weaken a statement. */
export const fillerPattern =
  /\b(?:very|quite|rather(?! than)|somewhat|maybe|perhaps|a bit|i (?:think|believe|guess|suppose)|in my opinion)\b/gi
