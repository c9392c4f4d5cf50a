const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The 64 characters, each worth its place: RFC 4648, sections 4 and 5. */
export const alphabets = {
  standard: `${lettersAndDigits}+/`,
  urlSafe: `${lettersAndDigits}-_`,
} as const

export type AlphabetName = keyof typeof alphabets
