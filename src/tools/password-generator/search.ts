import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    passphrase, random password, strong, secure, secret, pin, random pin, entropy, diceware, words, pwd, password
    strength, bulk passwords, password list
  `),
  inputs: [],
}
