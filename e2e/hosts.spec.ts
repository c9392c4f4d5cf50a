import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'

const dist = join(import.meta.dirname, '../dist')

/** What a server tells of itself, or nothing where there is none. */
function runCommand(command: string, argument: string): string | undefined {
  const { error, stdout, stderr } = spawnSync(command, [argument], { encoding: 'utf8' })
  return error ? undefined : stdout + stderr
}

const nginxTells = runCommand('nginx', '-V')
const nginxHasBrotli = nginxTells?.includes('brotli') === true

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The example as the build wrote it, but for where it listens and where the files are. */
function writeNginxConfig(folder: string, port: number): string {
  const example = readFileSync(join(dist, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${String(port)};`)
    .replace('root /var/www/textwright;', `root ${join(dist, 'site')};`)
    .replace('# brotli_static on;', nginxHasBrotli ? 'brotli_static on;' : '')
  writeFileSync(join(folder, 'site.conf'), example)
  const types = join(dirname(/--conf-path=(\S+)/.exec(nginxTells ?? '')?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types')
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  const file = join(folder, 'nginx.conf')
  const lines = [
    'daemon off;',
    // As root it would become somebody who may not read our files.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    'error_log stderr;',
    'events { }',
    `http { access_log off; ${temporary.join(' ')} include ${types}; include ${folder}/site.conf; }`,
  ]
  writeFileSync(file, lines.join('\n'))
  return file
}

/** The same for Caddy. */
function writeCaddyConfig(folder: string, port: number): string {
  const example = readFileSync(join(dist, 'Caddyfile'), 'utf8')
    .replace(':80 {', `http://127.0.0.1:${String(port)} {`)
    .replace('root * /var/www/textwright', `root * ${join(dist, 'site')}`)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${example}`)
  return file
}

const hosts = [
  {
    name: 'nginx',
    isHere: nginxTells !== undefined,
    encodings: nginxHasBrotli ? ['gzip', 'br'] : ['gzip'],
    start: (folder: string, port: number) => ['-p', folder, '-c', writeNginxConfig(folder, port)],
    end: 'SIGQUIT' as const,
  },
  {
    name: 'caddy',
    isHere: runCommand('caddy', 'version') !== undefined,
    encodings: ['gzip', 'br'],
    start: (folder: string, port: number) => [
      'run',
      '--adapter',
      'caddyfile',
      '--config',
      writeCaddyConfig(folder, port),
    ],
    end: 'SIGTERM' as const,
  },
]

for (const { name, isHere, encodings, start, end } of hosts)
  test.describe(name, { tag: '@deep' }, () => {
    test.skip(!isHere, `${name} is not installed, so its example was not tried.`)
    // One of it serves them all.
    test.describe.configure({ mode: 'default' })

    let host: ChildProcess
    let folder = ''
    let origin = ''

    test.beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), `textwright-${name}-`))
      const port = await findFreePort()
      origin = `http://127.0.0.1:${String(port)}`
      // It would keep what it knows in the home of whoever runs the test.
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
      host = spawn(name, start(folder, port), { env, stdio: ['ignore', 'inherit', 'inherit'] })
      await expect
        .poll(() =>
          fetch(origin).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true)
    })

    test.afterAll(async () => {
      const ended = once(host, 'exit')
      host.kill(end)
      await ended
      rmSync(folder, { recursive: true })
    })

    /** The same question to it and to our own server. */
    async function requestBoth(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
      const options = { headers, maxRedirects: 0 }
      return Promise.all([request.get(origin + path, options), request.get(path, options)])
    }

    function headersOf(response: APIResponse, names: readonly string[]) {
      const headers = response.headers()
      return Object.fromEntries(names.map((name) => [name, headers[name]]))
    }

    /** Without the character set, and with the older name of scripts that nginx goes by. */
    function typeOf(response: APIResponse) {
      return response.headers()['content-type']?.replace(/;.*/, '').replace('application/javascript', 'text/javascript')
    }

    const everyResponse = [
      'content-security-policy',
      'cache-control',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]

    function findAsset(start: string): string {
      const names = readdirSync(join(dist, 'site/assets')).filter((name) => !/\.(?:br|gz)$/.test(name))
      return `/assets/${names.find((name) => name.startsWith(start)) ?? ''}`
    }

    const there = ['/', '/?tool=word-counter', '/about', '/tools/word-counter?a=/blog', '/start.js', '/sw.js']
    const reading = ['/blog', '/contact', '/manifest.webmanifest'].filter((path) =>
      ['', '.html'].some((end) => existsSync(join(dist, `site${path}${end}`))),
    )
    const notThere = ['/nowhere', '/nowhere/', '/nowhere.html', '/tools/nowhere', '/contact/nowhere', '/blog/nowhere/']
    const notPages = [
      '/404',
      '/404.html',
      '/assets',
      '/assets/old-Ab12.js',
      '/index.html.gz',
      '/_headers',
      '/_redirects',
    ]
    // Decoded and resolved, each would be another page, under the policy of the one it names first.
    const ambiguous = [
      '/contact/..%2ftools/word-counter',
      '/contact/..%2Fabout',
      '/blog/%2e%2e%2fabout',
      '/contact/.%2e%2f',
      '/blog%2fnowhere',
    ]
    const moved = ['/index', '/index.html', '/about/', '/about.html?a=1', '/about/index.html', '/tools', '/tools/?a=1']

    test('answers as our own server does', async ({ request }) => {
      const assets = ['engine.worker-', 'index-', 'figtree-'].map(findAsset)
      for (const path of [...there, ...reading, ...assets, ...notThere, ...notPages, ...ambiguous, ...moved]) {
        const [theirs, ours] = await requestBoth(request, path)
        expect.soft(theirs.status(), path).toBe(ours.status())
        expect.soft(headersOf(theirs, everyResponse), path).toEqual(headersOf(ours, everyResponse))
        expect.soft(theirs.headers()['location'], path).toBe(ours.headers()['location'])
        if (ours.status() === 308) continue
        expect.soft((await theirs.body()).equals(await ours.body()), `the content of ${path}`).toBe(true)
        expect.soft(typeOf(theirs), path).toBe(typeOf(ours))
      }
    })

    const neutralPage = join(dist, 'site/blog/_post.html')

    test('answers for posts newer than the build with the neutral page', async ({ request }) => {
      for (const path of ['/blog/newer-than-the-build', '/blog/_post']) {
        const response = await request.get(origin + path)
        expect(response.status(), path).toBe(200)
        expect((await response.body()).equals(readFileSync(neutralPage)), path).toBe(true)
      }
    })

    test('sends what the build has compressed', async ({ request }) => {
      for (const path of ['/', '/tools/word-counter', findAsset('frame-')]) {
        for (const encoding of encodings) {
          const response = await request.get(origin + path, { headers: { 'Accept-Encoding': encoding } })
          expect(response.headers()).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
          const file = path === '/' ? '/index.html' : existsSync(join(dist, 'site', path)) ? path : `${path}.html`
          const compressed = readFileSync(join(dist, 'site', `${file}.${encoding === 'br' ? 'br' : 'gz'}`))
          // Caddy does not say how long it is, and compresses nothing itself.
          if (name !== 'caddy') expect(response.headers()['content-length']).toBe(String(compressed.length))
        }
      }
    })

    test('leads nobody to another site, nor out of its folder', async ({ request }) => {
      for (const path of ['/..%2fnginx.conf', '/assets/..%2f..%2fnginx.conf', '/.%2e/nginx.conf']) {
        expect((await request.get(origin + path)).status(), path).toBeGreaterThanOrEqual(400)
      }
      for (const path of [
        '//evil.example/',
        '//evil.example/about/',
        '///about/',
        '/%5Cevil.example/',
        '/about%0d%0aA:b/',
      ]) {
        const response = await request.get(origin + path, { maxRedirects: 0 })
        expect.soft(response.headers()['location'] ?? '/', path).toMatch(/^\/(?![/\\])/)
        expect.soft(response.headers(), path).not.toHaveProperty('a')
      }
    })
  })
