import { type KeyboardEvent, useId, useState } from 'react'
import type { Option, OptionValue } from '#core/tool/options.ts'
import type { StepReport } from '#run/messages.ts'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { countOf } from '#core/format.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Mark } from '#ui/mark.tsx'
import type { EditedStep } from './edit-steps.ts'
import { describeOptions } from './step-summary.ts'
import type { DragHandle } from './use-step-drag.ts'
import '#ui/plus-summary.css'
import './step-card.css'

interface StepCardProps {
  step: EditedStep
  /** From 0. */
  index: number
  isLast: boolean
  /** Undefined until the step has run. */
  report: StepReport | undefined
  /** Why the step could not run. */
  failure: { readonly ok: false; readonly message: string; readonly detail?: string } | undefined
  /** Whether the options are shown at first. */
  isNew: boolean
  /** The edge at which a dragged step would be dropped. */
  dropEdge: 'before' | 'after' | undefined
  onChange: (step: EditedStep, change: string) => void
  onMove: (offset: -1 | 1) => void
  onRemove: () => void
  dragHandle: DragHandle
}

const moves = [
  { icon: 'arrow-up', direction: 'up', offset: -1, shortcut: 'ArrowUp' },
  { icon: 'arrow-down', direction: 'down', offset: 1, shortcut: 'ArrowDown' },
] as const

/** Whether a step has a field for an option: not for limits of what a tool lists, unless the recipe sets one. */
function hasField(option: Option, value: OptionValue | undefined): boolean {
  return option.kind === 'text' || option.kind === 'choice' || option.isLinked !== false || value !== option.initial
}

export function StepCard({
  step,
  index,
  isLast,
  report,
  failure,
  isNew,
  dropEdge,
  onChange,
  onMove,
  onRemove,
  dragHandle,
}: StepCardProps) {
  const { tool, options, isOn, key } = step
  const headingId = useId()
  const [isOpenAtFirst] = useState(isNew)
  const [isLooking, setIsLooking] = useState(false)
  const optionNames = Object.keys(tool.options).filter((name) => hasField(tool.options[name] as Option, options[name]))

  const moveByKey = (event: KeyboardEvent) => {
    const move = moves.find(({ shortcut }) => shortcut === event.key)
    if (!move || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onMove(move.offset)
  }

  return (
    <li
      className="step box"
      aria-labelledby={headingId}
      data-step={key}
      data-off={!isOn || undefined}
      data-drop={dropEdge}
      onKeyDown={moveByKey}
    >
      <div className="step-head">
        <input
          type="checkbox"
          role="switch"
          aria-label={`Step ${String(index + 1)}, ${tool.name}, is on`}
          checked={isOn}
          onChange={({ target }) => onChange({ ...step, isOn: target.checked }, `switch ${String(key)}`)}
        />
        <span className="step-grip" {...dragHandle}>
          <Mark text={tool.icon} size="tiny" />
        </span>
        <h3 id={headingId} tabIndex={-1}>
          <span className="visually-hidden">Step {index + 1}: </span>
          {tool.name}
        </h3>
        {moves.map(({ icon, direction, offset, shortcut }) => (
          <IconButton
            key={icon}
            icon={icon}
            label={`Move ${tool.name} ${direction}`}
            size="small-icon"
            aria-disabled={offset < 0 ? index === 0 : isLast}
            aria-keyshortcuts={`Alt+${shortcut}`}
            onClick={() => onMove(offset)}
          />
        ))}
        <IconButton icon="x" label={`Remove ${tool.name}`} size="small-icon" onClick={onRemove} />
      </div>
      <div className="step-parts">
        {optionNames.length > 0 && (
          <details className="step-part" open={isOpenAtFirst}>
            <summary className="plus-summary">
              <span className="visually-hidden">Options: </span>
              <span>{describeOptions(step)}</span>
            </summary>
            <OptionFields
              options={tool.options}
              values={options}
              only={optionNames}
              onChange={(values: Readonly<Record<string, OptionValue>>) =>
                onChange({ ...step, options: values }, `options ${String(key)}`)
              }
            />
          </details>
        )}
        {isOn && !failure && (
          <details className="step-part" onToggle={({ currentTarget }) => setIsLooking(currentTarget.open)}>
            <summary className="plus-summary">
              <span className="visually-hidden">Output: </span>
              <span>
                {report
                  ? `${countOf(report.lines, 'line')} · ${countOf(report.characters, 'character')}`
                  : 'no text yet'}
              </span>
            </summary>
            {isLooking && report && (
              <>
                <pre className="user-text" dir="auto" tabIndex={0} aria-label={`What comes out of ${tool.name}`}>
                  {report.start}
                  {report.isCut && '…'}
                </pre>
                {report.note !== undefined && <p className="step-note">{report.note}</p>}
              </>
            )}
          </details>
        )}
      </div>
      <Failure outcome={failure} />
    </li>
  )
}
