import { type ClipboardEvent, type ComponentProps, type Ref } from 'react'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'
import type { Matches } from './engine.ts'
import type { tool } from './tool.ts'

const PatternHint = lazyPart(() => import('./pattern-hint.tsx'))

type Fields = Pick<ComponentProps<typeof OptionFields<(typeof tool)['options']>>, 'options' | 'values' | 'onChange'>

interface PatternFieldProps extends Fields {
  ref: Ref<HTMLDivElement>
  found: Matches
}

/** The pattern field, with a hint below it. A `/…/flags` pasted into the empty field sets the flags, too. */
export function PatternField({ options, values, onChange, ref, found }: PatternFieldProps) {
  const readPaste = (event: ClipboardEvent) => {
    if (values.pattern !== '') return
    const pasted = event.clipboardData.getData('text/plain').trim()
    const literal = readRegexLiteral(pasted)
    // In a pattern with the flag x, a line break ends a comment. The field would remove it.
    const hasComments = /^\(\?[imsu]*x[^]*\n/.test(pasted)
    if (!literal && !hasComments) return
    event.preventDefault()
    if (literal) onChange({ ...values, ...literal })
    else void removeComments(pasted)
  }

  const removeComments = async (pasted: string) => {
    const { findOtherSyntax } = await import('#core/regex/other-regex-syntax.ts')
    const { pattern = pasted, flags = values.flags } = findOtherSyntax(pasted, values.flags)?.fix ?? {}
    onChange({ ...values, pattern, flags })
  }

  return (
    <div ref={ref} onPaste={readPaste}>
      <OptionFields
        options={options}
        values={values}
        onChange={onChange}
        only={values.replace ? ['pattern', 'replacement'] : ['pattern']}
      />
      <div role="status" className="text-sm">
        {values.pattern !== '' && (
          <PatternHint values={values} found={found} onChange={(changed) => onChange({ ...values, ...changed })} />
        )}
      </div>
    </div>
  )
}
