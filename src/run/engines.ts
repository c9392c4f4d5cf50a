import type { AnyEngine } from '#core/tool/engine-interface.ts'

const loaders = import.meta.glob<AnyEngine>('/src/tools/*/engine.ts', { import: 'engine' })

/** Loads a tool's engine by the name of the tool's folder. */
export async function loadEngine(id: string): Promise<AnyEngine> {
  const load = loaders[`/src/tools/${id}/engine.ts`]
  if (!load) throw new Error(`no engine for ${id}`)
  return load()
}
