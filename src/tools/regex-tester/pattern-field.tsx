import { type ClipboardEvent, type ComponentProps, lazy, type Ref, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { readRegexLiteral } from '#core/text/regex-literal.ts'
import type { tool } from './tool.ts'

const OtherSyntaxHint = lazy(() => import('./other-syntax-hint.tsx'))

type Fields = Pick<ComponentProps<typeof OptionFields<(typeof tool)['options']>>, 'options' | 'values' | 'onChange'>

interface ReadPaste {
  readonly pasted: string
  readonly pattern: string
  readonly flags: string
  readonly flagsBefore: string
}

/** The pattern field. A pasted `/…/flags` sets the pattern and the flags; typed text is never changed. */
export function PatternField({ options, values, onChange, ref }: Fields & { ref: Ref<HTMLDivElement> }) {
  const [paste, setPaste] = useState<ReadPaste>()
  // Shown until the pattern changes.
  const shownPaste = paste?.pattern === values.pattern ? paste : undefined

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
      <p role="status" className="text-sm text-soft-ink">
        {shownPaste && (
          <>
            The slashes were removed, and the flags set to {shownPaste.flags === '' ? 'none' : shownPaste.flags}.{' '}
            <Button
              variant="link"
              size="inline"
              aria-label="Undo paste"
              onClick={() => {
                setPaste(undefined)
                onChange({ ...values, pattern: shownPaste.pasted, flags: shownPaste.flagsBefore })
              }}
            >
              Undo
            </Button>
          </>
        )}
      </p>
      {values.pattern !== '' && (
        <Suspense>
          <OtherSyntaxHint
            pattern={values.pattern}
            flags={values.flags}
            replacement={values.replace ? values.replacement : ''}
            onFix={({ pattern = values.pattern, flags = values.flags, replacement = values.replacement }) => {
              onChange({ ...values, pattern, flags, replacement })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
