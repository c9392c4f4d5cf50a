import { useId } from 'react'
import type { OptionValues } from '#core/options.ts'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { measurePlatforms } from './limits.ts'
import type { CharacterCounts } from './character-counts.ts'
import { tool } from './tool.ts'

type Options = OptionValues<typeof tool.options>

interface PlatformListProps {
  counts: CharacterCounts
  options: Options
  onChange: (options: Options) => void
}

/** Shows how much of each platform's limit the text uses. The part over the chosen limit is marked in the text. */
export function PlatformList({ counts, options, onChange }: PlatformListProps) {
  const id = useId()
  const choice = (platform: Options['platform'], label: string) => (
    <span className="choice">
      <input
        type="radio"
        name={id}
        checked={platform === options.platform}
        onChange={() => onChange({ ...options, platform })}
      />
      {label}
    </span>
  )
  return (
    <section className="character-limits character-platforms" aria-labelledby={id}>
      <h2 id={id}>Limits by platform</h2>
      <p className="text-sm text-soft-ink">Choose a limit to mark what is over it in your text.</p>
      <div role="radiogroup" aria-labelledby={id} className="stats">
        <label>{choice('none', 'No limit')}</label>
        {measurePlatforms(counts, options.limit).map(({ platform, label, text, isOver }) => (
          <label key={platform} className="stats-row">
            {choice(platform, label)}
            <span className={`text-right ${isOver ? 'text-rubric' : ''}`}>{text}</span>
          </label>
        ))}
      </div>
      <OptionFields
        options={tool.options}
        values={options}
        onChange={({ limit }) => onChange({ limit, platform: limit > 0 ? 'own' : 'none' })}
        only={['limit']}
      />
    </section>
  )
}
