// Packs the npm package, installs it into an empty folder without a network, and uses everything in it.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { libraryTools } from '../src/library/library-tools.ts'
import { buildPackage } from './build-package.js'
import { documentedSizes, measureFunction } from './function-sizes.js'

// Building, packing and installing takes about ten seconds.
vi.setConfig({ hookTimeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'textwright-'))
const app = join(folder, 'app')
const installed = join(app, 'node_modules/textwright')
const command = join(app, 'node_modules/.bin/textwright')

/**
 * Runs a program in the folder in which the package is installed.
 *
 * @param {string} program
 * @param {string[]} args
 */
async function run(program, ...args) {
  const { stdout } = await promisify(execFile)(program, args, { cwd: app })
  return stdout
}

/**
 * Fails with the output of a compiler, which reports errors on standard output.
 *
 * @param {Promise<string>} output
 */
async function expectSuccess(output) {
  const problems = await output.catch(
    (/** @type {unknown} */ error) => /** @type {{ stdout: string }} */ (error).stdout,
  )
  expect(problems).toBe('')
}

const documents = ['README.md', 'docs/library.md', 'docs/agents.md', 'docs/command.md', 'content/pages/developers.mdx']

/**
 * The examples in the documents: the blocks of JavaScript, and what each `console.log` prints, which is the comment after it.
 */
const examples = documents
  .flatMap((document) => [...readFileSync(document, 'utf8').matchAll(/^```js\n([^]*?)^```$/gm)])
  .map(([, code = '']) => ({
    code,
    output: [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, expected = '']) => expected),
  }))

/** @param {string} name */
function readJson(name) {
  return /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(join(installed, name), 'utf8')))
}

/** @returns {string} */
function packedFile() {
  return join(app, /** @type {string} */ (readdirSync(app).find((name) => name.endsWith('.tgz'))))
}

