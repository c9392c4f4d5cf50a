import { CasedTextBuilder } from './cased-text-builder.ts'
import { lowerCasing, upperCasing } from './casing.ts'
import { kind, kindAt } from './character-kinds.ts'

const finalSigma = /(?<=\p{Cased}\p{Case_Ignorable}*)Σ(?!\p{Case_Ignorable}*\p{Cased})/uy

// Only the sigma's small form depends on what stands around it, so letters can be lowered one by one but for this.
function lowerSigmaAt(text: string, at: number): string {
  finalSigma.lastIndex = at
  return finalSigma.test(text) ? 'ς' : 'σ'
}

function writeLetters(text: string, isRaised: (kindOfLetter: number) => boolean): string[] {
  const out = new CasedTextBuilder()
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    const now = kindAt(text, at)
    if (now < kind.modifier) {
      out.addUnit(unit)
      continue
    }
    const casing = isRaised(now) ? upperCasing : lowerCasing
    const cased = casing.ofUnit(unit)
    if (cased !== 0) {
      out.addUnit(cased)
      continue
    }
    const letter = String.fromCodePoint(text.codePointAt(at) as number)
    out.add(letter === 'Σ' && casing === lowerCasing ? lowerSigmaAt(text, at) : casing.ofText(letter))
    at += letter.length - 1
  }
  return out.take()
}

export function alternateLetters(text: string): string[] {
  let isRaised = true
  return writeLetters(text, () => {
    isRaised = !isRaised
    return isRaised
  })
}

export function invertLetters(text: string): string[] {
  return writeLetters(text, (kindOfLetter) => kindOfLetter === kind.lower)
}
