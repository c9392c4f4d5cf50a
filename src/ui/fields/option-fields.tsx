import type { ReactNode } from 'react'
import type { Options, OptionValue, OptionValues } from '#core/tool/options.ts'
import { ChoiceField } from './choice-field.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { MoreOptions } from './more-options.tsx'
import { LettersField } from './letters-field.tsx'
import { NumberField } from './number-field.tsx'
import { TextField } from './text-field.tsx'
import { useEarlyInput } from './use-early-input.ts'
import './fields.css'

interface OptionFieldsProps<O extends Options> {
  options: O
  values: OptionValues<O>
  onChange: (values: OptionValues<O>) => void
  /** The options to show, in this order; by default all but those of `more`. */
  only?: readonly (keyof O & string)[]
  /** Options under “More options”, after those of `only`. */
  more?: readonly (keyof O & string)[] | undefined
  /** The heading of a group of checkboxes. */
  legend?: string
  /** What is wrong with a typed text, by the option’s name. */
  problems?: Readonly<Record<string, string>>
  /** What to show below the field of a typed text, by the option’s name. */
  notes?: Readonly<Record<string, ReactNode>>
  /** What the initial choice of an option stands for at the moment, by the option’s name. */
  initialLabels?: Readonly<Record<string, string>>
}

/** More of them are a list to choose from. */
const maxRadioButtons = 14

/** Renders a field for each option of a tool. */
export function OptionFields<O extends Options>({
  options,
  values,
  onChange,
  only,
  more,
  legend,
  problems,
  notes,
  initialLabels,
}: OptionFieldsProps<O>) {
  const names = only ?? Object.keys(options).filter((name) => !more?.includes(name))
  const fields = useEarlyInput(options, values, (changed) => {
    onChange(changed as OptionValues<O>)
  })
  const fieldFor = (name: string) => (
    <OptionField
      key={name}
      name={name}
      option={options[name] as Options[string]}
      value={values[name] as OptionValue}
      problem={problems?.[name]}
      note={notes?.[name]}
      initialLabel={initialLabels?.[name]}
      onChange={(value) => onChange({ ...values, [name]: value })}
    />
  )
  const group = (
    <div className="option-fields" ref={fields}>
      {names.map(fieldFor)}
      {more && (
        <MoreOptions changed={more.filter((name) => values[name] !== options[name]?.initial).length}>
          {more.map(fieldFor)}
        </MoreOptions>
      )}
    </div>
  )
  if (legend === undefined) return group
  return (
    <fieldset className="checks">
      <legend>{legend}</legend>
      {group}
    </fieldset>
  )
}

interface OptionFieldProps {
  name: string
  option: Options[string]
  value: OptionValue
  problem: string | undefined
  note: ReactNode
  initialLabel: string | undefined
  onChange: (value: OptionValue) => void
}

function OptionField({ name, option, value, problem, note, initialLabel, onChange }: OptionFieldProps) {
  switch (option.kind) {
    case 'choice':
      if (option.choices.length <= maxRadioButtons) {
        return <ChoiceField name={name} option={option} value={String(value)} onChange={onChange} />
      }
      return (
        <ChoiceSelect
          name={name}
          option={option}
          value={String(value)}
          initialLabel={initialLabel}
          onChange={onChange}
        />
      )
    case 'flag':
      return (
        <label className="check">
          <input
            type="checkbox"
            name={name}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          {option.label}
        </label>
      )
    case 'number':
      return <NumberField name={name} option={option} value={Number(value)} onChange={onChange} />
    case 'letters':
      return <LettersField option={option} value={String(value)} onChange={onChange} />
    case 'text':
      return (
        <TextField
          name={name}
          option={option}
          value={String(value)}
          problem={problem}
          note={note}
          onChange={onChange}
        />
      )
  }
}
