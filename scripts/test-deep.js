// Tries every property ten times as often, and every engine with 10,000 random inputs. Takes the same filters as vitest:
// `npm run test:deep -- every-tool -t word-counter`.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

function propertyTests() {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => join('src', file))
  return files.filter(
    (file) => /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"),
  )
}

const given = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...(given.length > 0 ? given : propertyTests())],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DEEP_TESTS: '1' } },
)
process.exitCode = status ?? 1
