import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    user name, nickname, gamertag, handle, screen name, login, alias, account name, random name, snake case, name
    generator, instagram name
  `),
  inputs: [],
}
