const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Forms of *to be* that start the passive voice. *It’s* is left out, because it can also mean *it has*. */
const formsOfBe = wordSet("am is are was were be been being isn't aren't wasn't weren't i'm you're we're they're")

/** Words that can stand between *be* and its participle, beside adverbs in -ly. */
const betweenWords = wordSet('not never also always already often still just now once soon then first later even ever')

/** Past participles that do not end in -ed. */
const irregularParticiples = wordSet(
  'awoken beaten begun bent bitten blown born borne bought bound bred broken brought built burnt burst cast caught ' +
    'chosen cut dealt done drawn driven drunk dug eaten fed felt flung forbidden foreseen forgiven forgotten fought ' +
    'found frozen given ground grown heard held hidden hit hung hurt kept known laid led left lent let lit lost made ' +
    'meant met misled mistaken misunderstood outdone overcome overseen overthrown paid proven put read rebuilt redone ' +
    'rewritten ridden rung said sawn seen sent set sewn shaken shaved shorn shot shown shut slain sold sought spent spilt ' +
    'spoken spread spun split stolen struck stuck stung sung sunk swept sworn taken taught thought thrown told torn ' +
    'trodden understood undertaken undone upheld withdrawn withheld woken won worn wound woven written',
)

/** Words in -ed that are not participles, or that mostly describe a state: *she is tired*. */
const notParticiples = wordSet(
  'agreed amazed annoyed ashamed beloved bored breed confused delighted disappointed embarrassed exceed excited ' +
    'exhausted experienced frightened gifted hatred hundred indeed infrared interested kindred married naked need pleased ' +
    'proceed ragged relaxed relieved retired rugged sacred satisfied scared skilled speed succeed surprised talented ' +
    'thrilled tired unprecedented wicked worried wretched',
)

/** Words in -ly that are not adverbs, or that have no shorter form. */
const notAdverbs = wordSet(
  'ally anomaly apply assembly belly beverly billy bodily brotherly bubbly bully butterfly chilly comely comply costly ' +
    'cowardly crumbly cuddly curly daily deadly disorderly doily dolly dragonfly duly early elderly emily family fatherly ' +
    'filly firefly folly fortnightly friendly ghastly ghostly gully heavenly hilly holly holy homely homily hourly imply ' +
    'italy jelly jolly july kelly kimberly leisurely likely lily lively lonely lovely lowly manly measly melancholy molly ' +
    'monopoly monthly motherly multiply neighborly neighbourly nightly oily only orderly panoply polly portly prickly ' +
    'princely quarterly rally rely reply saintly sally scholarly sickly silly sicily sisterly smelly sparkly sprightly ' +
    'squiggly stately supply surly tally timely ugly underbelly unfriendly unlikely unruly untimely weekly wily wobbly ' +
    'womanly woolly worldly wrinkly yearly',
)

const participleEnding = /^[a-z]{2,}ed$/
const adverbEnding = /^[a-z]{3,}ly$/

/** What a word is in the search for passive voice and adverbs. */
export type WordRole = 'be' | 'participle' | 'state' | 'adverb' | 'between' | 'by' | 'other'

/** Returns the role of a lower-case word with straight apostrophes. `state` is a participle only before *by*. */
export function roleOf(word: string): WordRole {
  if (word === 'by') return 'by'
  if (formsOfBe.has(word)) return 'be'
  if (betweenWords.has(word)) return 'between'
  if (irregularParticiples.has(word)) return 'participle'
  if (participleEnding.test(word)) return notParticiples.has(word) ? 'state' : 'participle'
  return adverbEnding.test(word) && !notAdverbs.has(word) ? 'adverb' : 'other'
}
