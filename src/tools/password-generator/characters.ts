/** The kinds of characters a password may hold; each shares its name with the option that chooses it. */
const alphabets = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{}|;:,.<>?',
}

/** What people mistake for one another when they read a password aloud or copy it from paper. */
const lookAlikes = /[0Oo1lI|]/g

type Choice = Readonly<Record<keyof typeof alphabets | 'excludeLookAlikes', boolean>>

/** The alphabet of each chosen kind. */
export function chooseAlphabets(choice: Choice): string[] {
  const kinds = Object.keys(alphabets) as (keyof typeof alphabets)[]
  const chosen = kinds.filter((kind) => choice[kind]).map((kind) => alphabets[kind])
  return choice.excludeLookAlikes ? chosen.map((alphabet) => alphabet.replaceAll(lookAlikes, '')) : chosen
}
