/**
 * International Morse code (ITU-R M.1677-1): letters, the only accented letter, digits and punctuation. Then codes that are
 * not part of the standard, but in common use.
 */
export const codes: ReadonlyMap<string, string> = new Map([
  ...pairs('A .-     B -...   C -.-.   D -..    E .      F ..-.   G --.    H ....   I ..     J .---'),
  ...pairs('K -.-    L .-..   M --     N -.     O ---    P .--.   Q --.-   R .-.    S ...    T -'),
  ...pairs('U ..-    V ...-   W .--    X -..-   Y -.--   Z --..   É ..-..'),
  ...pairs('0 -----  1 .----  2 ..---  3 ...--  4 ....-  5 .....  6 -....  7 --...  8 ---..  9 ----.'),
  ...pairs(". .-.-.-  , --..--  : ---...  ? ..--..  ' .----.  - -....-  / -..-."),
  ...pairs('( -.--.   ) -.--.-  " .-..-.  = -...-   + .-.-.   @ .--.-.'),
  ...pairs('! -.-.--  & .-...   ; -.-.-.  _ ..--.-  $ ...-..-'),
  ...pairs('À .--.-   Ä .-.-    Ç -.-..   È .-..-   Ñ --.--   Ö ---.    Ü ..--    ß ...--..'),
  ...pairs('Ð ..--.   Ĝ --.-.   Ĵ .---.   Ś ...-... Š ----    Þ .--..   Ź --..-.  Ż --..-'),
])

/** Letters of other alphabets. They share codes with Latin letters, so decoding needs to know the alphabet. */
export const alphabets = {
  latin: new Map<string, string>(),
  cyrillic: new Map([
    ...pairs('А .-  Б -...  В .--  Г --.  Д -..  Е .  Ж ...-  З --..  И ..  Й .---  К -.-  Л .-..  М --  Н -.  О ---'),
    ...pairs('П .--.  Р .-.  С ...  Т -  У ..-  Ф ..-.  Х ....  Ц -.-.  Ч ---.  Ш ----  Щ --.-  Ъ --.--  Ы -.--'),
    ...pairs('Ь -..-  Э ..-..  Ю ..--  Я .-.-  Ї .---.'),
  ]),
  greek: new Map([
    ...pairs('Α .-  Β -...  Γ --.  Δ -..  Ε .  Ζ --..  Η ....  Θ -.-.  Ι ..  Κ -.-  Λ .-..  Μ --  Ν -.  Ξ -..-  Ο ---'),
    ...pairs('Π .--.  Ρ .-.  Σ ...  Τ -  Υ -.--  Φ ..-.  Χ ----  Ψ --.-  Ω .--'),
  ]),
} as const satisfies Readonly<Record<string, ReadonlyMap<string, string>>>

export type Alphabet = keyof typeof alphabets

/**
 * Procedural signals, written as <SK>. Some have the same code as a character or as another signal; decoding returns
 * the character or the first signal.
 */
export const prosigns: ReadonlyMap<string, string> = new Map([
  ...pairs('AS .-...  BK -...-.-  CL -.-..-..  HH ........  KA -.-.-  NJ -..---  SK ...-.-  SOS ...---...  VE ...-.'),
  ...pairs('AA .-.-  AR .-.-.  BT -...-  CT -.-.-  KN -.--.  SN ...-.'),
])

/** Characters that have the same code as another character. Decoding returns that other character: × becomes X. */
export const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...pairs('× X  ’ \'  ‘ \'  “ "  ” "  – -  — -  − -'),
  ...pairs('Ё Е  Є Э  І И  Ґ Г  Ά Α  Έ Ε  Ή Η  Ί Ι  Ϊ Ι  Ό Ο  Ύ Υ  Ϋ Υ  Ώ Ω  ς Σ'),
  ...pairs('Á À  Å À  Æ Ä  Ą Ä  Ć Ç  Ĉ Ç  Đ É  Ę É  Ł È  Ń Ñ  Ó Ö  Ø Ö  Ŭ Ü  Ĥ Š  ẞ ß  ı I'),
])

function pairs(row: string): [string, string][] {
  return Array.from(row.matchAll(/(\S+) (\S+)/g), ([, character = '', code = '']) => [character, code])
}
