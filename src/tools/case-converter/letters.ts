import { characterBefore } from '#core/text/surrogates.ts'
import { CasedTextBuilder } from './cased-text-builder.ts'
import { lowerCasing, upperCasing } from './casing.ts'
import { kind, kindAt } from './character-kinds.ts'

const cased = /\p{Cased}/mu
const caseIgnorable = /\p{Case_Ignorable}/mu
const sigmaBeforeCased = /Σ\p{Case_Ignorable}*\p{Cased}/uy

function isAfterCased(text: string, at: number): boolean {
  for (let end = at; ;) {
    const character = characterBefore(text, end)
    if (cased.test(character)) return true
    if (!caseIgnorable.test(character)) return false
    end -= character.length
  }
}

// Only the sigma's small form depends on what stands around it, so letters can be lowered one by one but for this.
function lowerSigmaAt(text: string, at: number): string {
  sigmaBeforeCased.lastIndex = at
  return isAfterCased(text, at) && !sigmaBeforeCased.test(text) ? 'ς' : 'σ'
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
    const casedUnit = casing.ofUnit(unit)
    if (casedUnit !== 0) {
      out.addUnit(casedUnit)
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
