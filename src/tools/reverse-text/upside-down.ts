/**
 * Characters and what they look like upside down. Each pair works in both directions, so that turning a text twice gives
 * the original. Characters that look the same upside down, such as `o` and `H`, are not listed. Neither are right-to-left
 * characters, such as `ן` for `l`: they would change the order of the text.
 */
const pairs = `
  aɐ bq cɔ dp eǝ fɟ gƃ hɥ iᴉ jɾ kʞ mɯ nu rɹ tʇ vʌ wʍ yʎ
  A∀ Bʚ CƆ Dᗡ EƎ FℲ G⅁ Jſ K⋊ L⅂ MW PԀ QΌ Rᴚ T⊥ U∩ VΛ Y⅄
  1⇂ 2ㄹ 3Ɛ 4ㄣ 5ϛ 69 7ㄥ
  .˙ ,' "„ ?¿ !¡ &⅋ _‾ ;⸵ () [] {} <> «»
`
const turned = new Map<string, string>()
for (const [one = '', other = ''] of pairs.trim().split(/\s+/)) turned.set(one, other).set(other, one)
// Curly quotes are turned like straight ones. The others are what many programs write for B and 2, but not every phone can
// show them.
for (const [character = '', other = ''] of ['‘,', '’,', '“„', '”„', 'ᗺB', 'ᘔ2', 'ᄅ2']) turned.set(character, other)

/** Single code points, and keycaps such as 1️⃣, which would no longer be emoji if their digit were turned. */
const characters = /[\d#*]\ufe0f?\u20e3|./gmsu

/** Replaces each character with one that looks like it upside down. Characters without one stay. */
export function turnCharacters(text: string): string {
  return text.replace(characters, (character) => turned.get(character) ?? turnLetter(character))
}

/** Turns the letter of a letter with an accent: ñ becomes ũ. */
function turnLetter(character: string): string {
  if (/^[\0-\x7f]/.test(character)) return character
  const [letter = '', ...marks] = character.normalize('NFD')
  const other = turned.get(letter)
  return other === undefined ? character : (other + marks.join('')).normalize('NFC')
}
