import { type ClipboardEvent, type ComponentProps, type Ref } from 'react'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { findMissingSyntax } from '#core/regex/missing-syntax.ts'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'
import type { Matches } from './result.ts'
import type { tool } from './tool.ts'

type Fields = Pick<ComponentProps<typeof OptionFields<(typeof tool)['options']>>, 'options' | 'values' | 'onChange'>

interface PatternFieldProps extends Fields {
  ref: Ref<HTMLDivElement>
  found: Matches
}

/** The pattern field, with a hint below it. A `/…/flags` pasted into the empty field sets the flags, too. */
export function PatternField({ options, values, onChange, ref, found }: PatternFieldProps) {
  const readPaste = (event: ClipboardEvent) => {
    if (values.pattern !== '') return
    const literal = readRegexLiteral(event.clipboardData.getData('text/plain'))
    if (!literal) return
    event.preventDefault()
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
      <div role="status" className="pattern-status">
        {findMissingSyntax(values.pattern) ?? found.note}
      </div>
    </div>
  )
}
