import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { tools } from '#tools/registry.ts'
import { writeManPage } from './man-page.ts'

const page = writeManPage({ version: '1.2.3', tools, engines: new Map() })

function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version']).status === 0
}

// Skipped on a machine without these programs.
test.skipIf(!isInstalled('groff'))('groff formats the page without warnings', () => {
  const { stderr, status } = spawnSync('groff', ['-man', '-ww', '-Kutf8', '-Tutf8'], { input: page, encoding: 'utf8' })
  expect([stderr, status]).toEqual(['', 0])
})

test.skipIf(!isInstalled('man'))('man shows every tool and option', () => {
  const env = { ...process.env, MANWIDTH: '1000', LC_ALL: 'C.UTF-8', PAGER: 'cat' }
  const { stdout } = spawnSync('man', ['-l', '-'], { input: page, encoding: 'utf8', env })
  const text = stripVTControlCharacters(stdout)
  for (const { id } of tools) expect(text).toMatch(new RegExp(`^ +${id} \\[OPTION…\\]`, 'm'))
  expect(text).toContain('--in-place[=SUFFIX]')
  expect(text).toContain('--allow DIR')
  expect(text).toContain('hash-generator: Several files give a line each, as sha256sum prints it')
  expect(text).toContain('textwright 1.2.3')
  // Characters that roff would change.
  expect(text).toContain(String.raw`write \" for a quote, \\ for a backslash`)
})

test('a line that starts with a dot is not a macro', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('.'))
  expect(lines.filter((line) => !/^\.(?:TH|SH|SS|TP|PP|B|br|nf|fi)\b/.test(line))).toEqual([])
})
