import { printCsv } from '#core/text/csv.ts'
import type { Passwords } from './engine.ts'

/** Prints one row per password. Passwords stay as they are: with an apostrophe in front of `=` they would be wrong. */
export function printPasswordCsv({
  passwords,
  entropy,
  strength,
}: Pick<Passwords, 'passwords' | 'entropy' | 'strength'>): string {
  const rows = passwords.map((password) => [password, entropy, strength])
  return printCsv([['password', 'bits', 'strength'], ...rows], { escapesFormulas: false })
}
