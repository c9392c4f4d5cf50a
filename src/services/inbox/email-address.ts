// What browsers take for `<input type="email">`, from the HTML standard.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** The longest address that mail can be sent to. */
export const maxEmailAddressLength = 254

export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailAddressLength && pattern.test(text)
}
