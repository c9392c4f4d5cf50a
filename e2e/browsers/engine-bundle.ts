import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Folder of the test page. */
export const engineFolder = join(root, '.cache/browsers/engines')

/** Number of runs per engine. */
export const casesPerTool = Number(process.env['CASES'] ?? 150)

async function bundle() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: engineFolder,
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: join(import.meta.dirname, 'run-cases.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'run-cases.js' },
      },
    },
  })
}

/** Builds the engines for the test page and records their results in Node. */
export async function prepareEngines() {
  rmSync(engineFolder, { recursive: true, force: true })
  await bundle()
  mkdirSync(join(engineFolder, 'expected'), { recursive: true })
  const script = `
    import { writeFileSync } from 'node:fs'
    import { runAllCases } from ${JSON.stringify(pathToFileURL(join(engineFolder, 'run-cases.js')).href)}
    for await (const { id, expected } of runAllCases(${String(casesPerTool)})) {
      writeFileSync('${join(engineFolder, 'expected')}/' + id + '.json', JSON.stringify(expected))
    }
  `
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The engines did not run in Node')
  const importCases = `<script>globalThis.engines = import('/run-cases.js')</script>`
  const page = `<!doctype html><meta charset="utf-8"><title>Engines</title>${importCases}`
  writeFileSync(join(engineFolder, 'index.html'), page)
}
