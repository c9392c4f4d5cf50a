import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as net from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { hello, SampleData, useServer } from '#test/sample-process.ts'

const isDeep = process.env['DEEP_TESTS'] !== undefined

// As large as the home page.
const page = 'A home page. '.repeat(5000)

const body = JSON.stringify(hello)
const post =
  'POST /f/contact HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nContent-Type: application/json\r\n' +
  `Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`
const entries = '/cda/spaces/textwright/environments/master/entries?access_token=a&content_type=blogPost'

interface Usage {
  readonly descriptors: number
  readonly megabytes: number
}

function measure(pid: number | undefined): Usage {
  const folder = `/proc/${String(pid)}`
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1]
  return { descriptors: readdirSync(`${folder}/fd`).length, megabytes: Math.round(Number(kilobytes) / 1024) }
}

/** Opens connections that send the same request many times and never read. */
async function attack(port: number, connections: number, requests: string): Promise<net.Socket[]> {
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = net.connect(port, '127.0.0.1').on('error', () => undefined)
      socket.pause()
      await once(socket, 'connect')
      socket.write(requests)
      return socket
    }),
  )
}

async function slowestPage(origin: string, milliseconds: number): Promise<number> {
  let slowest = 0
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const startedAt = performance.now()
    await (await fetch(origin)).text()
    slowest = Math.max(slowest, performance.now() - startedAt)
    await sleep(100)
  }
  return Math.round(slowest)
}

describe.runIf(isDeep && existsSync('/proc/self/fd'))('an attack by pipelining', () => {
  const folder = useServer()

  beforeAll(() => {
    writeFileSync(join(folder, 'dist/site/index.html'), page)
    mkdirSync(join(folder, 'content/blog'), { recursive: true })
    for (let number = 1; number <= 50; number++) {
      const text = `---\ntitle: A title\nslug: post-${String(number)}\nexcerpt: An excerpt.\ncategory: Writing\npublishedDat: 2025-03-14\n---\n`
      writeFileSync(join(folder, `content/blog/post-${String(number)}.md`), text + 'Some words.\n\n'.repeat(100))
    }
  })

  test.each([
    ['a page', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['the posts', `GET ${entries} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['the form', post],
  ])('on %s leaves no descriptors and no memory, and delays no page', async (name, request) => {
    const { child, origin, port } = await new SampleData(folder).start({ LOG: 'off', FORM_RATE_LIMIT: '1000000' })
    await slowestPage(origin, 1000)
    const before = measure(child.pid)
    const unread = await attack(port, 10, request.repeat(1500))
    const closed = await attack(port, 60, request.repeat(20))
    for (const socket of closed) socket.destroy()
    const slowest = await slowestPage(origin, 5000)
    const during = measure(child.pid)
    for (const socket of unread) socket.destroy()
    await sleep(5000)
    const after = measure(child.pid)
    console.log(`${name}:`, { before, during, after, slowestPage: `${String(slowest)} ms` })
    child.kill()
    expect(slowest).toBeLessThan(1000)
    expect(after.descriptors).toBeLessThan(before.descriptors + 50)
    expect(after.megabytes).toBeLessThan(before.megabytes + 150)
  })
})
