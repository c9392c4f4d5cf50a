import { decodeBase64 } from './decoder.ts'
import { jwtPattern } from './jwt-pattern.ts'

/** The claims that are times, and what they mean. */
export const timeClaims = new Map([
  ['iat', 'Issued'],
  ['nbf', 'Not valid before'],
  ['exp', 'Expires'],
  ['auth_time', 'Signed in'],
  ['updated_at', 'Profile updated'],
])

/**
 * Decodes a JSON Web Token. Returns undefined for other texts. The JSON is indented unless that would change a value. The
 * signature is not checked: that needs a key.
 */
export function readJwt(text: string) {
  const parts = jwtPattern.exec(text)?.groups
  const header = readObject(parts?.['header'])
  const payload = readObject(parts?.['payload'])
  if (!header || !payload || !('alg' in header.value)) return undefined
  const times = Object.entries(payload.value).flatMap(([claim, seconds]) =>
    timeClaims.has(claim) && typeof seconds === 'number' ? [{ claim, seconds }] : [],
  )
  return { header: header.json, payload: payload.json, times }
}

function readObject(part = ''): { readonly value: object; readonly json: string } | undefined {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64(part))
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null) return undefined
    // Numbers such as 9007199254740993 and repeated names do not survive parsing: such JSON is shown as it is.
    return { value, json: JSON.stringify(value) === json ? JSON.stringify(value, null, 2) : json }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}
