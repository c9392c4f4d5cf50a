import { type ClipboardEvent, type ComponentProps, lazy, type Ref, Suspense, useState } from 'react'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'
import type { Matches } from './engine.ts'
import type { ReadPaste } from './pattern-hint.tsx'
import type { tool } from './tool.ts'

const PatternHint = lazy(() => import('./pattern-hint.tsx'))

type Fields = Pick<ComponentProps<typeof OptionFields<(typeof tool)['options']>>, 'options' | 'values' | 'onChange'>

interface PatternFieldProps extends Fields {
  ref: Ref<HTMLDivElement>
  found: Matches
}

/** The pattern field. A pasted `/…/flags` sets the pattern and the flags; typed text is never changed. */
export function PatternField({ options, values, onChange, ref, found }: PatternFieldProps) {
  const [paste, setPaste] = useState<ReadPaste>()

  const readPaste = (event: ClipboardEvent) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.name !== 'pattern') return
    const pasted = event.clipboardData.getData('text/plain')
    const replacesAll = field.selectionStart === 0 && field.selectionEnd === field.value.length
    // In a pattern with the flag x, a line break ends a comment. The field would remove it.
    const verbose = /^\s*\(\?[imsu]*x/.test(pasted) ? { pattern: pasted.trim(), flags: values.flags } : undefined
    const literal = replacesAll ? (readRegexLiteral(pasted) ?? verbose) : undefined
    if (!literal) return
    event.preventDefault()
    if (!verbose) setPaste({ pasted, ...literal, flagsBefore: values.flags })
    onChange({ ...values, ...literal })
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
          <Suspense>
            <PatternHint
              values={values}
              paste={paste?.pattern === values.pattern ? paste : undefined}
              found={found}
              onChange={(changed) => {
                setPaste(undefined)
                onChange({ ...values, ...changed })
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
