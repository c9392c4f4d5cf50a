import { findOtherReference, findOtherSyntax, type SyntaxHint } from '#core/regex/other-regex-syntax.ts'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'
import { Button } from '#ui/button.tsx'
import { SyntaxHintLine } from '#ui/syntax-hint-line.tsx'
import { writeEscapes } from './escapes.ts'
import type { ReplaceOptions } from './replacer.ts'
import type { SimilarText } from './similar-text.ts'

interface SearchHintProps {
  options: ReplaceOptions
  similar?: SimilarText | undefined
  onChange: (options: ReplaceOptions) => void
}

/** Explains a search that finds something else than the user may expect, and offers to change it. */
export default function SearchHint({ options, similar, onChange }: SearchHintProps) {
  return (
    <div role="status">
      {similar && <SimilarHint options={options} similar={similar} onChange={onChange} />}
      {options.regex ? (
        <OtherSyntaxHint options={options} onChange={onChange} />
      ) : (
        <EscapeHint options={options} onChange={onChange} />
      )}
    </div>
  )
}

/** Offers to search for what is in the text. */
function SimilarHint({ options, similar: { text, differsIn }, onChange }: SearchHintProps & { similar: SimilarText }) {
  return (
    <p className="replace-note">
      The text has this with other {differsIn}.{' '}
      <Button
        variant="link"
        size="inline"
        onClick={() => {
          onChange({ ...options, find: options.escapes ? writeEscapes(text) : text })
        }}
      >
        Use the {differsIn} in the text
      </Button>
    </p>
  )
}

/** Offers to read `\n` as a line break, if the user has typed one and it is taken literally. */
function EscapeHint({ options, onChange }: SearchHintProps) {
  const { mode, find, replace, pairs, escapes } = options
  const typed = mode === 'pairs' ? pairs : find + (mode === 'replace' ? replace : '')
  const [escape] = /\\[nt]/.exec(typed) ?? []
  if (escapes || escape === undefined) return null
  return (
    <p className="replace-note">
      <code>{escape}</code> is taken literally.{' '}
      <Button
        variant="link"
        size="inline"
        onClick={() => {
          onChange({ ...options, escapes: true })
        }}
      >
        Use {escape} for a {escape === String.raw`\n` ? 'line break' : 'tab'}
      </Button>
    </p>
  )
}

/** Explains regular expressions that are written as in other languages, and offers to rewrite them. */
function OtherSyntaxHint({ options, onChange }: SearchHintProps) {
  if (options.mode === 'pairs') return null
  const hint = literalHint(options) ?? syntaxHint(options) ?? referenceHint(options)
  if (!hint) return null
  return (
    <SyntaxHintLine
      hint={hint}
      onFix={({ pattern = options.find, replacement = options.replace, flags = flagsOf(options) }) => {
        onChange({ ...options, find: pattern, replace: replacement, caseSensitive: !flags.includes('i') })
      }}
    />
  )
}

/** The flags of the search. Only `i` can be changed here. */
function flagsOf({ caseSensitive }: ReplaceOptions): string {
  return caseSensitive ? 'gmu' : 'gimu'
}

function syntaxHint(options: ReplaceOptions): SyntaxHint | undefined {
  const flags = flagsOf(options)
  const hint = findOtherSyntax(options.find, flags)
  const added = hint?.fix?.flags?.slice(flags.length) ?? ''
  if (!hint?.fix || added === '') return hint
  if (added !== 'i') return { message: hint.message }
  const label = hint.fix.label.replace('Turn on i', 'Turn off Match case')
  return { ...hint, fix: { ...hint.fix, label } }
}

/** A pasted `/…/gi`. */
function literalHint({ find }: ReplaceOptions): SyntaxHint | undefined {
  const literal = readRegexLiteral(find)
  if (!literal || /[^gimu]/.test(literal.flags)) return undefined
  return { message: 'The slashes are part of the search.', fix: { label: 'Use what’s between them', ...literal } }
}

function referenceHint({ mode, replace }: ReplaceOptions): SyntaxHint | undefined {
  return mode === 'replace' ? findOtherReference(replace) : undefined
}
