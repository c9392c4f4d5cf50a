/** The largest seed: the state of the generator in seeded-random.ts has 32 bits. */
export const maxSeed = 2 ** 32 - 1
