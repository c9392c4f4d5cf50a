import type { AnyEngine } from '#core/tool.ts'
import { ensureSegmenter } from './segmenter.ts'

const loaders = import.meta.glob<AnyEngine>('/src/tools/*/engine.ts', { import: 'engine' })

/** Every engine, found by its folder and loaded when first asked for. */
export async function loadEngine(id: string): Promise<AnyEngine> {
  const load = loaders[`/src/tools/${id}/engine.ts`]
  if (!load) throw new Error(`there is no engine for ${id}`)
  await ensureSegmenter()
  return load()
}
