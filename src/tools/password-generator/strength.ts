/**
 * Ratings by bits of entropy. They assume a stolen list of passwords stored as fast hashes (MD5, NTLM). A machine with
 * about eight graphics cards tries 10¹² of those per second, which is about 2⁴⁰ per second or 2⁶⁵ per year. The times
 * below are for trying every password; the right one is found after half of that time on average.
 */
export const strengths = [
  // Less than a second. Enough only where the number of attempts is limited, as for the PIN of a card.
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

/** Where the meter is full: as hard to guess as the keys that encrypt the web. More bits gain nothing. */
export const enoughBits = 128

export function judgeStrength(bits: number): Strength {
  const reached = strengths.findLast(({ from }) => bits >= from)
  return (reached ?? strengths[0]).rating
}
