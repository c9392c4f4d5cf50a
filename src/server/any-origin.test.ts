import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import * as http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeholderOrigin } from '#config/site.ts'
import { hello, runProgram, useServer, startProgram } from '#test/sample-process.ts'

const folder = useServer({ origin: placeholderOrigin })
const data = mkdtempSync(join(tmpdir(), 'textwright-data-'))
const words = 'many words '.repeat(100)
const pageFor = (origin: string) =>
  `<html data-origin="${origin}"><link rel="canonical" href="${origin}/about">${words}`
const page = pageFor(placeholderOrigin)

beforeAll(() => {
  const site = join(folder, 'dist/site')
  mkdirSync(join(site, '.well-known'))
  writeFileSync(join(site, 'about.html'), page)
  // What the build compressed must not be served.
  writeFileSync(join(site, 'about.html.br'), brotliCompressSync(page))
  writeFileSync(join(site, 'about.html.gz'), gzipSync(page))
  writeFileSync(join(site, '404.html'), `<html data-origin="${placeholderOrigin}">`)
  writeFileSync(join(site, 'sitemap.xml'), `<loc>${placeholderOrigin}/about</loc>`)
  writeFileSync(join(site, 'robots.txt'), `Sitemap: ${placeholderOrigin}/sitemap.xml\n`)
  writeFileSync(join(site, '.well-known/security.txt'), 'Contact: mailto:contact@origin.invalid\nContact: b\n')
})

afterAll(() => {
  rmSync(data, { recursive: true })
})

function start(environment: Record<string, string>) {
  return startProgram(folder, { DATA_DIR: data, LOG: 'off', ...environment })
}

/** Does not decompress the response, unlike `fetch`. */
async function request(port: number, path: string, encoding = 'identity') {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ port, path, headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject)
  })
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test('one build serves two origins at the same time', async () => {
  const etags = new Set<string | undefined>()
  const servers = new Map([
    ['https://a.example', await start({ SITE_ORIGIN: 'https://a.example' })],
    ['http://b.example:8080', await start({ SITE_ORIGIN: 'http://b.example:8080/' })],
  ])
  for (const [origin, { port }] of servers) {
    const { status, headers, body } = await request(port, '/about')
    expect([status, String(body)]).toEqual([200, pageFor(origin)])
    etags.add(headers.etag)
    expect(headers['strict-transport-security'] !== undefined).toBe(origin.startsWith('https:'))

    const brotli = await request(port, '/about', 'br')
    const gzip = await request(port, '/about', 'gzip')
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect([brotli.headers.etag, gzip.headers.etag]).toEqual([headers.etag, headers.etag])
    expect(String(brotliDecompressSync(brotli.body))).toBe(pageFor(origin))
    expect(String(gunzipSync(gzip.body))).toBe(pageFor(origin))

    expect(String((await request(port, '/sitemap.xml')).body)).toBe(`<loc>${origin}/about</loc>`)
    expect(String((await request(port, '/robots.txt')).body)).toBe(`Sitemap: ${origin}/sitemap.xml\n`)
    const notFound = await request(port, '/nothing')
    expect([notFound.status, String(notFound.body)]).toEqual([404, `<html data-origin="${origin}">`])
    // A file without placeholders comes from the build.
    expect(String((await request(port, '/')).body)).toBe('home')
  }
  expect(etags.size).toBe(2)
})

test('the form accepts messages from the origin that the server was given', async () => {
  const { origin } = await start({ SITE_ORIGIN: 'https://a.example' })
  const body = new URLSearchParams({
    name: 'Ann',
    email: 'ann@example.com',
    subject: 'A question',
    message: 'A long enough message.',
  })
  const send = async (sender: string) =>
    (await fetch(`${origin}/f/contact`, { method: 'POST', body, headers: { Origin: sender } })).status
  expect([await send('https://a.example'), await send('https://b.example')]).toEqual([200, 403])
})

