/** The characters of each kind. The keys are the names of the options that select the kinds. */
const alphabets = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{}|;:,.<>?',
}

/** Characters that are easily confused when a password is read aloud or copied from paper. */
const lookAlikes = /[0Oo1lI|]/g

type Choice = Readonly<Record<keyof typeof alphabets | 'excludeLookAlikes', boolean>>

/** Returns the alphabet of each selected kind. */
export function chooseAlphabets(choice: Choice): string[] {
  const kinds = Object.keys(alphabets) as (keyof typeof alphabets)[]
  const chosen = kinds.filter((kind) => choice[kind]).map((kind) => alphabets[kind])
  return choice.excludeLookAlikes ? chosen.map((alphabet) => alphabet.replaceAll(lookAlikes, '')) : chosen
}
