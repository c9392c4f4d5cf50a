import { randomItems } from '#core/random.ts'
import type { OptionValues } from '#core/options.ts'
import { chooseAlphabets } from '#core/text/alphabets.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { countPasswords, drawPassword } from './password.ts'
import { printPasswordCsv } from './password-csv.ts'
import { judgeStrength, type Strength } from './strength.ts'
import type { tool } from './tool.ts'

export interface Passwords {
  readonly kind: Settings['kind']
  /** One password per line. */
  readonly text: string
  readonly passwords: readonly string[]
  /** Bits of entropy per password, to one decimal place. */
  readonly entropy: number
  readonly strength: Strength
  /** How many characters or words each password has. */
  readonly drawn: number
  /** How many characters or words each of them is drawn from. */
  readonly poolSize: number
  /** A table of the passwords, if requested. */
  readonly csv?: string
}

type Settings = OptionValues<(typeof tool)['options']>

/** Draws random passwords. They all have the same entropy. */
interface PasswordSource extends Pick<Passwords, 'drawn' | 'poolSize'> {
  readonly bits: number
  readonly draw: () => string
}

function passwordSource(settings: Settings, context: EngineContext): PasswordSource {
  const alphabets = chooseAlphabets(settings)
  const sizes = alphabets.map((alphabet) => alphabet.length)
  return {
    drawn: settings.length,
    poolSize: sizes.reduce((sum, size) => sum + size),
    // The largest count, 88⁶⁴, is about 2⁴¹³, which is within the range of a double.
    bits: Math.log2(Number(countPasswords(sizes, settings.length))),
    draw: () => drawPassword(alphabets, settings.length, context),
  }
}

async function passphraseSource({ words, separator }: Settings, context: EngineContext): Promise<PasswordSource> {
  const { wordlist } = await import('@scure/bip39/wordlists/english.js')
  return {
    drawn: words,
    poolSize: wordlist.length,
    bits: words * Math.log2(wordlist.length),
    draw: () => randomItems(wordlist, words, context).join(separator),
  }
}

export const engine: Engine<typeof tool, Passwords> = {
  async run(_input, options, context) {
    const { kind, count, csv } = options
    const { bits, drawn, poolSize, draw } = await (kind === 'passphrase' ? passphraseSource : passwordSource)(
      options,
      context,
    )
    const passwords = Array.from({ length: count }, draw)
    const entropy = Math.round(bits * 10) / 10
    const rated = { passwords, entropy, strength: judgeStrength(entropy) }
    return { kind, text: passwords.join('\n'), ...rated, drawn, poolSize, ...(csv && { csv: printPasswordCsv(rated) }) }
  },
  print: ({ text, csv }) => csv ?? text,
}
