import { use } from 'react'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import { uniqueFileNames } from '#core/file-names.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { formatSharedRecipe } from '#core/recipe/share-recipe.ts'
import { toTextFile } from '#run/document-file.ts'
import { reportTo, zipInWorker } from '#run/file-worker.ts'
import { runInWorker } from '#run/run-in-worker.ts'
import { type FinishedFile, ManyFiles } from '#ui/many-files/many-files.tsx'
import type { FileRun } from '#ui/many-files/file-queue.ts'
import type { FilesPanelProps } from '#ui/tool-context.ts'
import type { EditedStep } from './edit-steps.ts'
import { StepsContext } from './steps-context.ts'

/** Runs the recipe on several files. */
export default function RecipeFiles({ files, onClose }: FilesPanelProps) {
  const steps = use(StepsContext)
  return (
    <ManyFiles<File>
      files={files}
      settings={formatSharedRecipe(steps)}
      run={(file, run) => runOnFile(steps, file, run)}
      downloadLabel="Download zip"
      pack={packZip}
      onClose={onClose}
    />
  )
}

/** Returns undefined if it was cancelled. */
async function runOnFile(
  steps: readonly EditedStep[],
  file: File,
  { signal, onProgress }: FileRun,
): Promise<Outcome<File> | undefined> {
  const active = steps.filter(({ isOn }) => isOn)
  if (active.length === 0) return { ok: false, message: 'The recipe has no steps yet.' }
  // What a checksum tool reads are bytes.
  const [first] = Object.values(active[0]?.tool.inputs ?? {})
  const input =
    first?.kind === 'bytes' ? { ok: true as const, result: file } : await toTextFile(file, { signal, onProgress })
  if (!input?.ok) return input
  let done = 0
  const outcome = await runInWorker<{ readonly text: string }>(
    { kind: 'recipe', steps, file: input.result },
    {
      signal,
      onProgress: reportTo((part) => onProgress((done + part) / active.length)),
      onStep: () => {
        done += 1
        onProgress(done / active.length)
      },
    },
  )
  if (outcome?.ok === false && done > 0) {
    return { ...outcome, message: `${active[done]?.tool.name ?? ''}: ${outcome.message}` }
  }
  if (!outcome?.ok) return outcome
  const chunks = chunkedResultOf(outcome.result)?.chunks ?? [outcome.result.text]
  return { ok: true, result: new File([...chunks], input.result.name) }
}

async function packZip(finished: readonly FinishedFile<File>[], run: FileRun) {
  const names = uniqueFileNames(finished.map(({ result }) => result.name))
  const entries = finished.map(({ result }, index) => ({ name: names[index] as string, content: result }))
  const zip = await zipInWorker(entries, run)
  return zip?.ok ? { ok: true as const, result: { name: 'recipe.zip', content: zip.result } } : zip
}
