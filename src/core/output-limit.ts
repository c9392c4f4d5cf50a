const mebi = 2 ** 20

/**
 * The longest result for an input of this length, for tools whose result can grow with its square: nesting turns 16 KB
 * into 256 MB of spaces. What people bring grows a few times at most.
 */
export function outputLimit(inputLength: number): number {
  return Math.min(256 * mebi, Math.max(32 * mebi, 64 * inputLength))
}
