import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { CopyList } from '#ui/copy-list.tsx'
import { GeneratorBench } from '#ui/generator-bench.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useKept } from '#ui/use-kept.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

export default function UsernameGenerator({ id }: ViewProps) {
  const [options, setOptions] = useKept(`${id}/options`, initialOptions(tool.options))
  const generator = useEngine(id, tool, engine)

  return (
    <GeneratorBench
      id={id}
      generator={generator}
      options={options}
      copied={tool.copiedMessage}
      empty="Choose a style, then press Generate for ten names."
      margin={<OptionFields options={tool.options} values={options} onChange={setOptions} />}
    >
      {({ items }) => (
        <CopyList label="Usernames" items={items} copied={tool.copiedMessage} copyName={(name) => `Copy ${name}`} />
      )}
    </GeneratorBench>
  )
}
