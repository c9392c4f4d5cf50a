import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Makes a copy of the project, in which builds do not disturb other tests. Returns its folder. */
export function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'textwright-project-'))
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ':!node_modules'],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
  for (const file of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    cpSync(join(root, file), join(project, file))
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: project })
  return project
}

/** Builds a copy of the project and returns the folder of the build. */
export async function buildProject(project: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, ['scripts/build.js'], {
    cwd: project,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`the build ended with ${String(code)}`)
  return realpathSync(join(project, 'dist'))
}
