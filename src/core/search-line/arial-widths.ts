import { isWhitespace } from '#core/text/char-class.ts'

// Character widths of Arial in 2048ths of the font size, each with the characters that have it. They are taken from
// Liberation Sans, which has the same metrics. Accented letters are as wide as their base letter unless listed.
const advances = (
  "384:′ 391:' 455:ijlłſιіј‘’‚‛ 532:|¦ 569:!,./:;I[\\]ft·ıŧΙІìíîïĩīĭї 597:ľ 682:()-`r¡¨²³´¸¹΄‐‑“”„‹› 684:{}ŀ " +
  '717:• 725:″ 727:" 747:г 748:º 758:ª 768:ť 786:Ί 797:* 809:τ 819:° 896:к 903:ζ 909:ĳ 913:ε 917:ξ 938:т 939:з ' +
  '961:^ 987:ς 1024:JcksvxyzĸγκλνЈсухѕ↑↓ 1045:эє 1067:чь 1075:χ 1088:в 1100:¶ 1109:Гпя 1120:υ 1124:±÷≠≤≥ 1128:Γ ' +
  '1131:¯нџ‗ 1139:#$0123456789?L_abdeghnopqu¢£¤¥§«»ðþđħĿŁŋηθοаеорђћ–†‡₣₤€ 1140:δ 1144:и 1165:ρ 1173:бц 1178:β ' +
  '1180:µμ 1184:α 1193:К 1195:дл 1196:+<=>~¬×− 1237:ŉЗ 1251:FTZ¿ßøŦΖΤТ 1259:ď 1264:σ 1266:Σ 1280:ъ 1301:У ' +
  '1328:φ 1331:Ξ 1344:БЛЬ 1365:Ч 1366:&ABEKPSVXYÞΑΒΕΚΡΥΧЅАВЕРХ 1367:ΆЁ 1368:ΔΛ 1370:ж 1387:Д 1408:м 1413:π ' +
  '1460:ψ∞ 1472:ЄЏИПЭы 1479:CDHNRUwÐĐĦΗΝΠНСЯ 1481:Ŋ 1505:Ĳ 1509:©® 1515:Ц 1531:Ω 1536:ю 1541:Ώ 1557:Ф 1586:Ό ' +
  '1593:GOQØΘΟО 1599:ω 1606:Έ 1621:Ъ 1634:Φ 1643:ш 1664:њ 1685:фщ 1706:MmΜМ 1708:¼½¾ 1711:Ψ 1716:Ή 1749:Ћ ' +
  '1752:Ύ 1771:Ђ 1813:Ы 1821:%æ 1856:љ 1877:Ш 1891:Ж 1920:Щ 1933:Wœ 2048:ÆŒ—―…‰™←→ 2069:ЊЮ 2079:@ 2165:Љ 2197:№ ' +
  '2240:₧'
).split(' ')

const spaceAdvance = 569

/** Number of width units per em, which is the font size. */
export const unitsPerEm = 2048

// Widths for characters that Arial lacks. They are estimates: the fallback font is unknown.
const estimatedAdvance = 1139
const estimatedEmoji = 2560

const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/mu
const zeroWidth = /^[\p{M}\p{C}]$/u
const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u303f\uff01-\uff60\uffe0-\uffe6]/mu

interface Advance {
  /** In 2048ths of the font size. */
  readonly units: number
  /** Whether Arial lacks the character. */
  readonly isEstimate: boolean
}

const advanceOf = new Map<string, Advance>()
for (const entry of advances) {
  const [units, characters = ''] = entry.split(/:(.+)/)
  for (const character of characters) advanceOf.set(character, { units: Number(units), isEstimate: false })
}

/** Returns the width of a character that is not in the table. */
function findAdvance(character: string): Advance {
  if (isWhitespace(character.charCodeAt(0))) return { units: spaceAdvance, isEstimate: false }
  if (zeroWidth.test(character)) return { units: 0, isEstimate: false }
  if (emoji.test(character)) return { units: estimatedEmoji, isEstimate: true }
  if (fullWidth.test(character)) return { units: unitsPerEm, isEstimate: true }
  // Letters with accents are as wide as those without.
  const base = advanceOf.get(character.normalize('NFD').charAt(0))
  return character.length === 1 && base ? base : { units: estimatedAdvance, isEstimate: true }
}

function measureCharacter(character: string): Advance {
  const known = advanceOf.get(character)
  if (known) return known
  const advance = findAdvance(character)
  advanceOf.set(character, advance)
  return advance
}

/** Returns the width of a grapheme in Arial without kerning. */
export function measureGrapheme(grapheme: string): Advance {
  // The parts of an emoji are shown as one.
  if (grapheme.length === 1 || emoji.test(grapheme)) return measureCharacter(grapheme)
  const advances = Array.from(grapheme, measureCharacter)
  return {
    units: advances.reduce((sum, { units }) => sum + units, 0),
    isEstimate: advances.some(({ isEstimate }) => isEstimate),
  }
}
