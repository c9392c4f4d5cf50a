/** The standard alphabet with padding, or the URL-safe one without. */
export type Base64Alphabet = 'base64' | 'base64url'
