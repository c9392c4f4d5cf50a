/** The number of syllables of irregular words. A plural s does not change it. */
const irregular: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 'ache aged aisle drawer george isle juan morgue mosque suave tongue torque',
    2:
      'acne beloved boa bracelet cafe chaos chloe colonel conscience crooked daniel daphne dr evening forte jagged ' +
      'jesse joel joey jose jr latte leah leopard louis louise luis maybe mr mrs naive naked noah noel ok people ' +
      'persuade phoebe premier psyche ragged righteous rugged salesman salesmen soldier someone tv wednesday ' +
      'wicked wretched zoe',
    3:
      'adobe alias alliance anime anyone apache area cereal coyote diego fiance finale heroin heroine idea ' +
      'infrared jeopardy karate korea linear ltd mercedes naomi nausea nuclear oasis parliament recipe seattle ' +
      'sesame simile tamale tokyo vegetable virginia whoever',
    4: 'apostrophe california catastrophe diabetes epitome etc hyperbole karaoke penelope pennsylvania vigilante',
  }).flatMap(([syllables, words]) => words.split(' ').map((word) => [word, Number(syllables)] as const)),
)

/* eslint-disable no-restricted-syntax -- Lookbehinds match only ASCII letters, in code that only this tool loads. */

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'g')
}

// Parts of words that follow and precede a silent e: `ly` in lonely, `som` in something.
const afterSilentE =
  '(?:less|ness|ful|ly|some|man|men|works?|lines?|times?|ways?|house|books?|marks?|hold|lands?|ball|where|fore|room|' +
  'boards?|back|points?|port|sides?|life|light|like|stone|wood|well|wards?|ty|teen|wide|ware|dom|yards?|mail|berg|hog)'
const beforeSilentE =
  '(?:bar|bas|brac|car|fac|fir|for|gam|grav|her|hid|hom|hors|hous|lif|lik|liv|lov|mak|mor|nam|not|pag|pip|pric|rac|ros|' +
  'saf|scar|scor|shap|shar|shor|sid|som|spac|spok|stag|stak|stor|styl|ther|tim|trad|typ|voic|wav|wher|whit|whol|wid|wir)'

const silentEnding = anyOf(
  // gone, while, where, league; but table, acre, argue
  '(?:[^aeiouylr]|[aeiouyrwl]l|[aeiouyr]r|[aeiou][gq]u)e$',
  // makes, clothes; but horses, churches, wishes
  '(?:[^aeiouylrscgxzh]|[^sc]h|[aeiouyrwl]l|[aeiouyr]r|[aeiou][gq]u)es$',
  // walked, called; but wanted, settled, hundred
  '(?:[^aeiouyldrt]|[aeiouyrwl]l|[aeiouyr]r|[aeiou][gq]u)ed$',
)

/** Silent vowels inside a word. */
const silentVowels = anyOf(
  // statement; but element, increment
  'e(?=ment)(?<=[aeiouy](?![^aeiou][lr]e|le)[^aeiouy]{1,2}e)',
  `e(?=${afterSilentE}(?:ly|s|ers?)?$)(?<=[aeiouy](?![^aeiouyl]l)[^aeiouy]{1,2}e)`,
  `e(?=[^aeiouydlnrsv]|d[ao]|s[ah]|st(?:o|y|ea))(?<=^${beforeSilentE}e)`,
  // every, business, basically
  'e(?=ry)(?<=^eve)',
  'i(?=ness)(?<=^busi)',
  'a(?=lly$)(?<=ica)',
)

