import { alphabets, codes, prosigns } from './codes.ts'

const isLetter = (character: string) => /^\p{L}/u.test(character)
const isDigit = (character: string) => /\d/.test(character)
const all = [...codes]

const sections: readonly (readonly [title: string, codes: Iterable<readonly [string, string]>])[] = [
  ['Letters', all.filter(([character]) => /[A-Z]/.test(character))],
  ['Digits', all.filter(([character]) => isDigit(character))],
  ['Punctuation', all.filter(([character]) => !isLetter(character) && !isDigit(character))],
  ['Letters with accents', all.filter(([character]) => isLetter(character) && !/[A-Z]/.test(character))],
  ['Procedural signals', Array.from(prosigns, ([name, code]) => [`<${name}>`, code])],
  ['Cyrillic', alphabets.cyrillic],
  ['Greek', alphabets.greek],
  ['Hebrew', alphabets.hebrew],
  ['Arabic', alphabets.arabic],
]

/** All codes, for looking them up. Loaded when it is opened. */
export default function CodeTable() {
  return sections.map(([title, entries]) => (
    <section key={title}>
      <h3>{title}</h3>
      <dl className="columns-2 font-mono text-sm">
        {[...entries].map(([character, code]) => (
          <div key={character} className="flex gap-2">
            <dt className="min-w-4">{character}</dt>
            <dd>{code}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
