/** English word lists. They are loaded with the engine, not with the page. */

function list(words: string): readonly string[] {
  return words.split(' ')
}

export const powerWords = list('amazing best essential free guide proven ultimate top easy simple quick')

/** Words that make a promise or evoke a feeling, in the order in which the groups are shown. A word may be in several. */
export const wordGroups = {
  Praise: list(
    'best top ultimate essential amazing perfect complete definitive greatest biggest powerful must-have awesome ' +
      'incredible stunning brilliant fantastic wonderful unbelievable epic excellent superb great remarkable',
  ),
  Ease: list(
    'easy simple quick easily simply quickly effortless effortlessly fast instant instantly painless beginner ' +
      'beginners step-by-step hassle-free shortcut shortcuts',
  ),
  Trust: list(
    'proven guide tested guaranteed official certified expert experts scientific science-backed trusted authentic ' +
      'reliable honest evidence-based',
  ),
  Value: list('free save cheap cheaper affordable bonus discount bargain low-cost'),
  Urgency: list('now today tonight hurry deadline limited finally urgent soon immediately last-minute'),
  Curiosity: list(
    'secret secrets hidden revealed unexpected surprising surprisingly little-known truth myth myths weird strange ' +
      'discover unknown untold confessions mystery mysterious curious',
  ),
  'Positive feeling': list(
    'adore awesome amazing astonishing beautiful beloved bliss brave breathtaking brilliant calm charming cheerful ' +
      'courage delight delighted delightful dream excited exciting fabulous fantastic fearless fun funny gentle ' +
      'glorious gorgeous grateful happiness happy heartwarming hero hilarious hope hopeful incredible inspiring joy ' +
      'joyful kind kiss laugh love loved loves lovely magic magical magnificent miracle passion peaceful perfect ' +
      'pleasure powerful precious pride proud remarkable sensational smile stunning sweet tender thrilled thrilling ' +
      'treasure triumph unforgettable warm wonder wonderful',
  ),
  'Negative feeling': list(
    'afraid agony alarming anger angry anxious ashamed awful betrayal betrayed brutal burnout cruel cry dangerous ' +
      'dark dead deadly death desperate devastating dirty disaster disgusting dread dreadful embarrassing evil ' +
      'failure fear forbidden forgotten frightening furious greed grief guilt hate hated hates heartbreaking hell ' +
      'hopeless horrible horror hurt jealous lies lonely lost mad mean miserable mistake mistakes mourning nasty ' +
      'nightmare outrageous pain painful panic poison rage regret revenge ruthless sad scared scary shame shameless ' +
      'shocking sinister sorrow sorry spooky stupid suffer tears terrible terrified terrifying terror toxic tragic ' +
      'troubled ugly vicious victim violent war weak wicked worried worry worst wrong',
  ),
  // The list can’t know whether these are good.
  'Other feeling': list(
    'crazy curious daring epic fierce fight innocent insane lust mysterious mystery naked secret secrets sexy ' +
      'silly unbelievable',
  ),
}

export type WordGroup = keyof typeof wordGroups

/** A number in words. “One” is more often a pronoun. */
export const numberWord = new RegExp(
  String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|forty|` +
    String.raw`(?:thir|fif|six|seven|eigh|nine)(?:teen|ty)|dozen|hundred|thousand|million|billion|trillion)\b`,
  'i',
)

/** Verbs of news headlines, in forms that are rarely nouns or adjectives. */
export const newsVerbs = list(
  'accuses admits appoints approves arrested bans beats blames cancels closes collapses convicted defeats denies ' +
    'destroys dies elects evacuated hits injured jailed killed kills launches loses postpones raises rejects reopens ' +
    'rescued resigns sacked says scraps sentenced shuts slashes sues suspends threatens unveils vows warns wins',
)

/** Words that fit any title, and so say nothing about this one. */
export const vagueWords = list(
  'thing things stuff something anything everything various several many lot lots good nice bad interesting cool ' +
    'really quite maybe perhaps somehow etc bit important useful helpful different certain',
)

/** The usual words for what a title offers. They say how a text is built, not what it is about. */
export const headlineWords = list(
  'way ways tip tips trick tricks idea ideas reason reasons step steps lesson lessons example examples list lists ' +
    'guides sign signs hack hacks rule rules fact facts need needs know make making get getting want use using try ' +
    'like one gets announce announces announced announcing announcement company introduces introducing news presents ' +
    'update updates q1 q2 q3 q4',
)

/** Verbs, pronouns and adjectives that fit any title. Unlike stop words, they matter in other texts. */
export const emptyWords = list(
  'actually ahead always another anybody anyone asked await awaits away begin beginning believe believed believes ' +
    'better big bigger bring brings came chance changed come comes coming day days done empower empowering ends even ' +
    'ever every everybody everyone far final find finds first found full gave give gives go goes going gone got ' +
    'happen happened happening happens hard highly inc innovative introduction keen keep keeping keeps kept key knew ' +
    'known last late learn learned learnt left less let letting literally llc look looked looks ltd made matters may ' +
    'might miss moment moments month months much must never new next nobody none overall overview put puts random ' +
    'real regarding right said saw say says see seen sees single somebody someone started stay still succeed ' +
    'successful take takes talked talking tell tells think thinking thinks thought thoughts told took topic topics ' +
    'tried unlock unlocking wanted week weeks whole wish wished without worth year years yes ' +
    // Feelings
    'angry crazy excited funny happy insane mad sad scary silly stupid ugly worst',
)

/**
 * Words of placeholder and vague titles. They count as the subject only beside two others, as in “Life Insurance for
 * Students”.
 */
export const weakSubjects = list(
  'account art article basics blog business care change changes concepts copy curve document draft dreams ' +
    'excellence future growth headline home homepage information innovation insight insights interest interests ' +
    'journey level levels life live lives living matter offer offers opportunities opportunity page partnership ' +
    'people person post potential power practices product products solution solutions stories story strategies ' +
    'strategy success talk talks time times title untitled version website welcome work works world',
)