/** Adjacent vowels that form two syllables. */
const separateVowels = anyOf(
  // piano, radio, various; but special, nation, religious, fashion, million, Italian, onion, senior, marriage
  '(?<![ctsgx]|sh|.l(?=i(?:an?|ar|am|on)s?$)|ll(?=ian|ion)|n(?=ion|ior)|v(?=iou?rs?))i(?:a(?!ge)|o)',
  // giant, associate, ratio, sociology, Christianity, enthusiasm
  '(?<=^g)ia',
  '(?<=[ct])i(?=at[eio](?!v))',
  '(?<=[ct])ios?$',
  '(?<=[cs])io(?=log)',
  '(?<=t)ia(?=[ln]it)',
  '(?<=s)ia(?=s[mt])',
  // video, geography; but surgeon, luncheon, changeover
  '(?<!ch|g(?!eo[glmt]))eo(?!f$|ver|ut|wn)',
  // usual, arguing, fluid, tuition, fuel, continuous; but language, quiet, build, juice
  '(?<![gq])ua',
  'ui(?=ng)',
  '(?<![gq])ui(?=n|d|c[^ey]|t[iy](?!ng))',
  '(?<![gq])ue(?:[ln]|ts?$)',
  'uou',
  // audience, science, diet, carrier, happiest, Gabriel; but friend, patient, pier, priest, field
  '(?<!fr|[ctg]|sh)ien',
  '(?<=^sc)ien',
  'iet',
  '(?<![ct]|sh|^p)ier(?!c|re)|(?<=tt)ier',
  '(?<!pr)iest',
  'iel(?!d)',
  // going, seeing, royal, player, employee, trying, dryer, cyan
  '[oe]ing(?!e)',
  '[aeou]y(?=[aio]|er|ee)',
  '(?<=[b-df-hj-np-tvxz])y(?=ing|er)',
  '(?<=[cdhmr])y(?=[ao](?!rd))',
  // skiing, medium, museum, poem, stoic, mosaic
  'ii',
  '(?<!g)iu',
  'eum',
  'oe[mt]',
  'oic(?!e)',
  'aic',
  // creative, theatre, European, react, reunion, coordinate
  'creat(?!ure)',
  'theat(?=r|er)',
  '(?<=bb|or|ran|rop)eans?$',
  '^re(?=a(?:ct|l[it]|ff|pp|rr|ss)|u[ns]|i[mn][bfpstv])',
  '^co(?=a[lx]i|e[fx]|incid|opera|ord)',
  // deity, spontaneity
  'ei(?=t(?:y|ies)$)',
)

/* eslint-enable no-restricted-syntax */

const vowelGroups = /[aeiouy]+/g
const adjacentVowels = /[aeiouy]{2}/
// McDonald, prism, rhythm
const spokenConsonants = /^mc|(?:[ai]s|th)ms?$/g

// didn't, it'll, should've, it'd
const addingContraction = /(?:[dst]n't|[^aeiouy]'(?:ll|ve)|[dt]'d)$/
const sibilantEnding = /(?:[sxz]|[cs]h|[cgsz]e)$/

/**
 * Counts the syllables in an English word; at least one. The word must consist of lowercase ASCII letters and
 * apostrophes.
 */
export function countSyllables(word: string): number {
  const stem = word.endsWith("'s") ? word.slice(0, -2) : word
  const addsSibilantSyllable = stem !== word && sibilantEnding.test(stem)
  const addsContractionSyllable = addingContraction.test(stem)
  return countInLetters(stem.replaceAll("'", '')) + (addsSibilantSyllable ? 1 : 0) + (addsContractionSyllable ? 1 : 0)
}

/** Longer runs of letters are not real words, so only their vowel groups are counted. */
const maxWordLength = 64

function countInLetters(word: string): number {
  const groups = countMatches(word, vowelGroups)
  if (word.length > maxWordLength) return Math.max(1, groups)
  const known = irregular.get(word) ?? irregular.get(word.replace(/s$/, ''))
  if (known !== undefined) return known
  const separate = adjacentVowels.test(word) ? countMatches(word, separateVowels) : 0
  const spoken = countMatches(word, spokenConsonants) + separate
  const silent = countMatches(word, silentEnding) + countMatches(word, silentVowels)
  return Math.max(1, groups + spoken - silent)
}

function countMatches(word: string, pattern: RegExp): number {
  return word.match(pattern)?.length ?? 0
}
