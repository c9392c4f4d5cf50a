import { expect, test } from 'vitest'
import { countSyllables } from './syllables.ts'

const words = {
  1:
    'a the love whole gone makes walked called clothes league vague tongue friend field chunk priest build guide fruit ' +
    'juice cruise heart queue isle aisle straight eye played days year through thought beach dressed changed ' +
    "can't they're you've james strength world smile horse judge were edge",
  2:
    'table little people business every evening colonel wednesday something someone lovely careless basement wanted ended ' +
    'settled horses churches wishes boxes changes going doing seeing trying player royal mayor lawyer nation special ' +
    'fashion million onion soldier surgeon science quiet giant poem fuel fluid ruin create react being naked wicked ' +
    "hundred rhythm prism didn't couldn't it'll should've boss's george's language question value issue centre acre " +
    'marriage beauty stomach beyond ocean maybe statement safety homework anxious',
  3:
    'area idea recipe museum history radio video piano serious previous carrier happier employee element completely ' +
    'basically medium actual usual continue avenue everything forever however animal hospital decision musician ' +
    'religious italian familiar cereal nuclear enormous deity deities coincide',
  4:
    'information society variety experience associate appreciate situation evaluate education january california ' +
    'catastrophe apostrophe automatic television ordinary continuous especially expedition coincidence',
  5: 'university international association opportunity communication refrigerator simultaneous organization',
  6: 'responsibility encyclopedia',
}
const cases = Object.entries(words).flatMap(([syllables, list]) =>
  list.split(' ').map((word): [string, number] => [word, Number(syllables)]),
)

test.each(cases)('%s has %i syllables', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables)
})

test('counts only vowel groups in a very long word', () => {
  expect(countSyllables('ba'.repeat(500_000))).toBe(500_000)
})

test('does not overflow the stack on thousands of possessive endings', () => {
  expect(countSyllables(`a${"'s".repeat(20_000)}`)).toBeGreaterThan(0)
})
