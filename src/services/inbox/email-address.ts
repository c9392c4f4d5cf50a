// The HTML standard's pattern for `<input type="email">`.
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const pattern = new RegExp(String.raw`^[a-zA-Z0-9.!#$%&'*+/=?^_\x60{|}~-]+@${label}(?:\.${label})*$`)

/** Longest address that mail can be sent to. */
export const maxEmailAddressLength = 254

export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailAddressLength && pattern.test(text)
}
