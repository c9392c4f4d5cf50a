import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Ten usernames',
    input: {},
    output:
      'CalmFox710\nQuietLynx982\nLuckyFox794\nNobleRiver670\nMightyComet197\nWildLynx273\nBraveLynx83\n' +
      'NobleBadger706\nBrightHeron354\nSilverFalcon98',
  },
  {
    title: 'Usernames with your own word',
    input: {},
    options: { style: 'snake', keyword: 'Café' },
    output:
      'calm_café_925\ngentle_café_363\ncalm_café_670\ncafé_comet_341\ncafé_maple_659\ngentle_café_706\n' +
      'bright_café_941\ncafé_wolf_518\ncafé_rocket_395\ncafé_fox_931',
  },
]