/**
 * Returns the modules of other packages that a file of the package imports, also indirectly.
 *
 * @param {string} file
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function foreignImports(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^;]*?["']([^"'\n]+)["'];?$|\bimport\("([^"]+)"\)/gm,
  )
  return [...imports]
    .map(([, path, dynamicPath]) => path ?? dynamicPath ?? '')
    .flatMap((path) => (path.startsWith('.') ? foreignImports(join(dirname(file), path), seen) : [path]))
}

afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('the npm package', () => {
  beforeAll(async () => {
    await buildPackage(join(folder, 'npm'))
    mkdirSync(app)
    writeFileSync(join(app, 'package.json'), '{ "type": "module", "private": true }')
    await run('npm', 'pack', join(folder, 'npm'), '--silent')
    await run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', packedFile())
    writeFileSync(join(app, 'notes.txt'), 'three short words')
  })

  test('is small, has no dependencies and runs no scripts', () => {
    // Two thirds of it are PDF.js and its character maps, which load only when a PDF is read.
    expect(statSync(packedFile()).size).toBeLessThan(2_700_000)
    const keys = Object.keys(readJson('package.json'))
    expect(keys.filter((key) => /dependencies|scripts|private|imports/i.test(key))).toEqual([])
    expect(readdirSync(join(app, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['textwright'])
  })

  test('has the licences of the bundled packages', () => {
    const licenses = readFileSync(join(installed, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
    for (const name of ['@modelcontextprotocol/sdk', 'any-ascii', 'hash-wasm', 'zod']) {
      expect(licenses).toContain(`\n## ${name} - `)
    }
  })

  test('the command', async () => {
    expect(await run(command, 'word-counter', 'notes.txt')).toMatch(/^Words: 3\n/)
    expect(await run(command, 'hash-generator', '--sha1', 'notes.txt')).toMatch(/^[\da-f]{40} {2}notes\.txt\n$/)
    expect(await run(command, 'run', 'case-converter(style=upper)', 'notes.txt')).toBe('THREE SHORT WORDS\n')
    expect(await run(command, '--version')).toBe(`${String(readJson('package.json')['version'])}\n`)
  })

  test.each(examples)('the example $code', async ({ code, output }) => {
    writeFileSync(join(app, 'example.js'), code)
    expect((await run(process.execPath, 'example.js')).trimEnd().split('\n')).toEqual(output)
    expect(output).toHaveLength(code.split('console.log(').length - 1)
  })

  test('the documents name its version', () => {
    const named = documents.flatMap(
      (document) => readFileSync(document, 'utf8').match(/(?<=textwright[-@])\d+\.\d+\.\d+/g) ?? [],
    )
    expect(new Set(named)).toEqual(new Set([readJson('package.json')['version']]))
  })

  test('has every tool', async () => {
    const names = await run(
      process.execPath,
      '-e',
      'import("textwright").then((all) => console.log(Object.keys(all).join()))',
    )
    const functions = libraryTools.map(({ functionName }) => functionName)
    expect(names.trim().split(',').sort()).toEqual(['InputError', 'readDocument', ...functions].sort())
  })

  test.each(['index.js', 'recipes.js'])('%s imports nothing, not even from Node', (name) => {
    // Named in code of PDF.js that never runs here: it starts no worker and decodes no pictures.
    const unused = new Set(['module', '${url}'])
    expect(foreignImports(join(installed, 'dist', name)).filter((imported) => !unused.has(imported))).toEqual([])
  })

  test('only the command mcp loads the SDK', () => {
    const chunks = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
    const withSdk = chunks.filter(
      (name) =>
        name.endsWith('.js') &&
        readFileSync(join(installed, 'dist', name), 'utf8').includes('notifications/initialized'),
    )
    expect(withSdk).toEqual([join('chunks', 'serve.js')])
    expect(readFileSync(join(installed, 'dist/cli/main.js'), 'utf8')).toMatch(/import\("\.\.\/chunks\/serve\.js"\)/)
  })

  describe('the types', () => {
    const compiler = join(import.meta.dirname, '../node_modules/@typescript/native/bin/tsc')

    /**
     * Compiles files as a project that uses the package does.
     *
     * @param {...string} args
     */
    async function compile(...args) {
      await expectSuccess(run(process.execPath, compiler, '--noEmit', '--strict', '--target', 'ES2022', ...args))
    }

    const projects = ['--module NodeNext', '--module ESNext --moduleResolution bundler'].flatMap((resolution) =>
      ['ES2022', 'ES2023,DOM'].flatMap((lib) => [
        `${resolution} --lib ${lib}`,
        `${resolution} --lib ${lib} --skipLibCheck`,
      ]),
    )

    beforeAll(() => {
      const wrongOptions = libraryTools.map(
        ({ functionName }) => `
        // @ts-expect-error An unknown option
        void all.${functionName}({} as never, { noSuchOption: true })
        // @ts-expect-error An unknown setting
        void all.${functionName}({} as never, {}, { noSuchSetting: 1 })`,
      )
      writeFileSync(join(app, 'every-tool.ts'), `import * as all from 'textwright'\n${wrongOptions.join('')}`)
      writeFileSync(
        join(app, 'sample.ts'),
        `
        import { InputError, base64Encoder, caseConverter, textDiff, wordCounter } from 'textwright'
        import { run, type RecipeResult } from 'textwright/recipes'

        const counts = await wordCounter({ text: 'a' }, { goal: 500 })
        export const words: number = counts.words
        export const percent: number | undefined = counts.goal?.percent
        const { text }: { text: string } = await caseConverter({ text: 'a' }, { style: 'snake' }, { seed: 1 })
        await base64Encoder({ text: new Uint8Array() })
        const recipe: RecipeResult = await run('line-sorter', text)
        export const values: unknown[] = [recipe.text, new InputError('a').detail]

        const texts = { original: 'a', modified: 'b' }
        export const line: number | undefined = (await textDiff(texts)).changes[0]?.line
        export const { added }: { added: number } = await textDiff(texts, { ignoreCase: true })
        export const { patch }: { patch: string } = await textDiff(texts, { mode: 'aligned' })
        export const { both }: { both: { count: number } } = await textDiff(texts, { mode: 'lists' })
        declare const mode: 'aligned' | 'lists'
        const either = await textDiff(texts, { mode })
        export const either2: string | number = either.mode === 'lists' ? either.both.count : either.patch

        // @ts-expect-error The comparison by position has no patch
        void (await textDiff(texts)).patch
        // @ts-expect-error Lists have no changes
        void (await textDiff(texts, { mode: 'lists' })).changes
        // @ts-expect-error An unknown option
        await textDiff(texts, { ignoreCaps: true })
        // @ts-expect-error A wrong value
        await textDiff(texts, { mode: 'words' })
        // @ts-expect-error An unknown option
        await wordCounter({ text: 'a' }, { gaol: 500 })
        // @ts-expect-error A wrong value
        await caseConverter({ text: 'a' }, { style: 'wavy' })
        // @ts-expect-error A missing text
        await textDiff({ original: 'a' })
        // @ts-expect-error Bytes for a tool that reads text
        await wordCounter({ text: new Uint8Array() })
        // @ts-expect-error An unknown field
        counts.word
      `,
      )
    })

    test.each(projects)('with %s', async (options) => {
      await compile(...options.split(' '), '--exactOptionalPropertyTypes', 'sample.ts', 'every-tool.ts')
    })

    test('of the examples', async () => {
      const files = examples.map(({ code }, index) => {
        const file = `example-${String(index)}.ts`
        writeFileSync(join(app, file), code)
        return file
      })
      await compile('--module', 'NodeNext', '--lib', 'ES2023,DOM', ...files)
    })
  })

  describe('docs/library.md', () => {
    const documented = documentedSizes(readFileSync('docs/library.md', 'utf8'))

    test('names the size of every function', () => {
      const functions = libraryTools.map(({ functionName }) => functionName)
      expect(documented.map(({ name }) => name).sort()).toEqual([...functions, 'readDocument'].sort())
    })

    // After a larger change, `node scripts/function-sizes.js` writes the table again.
    test.each(documented)('$name has about that size', async ({ name, ...sizes }) => {
      const measured = await measureFunction(name, app)
      for (const [key, size] of Object.entries(sizes)) {
        const actual = measured[/** @type {keyof typeof sizes} */ (key)]
        expect(Math.abs(actual - size), `${key}: ${String(actual)} bytes`).toBeLessThanOrEqual(
          Math.max(500, size * 0.1),
        )
      }
    })

    test.each([
      ['wordCounter', 'compressed', 17_000],
      ['slugGenerator', 'minified', 120_000],
    ])('%s is small: %s', (name, key, limit) => {
      const sizes = documented.find((size) => size.name === name)
      expect(sizes?.[/** @type {'minified' | 'compressed'} */ (key)]).toBeLessThan(limit)
    })
  })

  test('an agent', async () => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StdioClientTransport({ command, args: ['mcp', '--allow', app], cwd: folder }))
    expect((await client.listTools()).tools).toHaveLength(libraryTools.length + 1)
    const call = (/** @type {string} */ name, /** @type {Record<string, unknown>} */ args) =>
      client.callTool({ name, arguments: args })
    expect(await call('word-counter', { textFile: 'notes.txt' })).toMatchObject({ structuredContent: { words: 3 } })
    expect(await call('run-recipe', { recipe: 'line-sorter', text: 'b\na' })).toMatchObject({
      structuredContent: { text: 'a\nb' },
    })
    expect(await call('word-counter', { textFile: '../npm/package.json' })).toMatchObject({ isError: true })
    await client.close()
  })
})
