import type { Engine } from '#core/tool/engine-interface.ts'
import type { Tool } from '#core/tool/manifest.ts'
import { importAgain } from './import-again.ts'

/** An engine as views use it. Engines of files and long texts run in the worker, which loads them itself. */
export interface PageEngine<T extends Tool, Result> extends Pick<Engine<T, Result>, 'run' | 'print'> {
  /** Loads the engine if necessary. `print` can be called when this resolves. */
  readonly load?: () => Promise<unknown>
}

/** Returns an engine that is loaded with its first run, because an empty page does not need it. */
export function lazyEngine<T extends Tool, Result>(
  importEngine: () => Promise<{ readonly engine: Engine<T, Result> }>,
): PageEngine<T, Result> {
  let loaded: Engine<T, Result> | undefined

  const load = async () => {
    loaded ??= (await importAgain(importEngine)).engine
    return loaded
  }

  return {
    load,
    run: async (...args) => (await load()).run(...args),
    print(result) {
      if (!loaded) throw new Error('the engine has not run yet')
      return loaded.print(result)
    },
  }
}
