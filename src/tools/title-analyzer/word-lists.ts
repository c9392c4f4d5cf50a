import { stopWords } from '#core/text/stop-words.ts'
import { characterBefore } from '#core/text/surrogates.ts'
import { WordTree } from './word-tree.ts'

export const powerWords: readonly string[] = ['amazing', 'best', 'essential', 'free', 'guide', 'proven', 'ultimate', 'top', 'easy', 'simple', 'quick']

// Letters of other scripts count too: the top in “topé” is no word of its own.
const wordCharacter = String.raw`[\p{L}\p{M}\p{N}_]`
const powerWord = new RegExp(`(?:${powerWords.join('|')})(?!${wordCharacter})`, 'gimu')
const isWordCharacter = new RegExp(wordCharacter, 'u')

/** Adds the power words of a stretch to those found so far, each once, in their order there. */
export function findPowerWords(stretch: string, found: Set<string>): void {
  for (const { 0: word, index } of stretch.matchAll(powerWord)) {
    // A long text need not be searched for what was found already.
    if (found.size === powerWords.length) return
    if (!isWordCharacter.test(characterBefore(stretch, index))) found.add(word.toLowerCase())
  }
}

/** English words that name or stir a feeling: a short list of our own, and no more than that. */
export const emotionalWords: readonly string[] = (
  'adore afraid agony alarming amazing anger angry anxious ashamed astonishing awesome awful beautiful beloved betrayed ' +
  'bliss brave breathtaking brilliant brutal calm charming cheerful courage cruel crazy cry curious dangerous daring ' +
  'dark dead deadly death delight delightful desperate devastating dirty disaster disgusting dread dream dreadful ' +
  'embarrassing epic evil excited exciting fabulous failure fantastic fear fearless fierce fight forbidden forgotten ' +
  'frightening fun funny furious gentle glorious gorgeous grateful greed grief guilt happiness happy hate hated heart ' +
  'heartbreaking heartwarming hell hero hilarious hope hopeless horrible horror hurt incredible innocent insane ' +
  'inspiring jealous joy joyful kind kiss laugh lies lonely lost love loved lovely lust mad magic magical magnificent ' +
  'mean miracle miserable mistake mistakes mourning mysterious mystery naked nasty nightmare outrageous pain painful ' +
  'panic passion peaceful perfect pleasure poison powerful precious pride proud rage regret remarkable revenge ruthless ' +
  'sad scared scary secret secrets sensational sexy shame shameless shocking silly sinister smile sorrow sorry spooky ' +
  'stunning stupid suffer sweet tears tender terrible terrified terrifying terror thrilling tragic treasure triumph ' +
  'troubled ugly unbelievable unforgettable vicious victim violent war warm weak wicked wonder wonderful worried worry ' +
  'worst wrong'
).split(' ')

/** Which lists a word of the tree is in. */
export const common = 1
export const emotional = 2
export const power = 4

export function plantWordTree(): WordTree {
  const tree = new WordTree()
  tree.add(stopWords, common)
  tree.add(emotionalWords, emotional)
  tree.add(powerWords, power)
  return tree
}
