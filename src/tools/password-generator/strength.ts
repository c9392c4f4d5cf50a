/**
 * What a number of bits is worth. The measure is a bad day: a service lost its list of passwords and had kept them as
 * fast hashes (MD5, NTLM). A machine with eight or so graphics cards tries about 10¹² of those a second: 2⁴⁰ a second,
 * 2⁶⁵ a year. The times below are for trying everything; the right one is met after half of it.
 */
export const strengths = [
  // Under a second. It holds only where tries are counted, like the PIN of a card.
  { from: 0, word: 'Very weak' },
  // A second and more, up to a year.
  { from: 40, word: 'Weak' },
  // More than a year for one machine; out of reach where a service hashes slowly, as it ought to.
  { from: 65, word: 'Fair' },
  // More than thirty years for a thousand machines.
  { from: 80, word: 'Strong' },
  // More than thirty thousand years for a million machines.
  { from: 100, word: 'Very strong' },
] as const

export type Strength = (typeof strengths)[number]['word']

/** Where a meter may end: as hard to guess as the keys that encrypt the web, so that more would gain nothing. */
export const enoughBits = 128

export function judgeStrength(bits: number): Strength {
  const reached = strengths.findLast(({ from }) => bits >= from)
  return (reached ?? strengths[0]).word
}
