import { use } from 'react'
import { uniqueFileNames, withExtension } from '#core/file-names.ts'
import { printFigures } from '#core/tool/figures.ts'
import type { Option, Options, OptionValue } from '#core/tool/options.ts'
import type { Tool } from '#core/tool/manifest.ts'
import { attempt } from '#run/attempt.ts'
import { convertInWorker, type NamedResult, zipInWorker } from '#run/file-worker.ts'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { type FinishedFile, ManyFiles, type ManyFilesResults } from '#ui/many-files/many-files.tsx'
import type { FileRun } from '#ui/many-files/file-queue.ts'
import { type FilesPanelProps, ToolContext } from '#ui/tool-context.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { toolContentLoader } from './tool-content.ts'
import { useHashResults } from './use-hash-results.tsx'

type Values = Readonly<Record<string, OptionValue>>

/** The maximum number of words that are listed per file, as on the page. */
const maxRows = 10_000

/** The media type for files whose type the browser does not know. */
const unknownMediaType = 'application/octet-stream'

/** Processes several files with the open tool and its current options. */
export default function ToolFiles(panel: FilesPanelProps) {
  const { id } = use(ToolContext)
  const { tool } = toolContentLoader.get(id) ?? use(toolContentLoader.load(id))
  return tool.isChecksum ? <HashedFiles {...panel} tool={tool} /> : <ConvertedFiles {...panel} tool={tool} />
}

function HashedFiles(panel: FilesPanelProps & { tool: Tool }) {
  const results = useHashResults(panel.tool)
  return <ConvertedFiles {...panel} results={results} />
}

interface ConvertedFilesProps extends FilesPanelProps {
  tool: Tool
  /** By default, the results are offered as a zip archive or a table. */
  results?: ManyFilesResults<NamedResult>
}

function ConvertedFiles({ files, onClose, tool, results }: ConvertedFilesProps) {
  const { id, options } = use(ToolContext)
  const [values, setValues] = useToolOptions(id, options)
  // The tool's own controls for them are disabled while there is no text.
  const choices = Object.keys(options).filter((option) => options[option]?.kind === 'choice')

  return (
    <ManyFiles<NamedResult>
      files={files}
      settings={describeSettings(options, values)}
      run={(file, run) => {
        return convertInWorker({ id, file, tool, options: optionsFor(file, tool, values) }, tool, run)
      }}
      downloadLabel={tool.result === 'text' ? 'Download zip' : 'Download CSV'}
      pack={(finished, run) => pack(id, tool, finished, run)}
      {...results}
      onClose={onClose}
    >
      {choices.length > 0 ? (
        <OptionFields options={options} values={values} onChange={setValues} only={choices} />
      ) : undefined}
    </ManyFiles>
  )
}

/** Returns the options for one file: its media type and the number of rows in the table do not come from fields. */
function optionsFor(file: File, { options, result }: Tool, values: Values): Values {
  const entries = Object.entries(options).map(([name, option]) => {
    if (option.kind === 'text' && option.isMediaType) return [name, file.type || unknownMediaType]
    return [name, name === 'limit' && result === 'report' ? maxRows : values[name]]
  })
  return Object.fromEntries(entries) as Values
}

/** Makes one file of all results: a zip archive of texts or a table of figures. */
async function pack(
  id: string,
  { result, resultExtension }: Tool,
  finished: readonly FinishedFile<NamedResult>[],
  run: FileRun,
) {
  if (result === 'text') {
    const names = finished.map(({ file, result: { name = file.name } }) =>
      resultExtension === undefined ? name : withExtension(name, resultExtension),
    )
    const outputs = finished.flatMap((file) => ('output' in file.result ? [file.result.output] : []))
    const entries = uniqueFileNames(names).map((name, index) => ({ name, content: outputs[index] as Blob }))
    const zip = await zipInWorker(entries, run)
    return zip?.ok ? { ok: true as const, result: { name: `${id}.zip`, content: zip.result } } : zip
  }
  const reports = finished.flatMap(({ file: { name }, result: report }) =>
    'rows' in report ? [{ name, rows: report.rows }] : [],
  )
  return attempt(() => ({
    name: `${id}.csv`,
    content: new Blob([printFigures(reports)], { type: 'text/csv' }),
  }))
}

/** Lists the choices, and the other settings that differ from their initial values. Private texts are left out. */
function describeSettings(options: Options, values: Values): string {
  return Object.entries(options)
    .flatMap(([name, option]) => describeSetting(option, values[name] ?? option.initial))
    .join(' · ')
}

function describeSetting(option: Option, value: OptionValue): string[] {
  if (option.kind === 'choice') {
    return [`${option.label}: ${option.choices.find((choice) => choice.value === value)?.label ?? ''}`]
  }
  if (value === option.initial || (option.kind === 'text' ? option.linkedAs === undefined : option.isLinked === false))
    return []
  if (option.kind === 'flag') return [value === true ? option.label : `${option.label}: off`]
  return [`${option.label}: ${String(value)}`]
}
