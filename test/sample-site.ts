import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import * as http from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createServer, type Service } from '#server/server.ts'

export const home = '<!doctype html><h1>Home</h1>'
export const tool = '<!doctype html><h1>Word Counter</h1>'
export const neutralPost = '<!doctype html><h1>A post</h1>'
export const notFound = '<!doctype html><h1>404</h1>'
export const script = 'console.log("many words ")\n'.repeat(100)

/** Typical files of a build. */
export const siteFiles: Readonly<Record<string, string | Buffer>> = {
  'index.html': home,
  '404.html': notFound,
  'about.html': '<!doctype html><h1>About</h1>',
  'blog.html': '<!doctype html><h1>Blog</h1>',
  'blog/built.html': '<!doctype html><h1>Built</h1>',
  'blog/_post.html': neutralPost,
  'tools/word-counter.html': tool,
  'tools/word-counter.html.br': brotliCompressSync(tool),
  'tools/word-counter.html.gz': gzipSync(tool),
  'tools/gone.html': '<!doctype html><h1>Gone</h1>',
  'assets/client-Ab12.js': script,
  'assets/client-Ab12.js.br': brotliCompressSync(script),
  'assets/client-Ab12.js.gz': gzipSync(script),
  'assets/engine.worker-Cd34.js': 'postMessage(1)',
  'assets/figtree-Ef56.woff2': Buffer.alloc(8_000_000, 7),
  'sw.js': 'addEventListener("fetch", () => {})',
  _headers: '/*',
  _redirects: '/tools /#tools 308',
  'start.js': 'document.documentElement.className = "dark"',
  'naïve.txt': 'naïve',
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
  'favicon.ico': Buffer.of(0, 0, 1, 0),
}

type Options = Parameters<typeof createServer>[2]

export interface SampleResponse {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

/** Starts a real server on loopback with a small site, for tests. */
export async function startSampleSite(services: Readonly<Record<string, Service>> = {}, options: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'textwright-server-'))
  for (const [path, content] of Object.entries(siteFiles)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const server = createServer(folder, services, options)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  /** Sends the path unchanged: `fetch` would normalize it. */
  async function request(
    path: string,
    headers: http.OutgoingHttpHeaders = {},
    method = 'GET',
  ): Promise<SampleResponse> {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
      http.request({ port, path, headers, method }, resolve).on('error', reject).end(),
    )
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
  }

  /** Sends a request line that HTTP clients would reject. */
  async function requestRaw(requestLine: Buffer): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.write(Buffer.concat([requestLine, Buffer.from('\r\nHost: localhost\r\nConnection: close\r\n\r\n')]))
    return (await buffer(socket)).toString('latin1')
  }

  function close() {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  }

  return { folder, port, request, requestRaw, close }
}
