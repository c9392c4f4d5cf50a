/** Phrases that make people click because they hide what a text is about. Apostrophes are straight. */
const phrases = [
  /\byou(?:'ll|'d)? (?:won't|will not|can't|(?:will |would )?never) (?:believe|guess)\b/i,
  /\b(?:this one|(?:this|these|one) (?:\w+ )?(?:clever|crazy|easy|little|secret|simple|strange|weird)) (?:trick|hack)s?\b/i,
  /\bwhat (?:\w+ ){0,2}(?:happen(?:s|ed)|did|does|saw|said) next\b/i,
  /\b(?:here's|this is) (?:what happen(?:s|ed)|why you)\b|\b(?:then this happened|stop doing this)\b/i,
  /\b(?:wrong (?:your|my|our) (?:whole|entire) li(?:fe|ves)|doing it (?:all )?wrong|not what you think)\b/i,
  /\b(?:doctors|dentists|experts|banks|they|companies) (?:hate|(?:don't|do not) want you to know)\b/i,
  /\b(?:will|to|that) (?:blow your mind|shock you|leave you speechless|make you cry)\b/i,
  /\bwill change your life\b/i,
  /\b(?:mind-blowing|jaw-dropping|gone wrong)\b/i,
  /\b(?:broke|breaking|breaks) the internet\b/i,
  /\b(?:no one|nobody) (?:tells you|told me|is talking about|talks about)\b/i,
  /(?:\bnumber|\bno\.|#) ?\d+ will (?:amaze|leave|make|scare|shock|surprise) you\b/i,
  /\b(?:before it's too late|(?:before|until) you (?:read|see|watch) this|(?:read|watch) this before)\b/i,
  /\bwait (?:until|till) you see\b/i,
]

/** Returns the clickbait phrases in a title, as typed. */
export function findClickbait(title: string): readonly string[] {
  // As long as the title, so that the phrases have the same positions in both.
  const plain = title.replaceAll('’', "'")
  return phrases.flatMap((phrase) => {
    const match = phrase.exec(plain)
    return match ? title.slice(match.index, match.index + match[0].length) : []
  })
}
