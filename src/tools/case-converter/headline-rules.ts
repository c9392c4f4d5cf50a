import { capitalize, LetterCase } from './casing.ts'

/** What a style guide says about the capitals of a headline. */
export interface HeadlineRules {
  /** Words that are lowercase unless their position makes them important. */
  readonly smallWords: ReadonlySet<string>
  /** Whether a small word at the end is capitalized. */
  readonly capitalizesLast: boolean
  /** Punctuation after which a word counts as the first one. */
  readonly startsPart: RegExp
  /** Verbs before which “to” is capitalized. */
  readonly infinitives?: ReadonlySet<string>
}

/**
 * Includes the lowercase and the capitalized form of each word. A word in all capitals (OR, the state) is deliberate. A
 * single V is a numeral (Henry V), whereas a v means versus (Roe v. Wade).
 */
function toSmallWords(words: string): ReadonlySet<string> {
  const list = `a an the vs ${words}`.split(' ')
  return new Set([...list, ...list.map((word) => capitalize(word, new LetterCase())), 'v'])
}

// Down, off, out, so, up and yet are missing, because in headlines they are mostly adverbs: Sign Up Now, Why So Few. APA
// and MLA name some of them, so their lists add those.
const shortWords = 'and as but if nor or at by for in of on per to via'
const shortPrepositions = 'amid at by for from in into like near of on onto over per to upon via with'
const longPrepositions =
  'about above across after against along among around before behind below beneath beside between beyond despite ' +
  'during except inside outside through throughout toward towards under underneath within without'

// Verbs that are rarely nouns after “to”, unlike work in “back to work”.
const commonVerbs =
  'achieve add apply ask avoid be become begin believe bring build buy call choose come cook create cut deal decide do ' +
  'draw earn eat explain fall feel find fix follow forget get give go grow have hear help hire hold identify improve ' +
  'increase join keep know learn leave live look lose make manage measure meet open pay pick prepare prevent ' +
  'protect prove pull push put read reduce remember remove replace run save say see sell send set show sing sit ' +
  'solve speak spend stand start stay stop take talk teach tell think try turn understand use visit wait want ' +
  'watch wear win write'

/** Matches the forms of these verbs: move, moves, moved, moving; log, logged. */
function formsOf(verbs: string): RegExp {
  const stems = verbs.replaceAll(/e\b/g, '').replaceAll(' ', '|')
  return new RegExp(`^(?:${stems})(?:e|e?s|[gnt]?ed|[gnt]?ing)?$`, 'i')
}

/** The verbs to which a short word mostly belongs if it follows them: Set Up, Log In. It isn't a preposition then. */
export const phrasalVerbs: Readonly<Record<string, RegExp>> = {
  in: formsOf('check log opt sign tune'),
  on: formsOf('hold log move sign turn'),
  off: formsOf('call cut kick lay log pay set show shut sign spin start switch take turn'),
  up: formsOf(
    'back break build catch clean end follow give grow keep level line make mess open pick set show shut sign speed stand ' +
      'start step take wake warm',
  ),
}

/** Articles, and conjunctions and prepositions of up to three letters, are small words. */
const generalRules: HeadlineRules = {
  smallWords: toSmallWords(shortWords),
  capitalizesLast: true,
  startsPart: /[:?!]/,
}

export const styleGuides = {
  // AP Stylebook, “composition titles”.
  ap: { ...generalRules, infinitives: new Set(commonVerbs.split(' ')) },
  // Publication Manual, 7th edition, section 6.17. It names off, so, up and yet, and does not mention the last word.
  apa: {
    ...generalRules,
    smallWords: toSmallWords(`${shortWords} off so up yet`),
    capitalizesLast: false,
    startsPart: /[:?!—]/,
  },
  // Chicago Manual of Style, 18th edition (2024): prepositions of up to four letters. Earlier ones: of any length.
  chicago: { ...generalRules, smallWords: toSmallWords(`and as but nor or ${shortPrepositions}`) },
  // MLA Handbook, 9th edition: prepositions of any length.
  mla: {
    ...generalRules,
    smallWords: toSmallWords(`and as but nor or so yet ${shortPrepositions} ${longPrepositions}`),
  },
} satisfies Record<string, HeadlineRules>
