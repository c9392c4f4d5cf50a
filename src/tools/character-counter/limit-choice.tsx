import { useId } from 'react'
import type { OptionValues } from '#core/tool/options.ts'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import type { CharacterCounts } from './result.ts'
import { measurePlatforms } from './limits.ts'
import { tool } from './tool.ts'

type Options = OptionValues<typeof tool.options>

interface LimitChoiceProps {
  counts: CharacterCounts
  options: Options
  onChange: (options: Options) => void
}

/** The limit that is checked. The text area marks what is over it. */
export function LimitChoice({ counts, options, onChange }: LimitChoiceProps) {
  const id = useId()
  const { label, choices } = tool.options.platform
  const use = measurePlatforms(counts, options.limit).find(({ platform }) => platform === options.platform)
  return (
    <div className="limit-choice">
      <div className="field">
        <span className="field-head">
          <label htmlFor={id}>{label}</label>
          {use && <span className={use.isOver ? 'bad' : 'field-hint'}>{use.text}</span>}
        </span>
        <select
          id={id}
          className="select"
          value={options.platform}
          onChange={({ target }) => {
            onChange({ ...options, platform: target.value as Options['platform'] })
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
      {options.platform === 'own' && (
        <OptionFields options={tool.options} values={options} onChange={onChange} only={['limit']} />
      )}
    </div>
  )
}
