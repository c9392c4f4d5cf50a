import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { randomItems, randomNumbersBelow } from '#core/random/random.ts'
import { chooseAlphabets } from '#core/random/alphabets.ts'
import type { EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'

type Settings = OptionValues<(typeof tool)['options']>

type RandomSource = Pick<EngineContext, 'random' | 'now'>

/** Draws the requested number of strings, UUIDs or numbers. */
export function drawItems(
  kind: Exclude<Settings['kind'], 'words'>,
  settings: Settings,
  context: RandomSource,
): (string | number)[] {
  const { count, length, alphabet, capitals, decimals } = settings
  const changeCase = (hex: string) => (capitals ? hex.toUpperCase() : hex)
  const draw = (drawOne: () => string) => Array.from({ length: count }, drawOne)
  switch (kind) {
    case 'characters': {
      const pool = new Set(alphabet === '' ? chooseAlphabets(settings).join('') : graphemesOf(alphabet))
      return draw(() => drawString(pool, length, context))
    }
    case 'hex':
      return draw(() => drawString('0123456789abcdef', length, context)).map(changeCase)
    case 'uuid':
      return draw(() => drawUuid(4, context)).map(changeCase)
    case 'uuid7':
      // Sorted, as they would be if they were created one after the other.
      return draw(() => drawUuid(7, context))
        .map(changeCase)
        .sort()
    case 'numbers': {
      const numbers = drawNumbers(settings, context)
      if (settings.sorted) numbers.sort((a, b) => a - b)
      return decimals === 0 ? numbers : numbers.map((number) => number.toFixed(decimals))
    }
  }
}

function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
}

function drawString(alphabet: Iterable<string>, length: number, context: RandomSource): string {
  return randomItems(Array.from(alphabet), length, context).join('')
}

/**
 * Draws a UUID (RFC 9562). All bits are random, except for the version, the variant and the start of version 7, which is the
 * time in milliseconds.
 */
function drawUuid(version: 4 | 7, context: RandomSource): string {
  const hex = Array.from(context.random(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const start = version === 7 ? context.now().getTime().toString(16).padStart(12, '0') : hex.slice(0, 12)
  // The variant is 10 in binary.
  const variant = (8 + (Number(`0x${hex.charAt(16)}`) % 4)).toString(16)
  const rest = [`${String(version)}${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20)]
  return [start.slice(0, 8), start.slice(8), ...rest].join('-')
}

/** As many numbers as 32 random bits can tell apart. */
const maxSize = 2 ** 32

function drawNumbers({ count, unique, decimals, ...range }: Settings, context: RandomSource): number[] {
  const from = Math.min(range.from, range.to)
  const to = Math.max(range.from, range.to)
  const steps = 10 ** decimals
  const size = (to - from) * steps + 1
  if (size > maxSize)
    throw new InputError(
      'This range is too large for so many decimal places.',
      'Choose a smaller range, or fewer decimal places.',
    )
  const draw = (amount: number) => randomNumbersBelow(size, amount, context).map((number) => from + number / steps)
  if (!unique) return draw(count)
  if (count > size)
    throw new InputError(
      `There are only ${String(size)} different numbers from ${String(from)} to ${String(to)}.`,
      'Ask for fewer numbers, or allow repeats.',
    )
  const numbers = new Set<number>()
  while (numbers.size < count) {
    for (const number of draw(count - numbers.size)) numbers.add(number)
  }
  return [...numbers]
}
