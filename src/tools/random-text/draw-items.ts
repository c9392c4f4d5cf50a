import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { randomItems, randomNumbersBelow } from '#core/random/random.ts'
import { chooseAlphabets } from '#core/random/alphabets.ts'
import type { EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'

type Settings = OptionValues<(typeof tool)['options']>

type RandomSource = Pick<EngineContext, 'random'>

/** Draws the requested number of strings, UUIDs or numbers. */
export function drawItems(
  kind: Exclude<Settings['kind'], 'words'>,
  settings: Settings,
  context: RandomSource,
): (string | number)[] {
  const { count, length, capitals } = settings
  const draw = (drawOne: () => string) => Array.from({ length: count }, drawOne)
  switch (kind) {
    case 'characters': {
      const pool = chooseAlphabets(settings).join('')
      return draw(() => drawString(pool, length, context))
    }
    case 'hex': {
      const digits = capitals ? '0123456789ABCDEF' : '0123456789abcdef'
      return draw(() => drawString(digits, length, context))
    }
    case 'uuid':
      return draw(() => (capitals ? drawUuid(context).toUpperCase() : drawUuid(context)))
    case 'numbers': {
      const numbers = drawNumbers(settings, context)
      return settings.sorted ? numbers.sort((a, b) => a - b) : numbers
    }
  }
}

function drawString(alphabet: string, length: number, context: RandomSource): string {
  return randomItems(Array.from(alphabet), length, context).join('')
}

/** Draws a version 4 UUID (RFC 9562): 122 random bits and 6 fixed bits. */
function drawUuid(context: RandomSource): string {
  const bytes = context.random(16)
  const hex = Array.from(bytes, (byte, index) => {
    // Byte 6 starts with the version, 0100. Byte 8 starts with the variant, 10.
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

function drawNumbers({ from, to, count, unique }: Settings, context: RandomSource): number[] {
  if (from > to) throw new InputError('“From” can’t be greater than “To”.')
  const size = to - from + 1
  if (!unique) return randomNumbersBelow(size, count, context).map((number) => from + number)
  if (count > size)
    throw new InputError(
      `There are only ${String(size)} different numbers from ${String(from)} to ${String(to)}.`,
      'Ask for fewer numbers, or allow repeats.',
    )
  const numbers = new Set<number>()
  while (numbers.size < count) {
    for (const number of randomNumbersBelow(size, count - numbers.size, context)) numbers.add(from + number)
  }
  return [...numbers]
}
