const mebi = 2 ** 20

/**
 * Returns the maximum result length for an input length, for tools whose result can grow quadratically: 16 KB of nested
 * brackets become 256 MB of indentation. Real input grows a few times at most.
 */
export function outputLimit(inputLength: number): number {
  return Math.min(256 * mebi, Math.max(32 * mebi, 64 * inputLength))
}
