import type { NumberOption } from '#core/tool/options.ts'

/** The state of the generator has 32 bits. */
export const maxSeed = 2 ** 32 - 1

/** What a seed may be. The command line, agents and the library check it as an option. */
export const seedOption: NumberOption = { kind: 'number', label: 'Seed', initial: 0, min: 0, max: maxSeed }

/** Returns a source of random bytes that are the same for the same seed. Not secure: never use it for passwords. */
export function seededRandom(seed: number): (bytes: number) => Uint8Array {
  let state = seed >>> 0
  // mulberry32: short, well distributed, and identical in every JavaScript engine.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) & 0xff
  }
  return (bytes) => new Uint8Array(bytes).map(next)
}
