import { useMemo } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { sourceChunks } from '#ui/text-area/text-sources.ts'
import { codingTexts } from '#ui/describe-change.ts'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTextAction } from '#ui/use-text-action.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { type Parameter, readQuery } from './query.ts'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))

/** Returns the first chunk, which is long enough to contain the URL. */
function beginningOf(text: TextSource): string {
  const [first = ''] = sourceChunks(text)
  return first
}

export default function UrlEncoder({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const coder = useEngine(id, tool, engine)
  const action = useTextAction(id, text, { options: [options, setOptions], run: coder.run, ...codingTexts })
  const query = useMemo(() => readQuery(beginningOf(value)), [value])

  return (
    <ToolLayout
      bar={<InPlaceBar value={value} status={action.status} copiedMessage={tool.copiedMessage} />}
      actions={
        <ChoiceActions
          option={tool.options.direction}
          main={options.direction}
          isDone={action.change !== undefined}
          disabled={value.length === 0}
          onChoose={(direction) => void action.apply({ direction })}
        />
      }
      sidebar={
        <fieldset className="checks">
          <legend>Rules</legend>
          <OptionFields
            options={tool.options}
            values={options}
            onChange={action.changeOptions}
            only={['wholeUrl', 'plus']}
          />
        </fieldset>
      }
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        downloadName={id}
        rows={12}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Failure outcome={action.failure} />
      <RunStatus run={coder} />
      {query.length > 0 && <QueryTable query={query} />}
    </ToolLayout>
  )
}

/** Shows the decoded query parameters of a URL, one per row. */
function QueryTable({ query }: { query: readonly Parameter[] }) {
  return (
    <Output title="Query string">
      <LongList items={query} step={25}>
        {(shown) => (
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ name, value }, index) => (
                <tr key={index}>
                  <th scope="row" className="user-text" dir="auto">
                    {name}
                  </th>
                  <td className="user-text" dir="auto">
                    {value}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </LongList>
      <p className="text-sm text-soft-ink">Decoded as on a server: + is read as a space. Your text isn’t changed.</p>
    </Output>
  )
}
