import type { TextSource } from '#core/text-source.ts'
import type { PageEngine } from '#run/lazy-engine.ts'
import { useEngine } from '#run/use-engine.ts'
import { toast } from '#ui/toasts.ts'
import type { Options } from './engine.ts'
import type { WordFrequencies } from './frequencies.ts'
import type { tool } from './tool.ts'

/** Returns a run of its own, which does not cancel the live count, and a function that returns all words as CSV. */
export function useCsv(id: string, manifest: typeof tool, engine: PageEngine<typeof tool, WordFrequencies>) {
  const lister = useEngine(id, manifest, engine)
  const listAll = async (text: TextSource, options: Options) => {
    const all = await lister.run({ text }, { ...options, limit: 1, csv: true })
    if (all?.ok === false) toast(all.message, { destructive: true })
    return all?.ok ? all.result.csv : undefined
  }
  return [lister, listAll] as const
}
