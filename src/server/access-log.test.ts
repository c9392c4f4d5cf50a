import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import * as net from 'node:net'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { accepted, hello, isOpen, post, SampleData, useServer } from '#test/sample-process.ts'

const folder = useServer()

describe.concurrent('the log', () => {
  test('has one line per request and no personal data', async () => {
    const { child, ended, origin, port } = await new SampleData(folder).start({ TRUST_PROXY: 'loopback' })
    const marked = Object.fromEntries(Object.keys(hello).map((field) => [field, 'secret']))
    await post(origin, { ...marked, email: 'secret@example.com' })
    await post(origin, { ...marked, email: 'secret' })
    const headers = {
      'User-Agent': 'secret',
      Cookie: 'a=secret',
      'X-Forwarded-For': '192.0.2.77',
      Referer: `${origin}/secret`,
    }
    await (await fetch(`${origin}/?q=secret`, { headers })).text()
    await (await fetch(`${origin}/${'a'.repeat(1000)}`)).text()
    const socket = net.connect(port, '127.0.0.1')
    socket.end('secret\r\n\r\n')
    socket.resume()
    await once(socket, 'close')
    child.kill()
    const { stdout, stderr } = await ended
    const [, ...lines] = stdout.trimEnd().split('\n')
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    // Requests on several connections may finish in a different order.
    expect(
      entries.map(({ method, path, status }) => `${String(method)} ${String(path)} ${String(status)}`).sort(),
    ).toEqual([
      'GET / 200',
      `GET /${'a'.repeat(199)} 404`,
      'POST /f/contact 200',
      'POST /f/contact 422',
      'null null 400',
    ])
    for (const entry of entries) {
      expect(Object.keys(entry)).toEqual(['time', 'method', 'path', 'status', 'bytes', 'ms'])
      expect(entry['bytes']).toBeGreaterThan(100)
      expect(entry['ms']).toBeGreaterThanOrEqual(0)
      expect(Date.parse(entry['time'] as string)).toBeGreaterThan(0)
    }
    expect(stdout + stderr).not.toMatch(/secret|192\.0\.2|127\.0\.0\.1(?!:)/)
  })

  test('can be switched off', async () => {
    const { child, ended, origin } = await new SampleData(folder).start({ LOG: 'off' })
    await (await fetch(origin)).text()
    child.kill()
    expect((await ended).stdout).toBe(`Textwright is running at ${origin}\n`)
  })

  test.runIf(existsSync('/dev/full'))('on a full disk does not stop the server', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as net.AddressInfo).port)
    other.close()
    await once(other, 'close')
    const full = openSync('/dev/full', 'w')
    const env = { ...process.env, HOST: '', DATABASE_URL: '', DATA_DIR: new SampleData(folder).folder, PORT: port }
    const child = spawn(process.execPath, [join(folder, 'dist/server/main.js')], { env, stdio: ['ignore', full, full] })
    const origin = `http://127.0.0.1:${port}`
    await vi.waitUntil(() => isOpen(origin), { timeout: 20_000 })
    expect(await post(origin)).toEqual(accepted)
    expect((await fetch(origin)).status).toBe(200)
    child.kill()
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
