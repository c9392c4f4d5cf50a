const base = 36
const minThreshold = 1
const maxThreshold = 26
const skew = 38
const damp = 700

/** Returns the length of a label of a domain as it is sent to name servers: `xn--` and Punycode (RFC 3492). */
export function punycodeLength(label: string): number {
  if (/^[\0-\x7f]*$/.test(label)) return label.length
  // These are dots too.
  const parts = label.split(/[\u3002\uff0e\uff61]/)
  return parts.reduce((length, part) => length + partLength(part), parts.length - 1)
}

function partLength(label: string): number {
  const codePoints = Array.from(label, (character) => character.codePointAt(0) as number)
  const others = [...new Set(codePoints.filter((codePoint) => codePoint >= 128))].sort((a, b) => a - b)
  if (others.length === 0) return label.length
  const ascii = codePoints.filter((codePoint) => codePoint < 128).length
  let length = 'xn--'.length + (ascii > 0 ? ascii + 1 : 0)
  let handled = ascii
  let bias = 72
  let delta = 0
  let previous = 128
  for (const other of others) {
    delta += (other - previous) * (handled + 1)
    for (const codePoint of codePoints) {
      if (codePoint < other) delta++
      if (codePoint !== other) continue
      length += numberLength(delta, bias)
      bias = adapt(delta, handled + 1, handled === ascii)
      delta = 0
      handled++
    }
    delta++
    previous = other + 1
  }
  return length
}

/** Returns how many digits a variable-length integer has. */
function numberLength(number: number, bias: number): number {
  let rest = number
  for (let digits = 1; ; digits++) {
    const threshold = Math.min(maxThreshold, Math.max(minThreshold, base * digits - bias))
    if (rest < threshold) return digits
    rest = Math.floor((rest - threshold) / (base - threshold))
  }
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > ((base - minThreshold) * maxThreshold) / 2; bias += base)
    rest = Math.floor(rest / (base - minThreshold))
  return bias + Math.floor((base * rest) / (rest + skew))
}
