import { alphabets, codes, prosigns } from './codes.ts'

const codesOf = (characters: RegExp) => [...codes].filter(([character]) => characters.test(character))

const sections: readonly (readonly [title: string, codes: Iterable<readonly [string, string]>])[] = [
  ['Letters', codesOf(/[A-Z]/)],
  ['Digits', codesOf(/\d/)],
  ['Punctuation', codesOf(/^[^\p{L}\d]/u)],
  ['Letters with accents', codesOf(/^(?![A-Z])\p{L}/u)],
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
