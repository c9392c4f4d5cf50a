import { InputError } from '#core/tool/input-error.ts'

/** The characters of each type. The keys are the names of the options that select the types. */
const alphabets = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{}|;:,.<>?',
}

/** Characters that are easily confused when a text is read aloud or copied from paper. */
const lookAlikes = /[0Oo1lI|]/g

type Choice = Readonly<Record<keyof typeof alphabets, boolean>> & { readonly excludeLookAlikes?: boolean }

/** Returns the alphabet of each selected type. */
export function chooseAlphabets(choice: Choice): string[] {
  const types = Object.keys(alphabets) as (keyof typeof alphabets)[]
  const chosen = types.filter((type) => choice[type]).map((type) => alphabets[type])
  if (chosen.length === 0) throw new InputError('Please select at least one character type')
  return choice.excludeLookAlikes ? chosen.map((alphabet) => alphabet.replaceAll(lookAlikes, '')) : chosen
}
