import type { Suggest } from '#core/suggestion.ts'

const nameByLength: Readonly<Record<number, string>> = {
  32: 'an MD5',
  40: 'a SHA-1',
  64: 'a SHA-256',
  96: 'a SHA-384',
  128: 'a SHA-512',
}

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  const name =
    /^[\da-f]+$/i.test(trimmed) && /\d/.test(trimmed) && /[a-f]/i.test(trimmed)
      ? nameByLength[trimmed.length]
      : undefined
  return name === undefined
    ? undefined
    : {
        score: 0.9,
        reason: `Looks like ${name} hash`,
        action: 'Compare',
        options: { expected: trimmed },
        hasTextInOptions: true,
      }
}
