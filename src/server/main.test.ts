import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import * as net from 'node:net'
import { join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { runProgram, useServer, startProgram } from '#test/sample-process.ts'

// Tests the production server: bundled, in its own process, with a site and the installed packages.
const folder = useServer()

beforeAll(() => {
  mkdirSync(join(folder, 'dist/site/blog'))
  writeFileSync(join(folder, 'dist/site/blog/_post.html'), 'a post')
})

function run(environment: Record<string, string>) {
  return runProgram(join(folder, 'dist/server/main.js'), [], { PORT: '0', ...environment }).ended
}

const article = (slug: string, body: string) =>
  `---\ntitle: A\nslug: ${slug}\nexcerpt: A\ncategory: A\npublishedDat: 2025-01-01\n---\n${body}\n`

test('serves the pages, and the articles in the content folder', async () => {
  mkdirSync(join(folder, 'content/blog'), { recursive: true })
  writeFileSync(join(folder, 'content/blog/a.md'), article('a', '[Count](/tools/word-counter).'))
  const { child, ended, origin } = await startProgram(folder, { LOG: 'off' })
  expect(await (await fetch(origin)).text()).toBe('home')
  const response = await fetch(`${origin}/cda/spaces/textwright/entries?access_token=x`)
  expect(await response.json()).toMatchObject({ total: 1, items: [{ fields: { slug: 'a' } }] })
  // The post is newer than the build, so it has no prerendered page.
  const post = await fetch(`${origin}/blog/a`)
  expect([post.status, await post.text()]).toEqual([200, 'a post'])
  expect((await fetch(`${origin}/blog/b`)).status).toBe(404)
  child.kill()
  expect((await ended).stdout).toBe(`Textwright is running at ${origin}\n`)
})

test('reports invalid articles with file and line', async () => {
  writeFileSync(join(folder, 'content/blog/b.md'), article('b', '# One'))
  const { code, stderr } = await run({})
  rmSync(join(folder, 'content/blog/b.md'))
  expect([code, stderr]).toEqual([
    1,
    `The blog has a problem:\n${relative('', folder)}/content/blog/b.md:8: Headings start at the second level: ## …\n`,
  ])
})

test('rejects an invalid setting in one sentence', async () => {
  expect(await run({ PORT: 'http' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT is “http”, but it must be a whole number from 0 to 65535.\n',
  })
})

test('prints a one-sentence error if the port is already in use', async () => {
  const other = net.createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as net.AddressInfo).port)
  const outcome = await run({ PORT: port })
  other.close()
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=8080 npm start\n`,
  })
})

test('reports an unavailable host in one sentence', async () => {
  const { code, stderr } = await run({ HOST: '192.0.2.1', PORT: '4173' })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Textwright can’t be served at http:\/\/192\.0\.2\.1:4173: .+\.\n$/)
})
