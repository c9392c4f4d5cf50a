import { readdirSync, readFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Files with a name that every tool's folder may have. */
const fixedNames =
  /^tools\/[\w-]+\/((?:tool|card|search|examples|engine|result|suggest)\.ts|view\.tsx|view\.css|about\.mdx)$/

const entryPoints = ['cli/main.ts', 'server/main.ts']

/** By path in `src`, in alphabetical order, without tests and folders. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.\w+$/.test(file) && !/\.test\.tsx?$/.test(file))
  .sort()

/** @param {readonly string[]} paths @returns {string[]} */
function sharedNames(paths) {
  const fixed = new Set(paths.flatMap((path) => fixedNames.exec(path)?.[1] ?? []))
  const others = paths.filter((path) => !fixedNames.test(path) && !entryPoints.includes(path))
  const names = [...fixed, ...others.map((path) => basename(path))]
  return others.filter((path) => names.filter((name) => name === basename(path)).length > 1)
}

/** Returns what a file imports from `src`, types included. @param {string} file @param {string} source */
function importsOf(file, source) {
  return ts.preProcessFile(source).importedFiles.map(({ fileName }) => {
    const path = fileName.replace(/\?.*/, '')
    return path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path)
  })
}

/** @param {ReadonlyMap<string, readonly string[]>} graph @returns {string[]} */
function filesInCycles(graph) {
  return [...graph.keys()].filter((file) => {
    const reached = new Set(graph.get(file))
    for (const other of reached) for (const next of graph.get(other) ?? []) reached.add(next)
    return reached.has(file)
  })
}

test('finds a name that two files have', () => {
  expect(sharedNames(['tools/a/view.tsx', 'tools/b/view.tsx', 'cli/main.ts', 'server/main.ts'])).toEqual([])
  expect(sharedNames(['core/lines.ts', 'tools/a/lines.ts'])).toEqual(['core/lines.ts', 'tools/a/lines.ts'])
  expect(sharedNames(['pages/suggest.ts', 'tools/a/suggest.ts'])).toEqual(['pages/suggest.ts'])
})

test('finds files that import each other, also by type or when they run', () => {
  const sources = Object.entries({
    'a/one.ts': "import type { Two } from './two.ts'",
    'a/two.ts': "export const load = () => import('#b/three.ts')",
    'b/three.ts': "export type One = import('#a/one.ts').One",
    'b/four.ts': "export { one } from '#a/one.ts'",
  })
  const graph = new Map(sources.map(([file, source]) => [file, importsOf(file, source)]))
  expect(filesInCycles(graph)).toEqual(['a/one.ts', 'a/two.ts', 'b/three.ts'])
})

test('no two files in src have one name', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(sharedNames(files)).toEqual([])
})

test('no files in src import each other in a cycle', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file))
  const graph = new Map(code.map((file) => [file, importsOf(file, readFileSync(`src/${file}`, 'utf8'))]))
  expect([...graph.values()].flat().length).toBeGreaterThan(1000)
  expect(filesInCycles(graph)).toEqual([])
})

const styles = files.filter((file) => file.endsWith('.css')).map((file) => [file, readFileSync(`src/${file}`, 'utf8')])

test('every rule is in a cascade layer, except for fonts, browsers without layers, and print', () => {
  const unlayered = styles
    .filter(([, css = '']) => !/^(?:\/\*[^/]*\*\/\s*)*@layer \w+ \{/.test(css))
    .map(([file]) => file)
  expect(unlayered).toEqual(['frame/fonts.css', 'pages/site.css'])
})

test('styles have logical sides', () => {
  const physicalSide = /-(?:left|right)\b.*:|^\s*(?:left|right):|(?:text-align|float): (?:left|right)/m
  expect(styles.filter(([, css = '']) => physicalSide.test(css)).map(([file]) => file)).toEqual([])
})
