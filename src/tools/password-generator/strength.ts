/**
 * Ratings for a given number of bits of entropy. They assume that passwords stored as fast hashes (MD5, NTLM) were
 * stolen. A machine with about eight graphics cards tries 10¹² of those per second, which is about 2⁴⁰ per second or
 * 2⁶⁵ per year. The times below are for trying every password; on average, the right one is found after half of that
 * time.
 */
export const strengths = [
  // Less than a second. Sufficient only if the number of attempts is limited, as for the PIN of a bank card.
  { from: 0, rating: 'Very weak' },
  // A second to a year.
  { from: 40, rating: 'Weak' },
  // More than a year for one machine. Out of reach if the service uses a slow hash, as it should.
  { from: 65, rating: 'Fair' },
  // More than thirty years for a thousand machines.
  { from: 80, rating: 'Strong' },
  // More than thirty thousand years for a million machines.
  { from: 100, rating: 'Very strong' },
] as const

export type Strength = (typeof strengths)[number]['rating']

/**
 * The number of bits at which the meter is full: as hard to guess as the keys that encrypt web traffic. More bits do
 * not add any security in practice.
 */
export const enoughBits = 128

export function judgeStrength(bits: number): Strength {
  const reached = strengths.findLast(({ from }) => bits >= from)
  return (reached ?? strengths[0]).rating
}
