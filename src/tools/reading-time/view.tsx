import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatDuration, formatNumber } from '#ui/format.ts'
import { type Stat, Stats } from '#ui/stats.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolText } from '#ui/tool-text.tsx'
import { useKept } from '#ui/use-kept.ts'
import { Workbench } from '#ui/workbench.tsx'
import { Working } from '#ui/working.tsx'
import { engine, isShort, type Pace, timeOf } from './engine.ts'
import { tool } from './tool.ts'

export default function ReadingTime({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useKept(`${id}/options`, initialOptions(tool.options))
  const timer = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(timer, { text: value }, options)
  const time = outcome?.ok ? outcome.result : timeOf(0, options.ownSpeed)
  const isStale = timer.isStale || outcome?.ok === false
  const { average, fast, slow, speaking, own } = time.paces

  return (
    <Workbench
      isStale={isStale}
      bar={
        <>
          <Figure value={time.average} label={time.average === 1 ? 'minute to read' : 'minutes to read'} />
          <CopyButton
            text={() => timer.print(time)}
            copied={tool.copiedMessage}
            disabled={value.length === 0 || isStale}
          />
        </>
      }
      margin={
        <>
          <Stats
            stats={[
              { label: 'Words', value: time.words },
              showPace('Average', average),
              showPace('Fast', fast),
              showPace('Slow', slow),
              showPace('Speaking', speaking),
              ...(own ? [showPace('Yours', own)] : []),
            ]}
          />
          <OptionFields options={tool.options} values={options} onChange={setOptions} />
        </>
      }
    >
      <ToolText
        tool={tool}
        buffer={text}
        downloadName={id}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Failure outcome={outcome} />
      <Working run={timer} cancelledMeans="The times are of an earlier text." />
    </Workbench>
  )
}

function showPace(who: string, pace: Pace): Stat {
  const rounded = `${formatNumber(pace.minutes)} min`
  return {
    label: `${who}, ${formatNumber(pace.wordsPerMinute)} a minute`,
    value: isShort(pace) ? `${rounded} (${formatDuration(pace.seconds)})` : rounded,
  }
}