test('one build serves any base path', async () => {
  writeFileSync(join(folder, 'dist/site/linked.html'), '<html data-base="/base.invalid"><a href="/base.invalid/about">')
  for (const environment of [
    { SITE_ORIGIN: 'https://a.example/a/b' },
    { SITE_ORIGIN: 'https://a.example', BASE_PATH: '/a/b/' },
  ]) {
    const { port, origin } = await start(environment)
    expect(String((await request(port, '/a/b/linked')).body)).toBe('<html data-base="/a/b"><a href="/a/b/about">')
    expect((await request(port, '/linked')).status).toBe(404)
    expect((await request(port, '/a/b/healthz')).status).toBe(200)
    const body = new URLSearchParams({ ...hello, message: 'A long enough message.' })
    const send = (accept: string) =>
      fetch(`${origin}/a/b/f/contact`, { method: 'POST', body, headers: { Accept: accept }, redirect: 'manual' })
    expect(await (await send('application/json')).json()).toEqual({ ok: true, next: '/a/b/contact/sent' })
    expect((await send('text/html')).headers.get('Location')).toBe('/a/b/contact/sent')
    body.delete('email')
    expect((await send('text/html')).headers.get('Location')).toBe('/a/b/contact/problem')
  }
})

test('the server says its base path when it starts', async () => {
  const { child, ended } = await start({ BASE_PATH: '/a/b' })
  child.kill()
  expect((await ended).stdout).toMatch(/ at http:\/\/127\.0\.0\.1:\d+\/a\/b\/\n$/)
})

test('two different paths are reported in one sentence', async () => {
  const { ended } = runProgram(join(folder, 'dist/server/main.js'), [], {
    ...{ PORT: '0', SITE_ORIGIN: 'https://a.example/a', BASE_PATH: '/b' },
  })
  expect(await ended).toEqual({
    code: 1,
    stdout: '',
    stderr: 'SITE_ORIGIN has the path /a, but BASE_PATH is “/b”: set only one of them.\n',
  })
})

test('without SITE_ORIGIN and CONTACT_EMAIL, the site is local and has no address', async () => {
  const { port } = await start({})
  expect(String((await request(port, '/about')).body)).toBe(pageFor('http://127.0.0.1:4173'))
  expect((await request(port, '/.well-known/security.txt')).status).toBe(404)
})

test('CONTACT_EMAIL is filled in', async () => {
  const { port } = await start({ CONTACT_EMAIL: 'owner@a.example' })
  const { body } = await request(port, '/.well-known/security.txt')
  expect(String(body)).toBe('Contact: mailto:owner@a.example\nContact: b\n')
})

test('an invalid SITE_ORIGIN is reported in one sentence', async () => {
  const { ended } = runProgram(join(folder, 'dist/server/main.js'), [], { PORT: '0', SITE_ORIGIN: 'a.example' })
  expect(await ended).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'SITE_ORIGIN is “a.example”, but it must be an address like https://example.com or https://example.com/text.\n',
  })
})

test('the run folder is removed when the server ends', async () => {
  const temporary = mkdtempSync(join(data, 'tmp-'))
  const { child, ended } = await start({ TMPDIR: temporary })
  expect(readdirSync(temporary)).toHaveLength(1)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
  expect(readdirSync(temporary)).toEqual([])
})

test('the run folder is removed when the server is stopped while it starts', async () => {
  // Compressing it takes a while.
  writeFileSync(join(folder, 'dist/site/long.html'), page.repeat(5000))
  const temporary = mkdtempSync(join(data, 'tmp-'))
  const { child, ended } = runProgram(join(folder, 'dist/server/main.js'), [], {
    ...{ PORT: '0', DATA_DIR: data, TMPDIR: temporary },
  })
  const watcher = watch(temporary)
  await once(watcher, 'change')
  child.kill('SIGTERM')
  watcher.close()
  expect(await ended).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(readdirSync(temporary)).toEqual([])
})

test('a temporary folder that cannot be written is reported in one sentence', async () => {
  const { ended } = runProgram(join(folder, 'dist/server/main.js'), [], { PORT: '0', TMPDIR: '/missing' })
  const { code, stderr } = await ended
  expect(code).toBe(1)
  expect(stderr).toMatch(/^The pages can’t be written to \/missing: .*\.\n$/)
})
