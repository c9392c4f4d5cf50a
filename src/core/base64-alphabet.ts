/** The standard alphabet with padding, or the URL-safe alphabet without padding. */
export type Base64Alphabet = 'base64' | 'base64url'
