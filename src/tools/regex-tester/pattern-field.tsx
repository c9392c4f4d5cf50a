import { type ClipboardEvent, type ComponentProps, lazy, type Ref, Suspense, useState } from 'react'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'
import type { ReadPaste } from './pattern-hint.tsx'
import type { tool } from './tool.ts'

const PatternHint = lazy(() => import('./pattern-hint.tsx'))

type Fields = Pick<ComponentProps<typeof OptionFields<(typeof tool)['options']>>, 'options' | 'values' | 'onChange'>

interface PatternFieldProps extends Fields, Pick<ComponentProps<typeof PatternHint>, 'needsMultiline' | 'note'> {
  ref: Ref<HTMLDivElement>
}

/** The pattern field. A pasted `/…/flags` sets the pattern and the flags; typed text is never changed. */
export function PatternField({ options, values, onChange, ref, needsMultiline, note }: PatternFieldProps) {
  const [paste, setPaste] = useState<ReadPaste>()

  const readPaste = (event: ClipboardEvent) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.name !== 'pattern') return
    const pasted = event.clipboardData.getData('text/plain')
    const replacesAll = field.selectionStart === 0 && field.selectionEnd === field.value.length
    const literal = replacesAll ? readRegexLiteral(pasted) : undefined
    if (!literal) return
    event.preventDefault()
    setPaste({ pasted, ...literal, flagsBefore: values.flags })
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
              needsMultiline={needsMultiline}
              note={note}
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
