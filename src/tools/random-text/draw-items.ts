import { InputError } from '#core/tool/input-error.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { randomItems, randomNumbersBelow } from '#core/random/random.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import type { tool } from './tool.ts'

type Settings = OptionValues<(typeof tool)['options']>

type RandomSource = Pick<EngineContext, 'random'>

/** Draws the requested number of strings, UUIDs or numbers. */
export function drawItems(
  kind: Exclude<Settings['kind'], 'words'>,
  settings: Settings,
  context: RandomSource,
): (string | number)[] {
  const { count, length, alphabet } = settings
  const draw = (drawOne: () => string) => Array.from({ length: count }, drawOne)
  switch (kind) {
    case 'characters': {
      const characters = Array.from(new Set(graphemesOf(alphabet)))
      if (characters.length === 0) throw new InputError('Enter the characters to choose from')
      return draw(() => randomItems(characters, length, context).join(''))
    }
    case 'hex':
      return draw(() => randomItems(Array.from('0123456789abcdef'), length, context).join(''))
    case 'uuid':
      return draw(() => drawUuid(context))
    case 'numbers':
      return drawNumbers(settings, context)
  }
}

function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
}

/** Draws a UUID of version 4 (RFC 9562): all bits are random, except for the version and the variant. */
function drawUuid(context: RandomSource): string {
  const hex = Array.from(context.random(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  // The variant is 10 in binary.
  const variant = (8 + (Number(`0x${hex.charAt(16)}`) % 4)).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  )
}

function drawNumbers({ count, unique, ...range }: Settings, context: RandomSource): number[] {
  const from = Math.min(range.from, range.to)
  const to = Math.max(range.from, range.to)
  const size = to - from + 1
  const draw = (amount: number) => randomNumbersBelow(size, amount, context).map((number) => from + number)
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
