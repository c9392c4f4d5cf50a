import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'
import { freePort } from '../scripts/free-port.js'

const dist = join(import.meta.dirname, '../dist')

/** Returns the output of a command, or undefined if it is not installed. */
function runCommand(command: string, argument: string): string | undefined {
  const { error, stdout, stderr } = spawnSync(command, [argument], { encoding: 'utf8' })
  return error ? undefined : stdout + stderr
}

const nginxVersion = runCommand('nginx', '-V')
const nginxHasBrotli = nginxVersion?.includes('brotli') === true

/** Writes the build's example configuration with another address and folder. */
function writeNginxConfig(folder: string, port: number): string {
  const example = readFileSync(join(dist, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${String(port)};`)
    .replace('listen [::]:80;', '')
    .replace('root /var/www/textwright;', `root ${join(dist, 'site')};`)
    .replace('# brotli_static on;', nginxHasBrotli ? 'brotli_static on;' : '')
  writeFileSync(join(folder, 'site.conf'), example)
  const types = join(
    dirname(/--conf-path=(\S+)/.exec(nginxVersion ?? '')?.[1] ?? '/etc/nginx/nginx.conf'),
    'mime.types',
  )
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  const file = join(folder, 'nginx.conf')
  const lines = [
    'daemon off;',
    // As root, nginx would switch to a user who cannot read the files.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    'error_log stderr;',
    'events { }',
    `http { access_log off; ${temporary.join(' ')} include ${types}; include ${folder}/site.conf; }`,
  ]
  writeFileSync(file, lines.join('\n'))
  return file
}

/** Like `writeNginxConfig`, for Caddy. */
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
    isInstalled: nginxVersion !== undefined,
    encodings: nginxHasBrotli ? ['gzip', 'br'] : ['gzip'],
    start: (folder: string, port: number) => ['-p', folder, '-c', writeNginxConfig(folder, port)],
    end: 'SIGQUIT' as const,
  },
  {
    name: 'caddy',
    isInstalled: runCommand('caddy', 'version') !== undefined,
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

for (const { name, isInstalled, encodings, start, end } of hosts)
  test.describe(name, { tag: '@deep' }, () => {
    test.skip(!isInstalled, `${name} is not installed, so its example was not tested.`)
    // All tests share one server.
    test.describe.configure({ mode: 'default' })

    let host: ChildProcess
    let folder = ''
    let origin = ''

    test.beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), `textwright-${name}-`))
      const port = await freePort()
      origin = `http://127.0.0.1:${String(port)}`
      // Caddy would otherwise store data in the user's home folder.
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

    /** Sends the same request to the host and to the site's own server. */
    async function requestBoth(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
      const options = { headers, maxRedirects: 0 }
      return Promise.all([request.get(origin + path, options), request.get(path, options)])
    }

    function headersOf(response: APIResponse, names: readonly string[]) {
      const headers = response.headers()
      return Object.fromEntries(names.map((name) => [name, headers[name]]))
    }

    /** Returns the content type without charset, and with the current type for scripts, for which nginx uses an older one. */
    function typeOf(response: APIResponse) {
      return response.headers()['content-type']?.replace(/;.*/, '').replace('application/javascript', 'text/javascript')
    }

    /** Removes what the site's own server fills in: the origin, the base path, and the versions of pages in the service worker. */
    function withoutOrigin(body: Buffer): string {
      const text = body
        .toString('latin1')
        .replaceAll(/http:\/\/(?:origin\.invalid|127\.0\.0\.1:4173)|\/base\.invalid/g, '')
      return text.replaceAll(/-(?:version@origin\.invalid|[\da-f]{8})(?=")/g, '')
    }

    const comparedHeaders = [
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

    function findAsset(prefix: string): string {
      const names = readdirSync(join(dist, 'site/assets')).filter((name) => !/\.(?:br|gz)$/.test(name))
      return `/assets/${names.find((name) => name.startsWith(prefix)) ?? ''}`
    }

    const existing = ['/', '/?tool=word-counter', '/about', '/tools/word-counter?a=/blog', '/start.js', '/sw.js']
    const existingInBuild = ['/blog', '/contact', '/manifest.webmanifest'].filter((path) =>
      ['', '.html'].some((extension) => existsSync(join(dist, `site${path}${extension}`))),
    )
    const missing = ['/nowhere', '/nowhere/', '/nowhere.html', '/tools/nowhere', '/contact/nowhere', '/blog/nowhere/']
    const notPages = [
      '/404',
      '/404.html',
      '/assets',
      '/assets/old-Ab12.js',
      '/index.html.gz',
      '/_headers',
      '/_redirects',
    ]
    // If these were decoded and resolved, a page would be served with another page's policy.
    const ambiguous = [
      '/contact/..%2ftools/word-counter',
      '/contact/..%2Fabout',
      '/blog/%2e%2e%2fabout',
      '/contact/.%2e%2f',
      '/blog%2fnowhere',
    ]
    const redirected = [
      '/index',
      '/index.html',
      '/about/',
      '/about.html?a=1',
      '/about/index.html',
      '/tools',
      '/tools/?a=1',
    ]

    test('responds like the site’s own server', async ({ request }) => {
      const assets = ['engine.worker-', 'index-', 'figtree-'].map(findAsset)
      for (const path of [
        ...existing,
        ...existingInBuild,
        ...assets,
        ...missing,
        ...notPages,
        ...ambiguous,
        ...redirected,
      ]) {
        const [hostResponse, ownResponse] = await requestBoth(request, path)
        expect.soft(hostResponse.status(), path).toBe(ownResponse.status())
        expect.soft(headersOf(hostResponse, comparedHeaders), path).toEqual(headersOf(ownResponse, comparedHeaders))
        expect.soft(hostResponse.headers()['location'], path).toBe(ownResponse.headers()['location'])
        if (ownResponse.status() === 308) continue
        const isSame = withoutOrigin(await hostResponse.body()) === withoutOrigin(await ownResponse.body())
        expect.soft(isSame, `the content of ${path}`).toBe(true)
        expect.soft(typeOf(hostResponse), path).toBe(typeOf(ownResponse))
      }
    })

    const neutralPage = join(dist, 'site/blog/_post.html')

    test('serves the neutral page for posts newer than the build', async ({ request }) => {
      for (const path of ['/blog/newer-than-the-build', '/blog/_post']) {
        const response = await request.get(origin + path)
        expect(response.status(), path).toBe(200)
        expect((await response.body()).equals(readFileSync(neutralPage)), path).toBe(true)
      }
    })

    test('serves the compressed files of the build', async ({ request }) => {
      for (const path of ['/', '/tools/word-counter', findAsset('frame-')]) {
        for (const encoding of encodings) {
          const response = await request.get(origin + path, { headers: { 'Accept-Encoding': encoding } })
          expect(response.headers()).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
          const file = path === '/' ? '/index.html' : existsSync(join(dist, 'site', path)) ? path : `${path}.html`
          const compressed = readFileSync(join(dist, 'site', `${file}.${encoding === 'br' ? 'br' : 'gz'}`))
          // Caddy sends no length, and does not compress on its own.
          if (name !== 'caddy') expect(response.headers()['content-length']).toBe(String(compressed.length))
        }
      }
    })

    test('does not redirect to other sites or serve files outside its folder', async ({ request }) => {
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
