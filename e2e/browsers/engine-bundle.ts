import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { toolIds } from '../tool-ids.ts'

const root = join(import.meta.dirname, '../..')

/** What the test page is served from. */
export const engineFolder = join(root, '.cache/browsers/engines')

/** How many runs each engine gets. */
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
      rolldownOptions: {
        input: join(import.meta.dirname, 'run-cases.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'run-cases.js' },
      },
    },
  })
}

/** Builds the engines for the test page, and writes down what they do in Node. */
export async function prepareEngines() {
  rmSync(engineFolder, { recursive: true, force: true })
  await bundle()
  mkdirSync(join(engineFolder, 'expected'), { recursive: true })
  const script = `
    import { writeFileSync } from 'node:fs'
    import { runCases } from ${JSON.stringify(pathToFileURL(join(engineFolder, 'run-cases.js')).href)}
    for (const id of ${JSON.stringify(toolIds)}) {
      writeFileSync(\`${join(engineFolder, 'expected')}/\${id}.json\`, JSON.stringify(await runCases(id, ${String(casesPerTool)})))
    }
  `
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The engines did not run in Node')
  const page = `<!doctype html><meta charset="utf-8"><title>Engines</title>
    <script type="module">import { compareWithNode } from '/run-cases.js'; globalThis.compareWithNode = compareWithNode</script>`
  writeFileSync(join(engineFolder, 'index.html'), page)
}
