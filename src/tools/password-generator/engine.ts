import { InputError } from '#core/tool/input-error.ts'
import { randomBelow, randomItems } from '#core/random/random.ts'
import { chooseAlphabets } from '#core/random/alphabets.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { countPasswords, drawPassword } from './password.ts'
import { judgeStrength } from './strength.ts'
import type { tool } from './tool.ts'
import { print, type Passwords, type Options } from './result.ts'

/** Draws random passwords. They all have the same entropy. */
interface PasswordSource extends Pick<Passwords, 'drawn' | 'poolSize'> {
  readonly bits: number
  readonly draw: () => string
}

/** Returns the symbols that the user typed, each once. Letters and digits are other character types. */
function readSymbols({ symbolSet, excludeLookAlikes }: Options): string {
  const symbols = Array.from(new Set(symbolSet.replace(/[^!-/:-@[-`{-~]/g, ''))).join('')
  if (symbols === '') throw new InputError('Type at least one symbol, such as ! or #')
  return excludeLookAlikes ? symbols.replace('|', '') || symbols : symbols
}

function passwordSource(settings: Options, context: EngineContext): PasswordSource {
  const alphabets = chooseAlphabets(settings)
  if (settings.symbols && settings.symbolSet.trim() !== '') alphabets.splice(-1, 1, readSymbols(settings))
  const sizes = alphabets.map((alphabet) => alphabet.length)
  return {
    drawn: settings.length,
    poolSize: sizes.reduce((sum, size) => sum + size),
    // The largest count, 88⁶⁴, is about 2⁴¹³, which is within the range of a double.
    bits: Math.log2(Number(countPasswords(sizes, settings.length))),
    draw: () => drawPassword(alphabets, settings.length, context),
  }
}

async function passphraseSource(settings: Options, context: EngineContext): Promise<PasswordSource> {
  const { words, separator, capitalize, digit } = settings
  const { wordlist } = await import('@scure/bip39/wordlists/english.js')
  const drawDigit = () => String(randomBelow(10, context))
  const between = separator === 'none' ? '' : separator
  // Without separators, capitals show where the words start: “car dice” and “card ice” stay different.
  const isCapitalized = capitalize || separator === 'none'
  const draw = () => {
    const drawn = randomItems(wordlist, words, context)
    const written = isCapitalized ? drawn.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) : drawn
    const withDigit = digit ? randomBelow(words, context) : -1
    return written
      .map((word, index) => (index === withDigit ? word + drawDigit() : word))
      .reduce((phrase, word) => phrase + between + word)
  }
  const digitBits = digit ? Math.log2(10 * words) : 0
  const bits = words * Math.log2(wordlist.length) + digitBits
  return { drawn: words, poolSize: wordlist.length, bits, draw }
}

export const engine: Engine<typeof tool, Passwords> = {
  async run(_input, options, context) {
    const { kind, count } = options
    const createSource = kind === 'passphrase' ? passphraseSource : passwordSource
    const { bits, drawn, poolSize, draw } = await createSource(options, context)
    const passwords = Array.from({ length: count }, draw)
    const entropy = Math.round(bits * 10) / 10
    return { kind, text: passwords.join('\n'), passwords, entropy, strength: judgeStrength(entropy), drawn, poolSize }
  },
  print,
}
