import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { LoggedRequest } from './log.ts'
import { createMetrics, createMetricsServer, type MetricSources } from './metrics.ts'
import { useServer, startProgram } from '#test/sample-process.ts'

const sources: MetricSources = { messages: { accepted: 3, refused: 1 }, inboxBytes: 4096 }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Parses Prometheus' text format, strictly: every sample follows the HELP and TYPE lines of its metric. */
function parseMetrics(text: string) {
  const samples = new Map<string, number>()
  const types = new Map<string, string>()
  let current = ''
  expect(text.endsWith('\n')).toBe(true)
  for (const line of text.slice(0, -1).split('\n')) {
    const { help } = /^# HELP (?<help>[a-z_]+) [^\\]+$/.exec(line)?.groups ?? {}
    const { typed, type } = /^# TYPE (?<typed>[a-z_]+) (?<type>counter|gauge|histogram)$/.exec(line)?.groups ?? {}
    const sample = /^(?<key>(?<name>[a-z_]+)(?:\{[a-z]+="[^"\\]*"\})?) (?<value>-?\d+(?:\.\d+)?(?:e[+-]\d+)?)$/.exec(
      line,
    )
    const { key = '', name = '', value } = sample?.groups ?? {}
    if (help !== undefined) {
      expect(types.has(help), `${help} is repeated`).toBe(false)
      current = help
    } else if (typed !== undefined && type !== undefined) {
      expect(typed).toBe(current)
      types.set(typed, type)
    } else {
      expect(sample, line).not.toBeNull()
      const isPart = types.get(current) === 'histogram' && /_(?:bucket|sum|count)$/.test(name)
      expect(isPart ? name.replace(/_[a-z]+$/, '') : name).toBe(current)
      expect(samples.has(key), `${key} is repeated`).toBe(false)
      samples.set(key, Number(value))
    }
  }
  return samples
}

function requestWith(entry: Partial<LoggedRequest>): LoggedRequest {
  return { time: '', method: 'GET', path: '/', status: 200, bytes: 0, ms: 0, ...entry }
}

describe('the text format', () => {
  const metrics = createMetrics('1.2.3')
  for (const status of [200, 204, 304, 404, 499, 503]) metrics.countRequest(requestWith({ status, bytes: 100 }))
  metrics.countRequest(requestWith({ ms: 30 }))
  metrics.countRequest(requestWith({ ms: 60_000 }))
  const samples = parseMetrics(metrics.format(sources))

  test.each([
    ['textwright_build_info{version="1.2.3"}', 1],
    ['textwright_http_requests_total{status="1xx"}', 0],
    ['textwright_http_requests_total{status="2xx"}', 4],
    ['textwright_http_requests_total{status="3xx"}', 1],
    ['textwright_http_requests_total{status="4xx"}', 2],
    ['textwright_http_requests_total{status="5xx"}', 1],
    ['textwright_http_sent_bytes_total', 600],
    ['textwright_http_request_duration_seconds_bucket{le="0.001"}', 6],
    ['textwright_http_request_duration_seconds_bucket{le="0.025"}', 6],
    ['textwright_http_request_duration_seconds_bucket{le="0.05"}', 7],
    ['textwright_http_request_duration_seconds_bucket{le="10"}', 7],
    ['textwright_http_request_duration_seconds_bucket{le="+Inf"}', 8],
    ['textwright_http_request_duration_seconds_count', 8],
    ['textwright_http_request_duration_seconds_sum', 60.03],
    ['textwright_form_messages_total{outcome="accepted"}', 3],
    ['textwright_form_messages_total{outcome="refused"}', 1],
    ['textwright_inbox_bytes', 4096],
  ])('%s is %d', (name, value) => {
    expect(samples.get(name)).toBe(value)
  })

  test.each([
    'process_resident_memory_bytes',
    'nodejs_heap_used_bytes',
    'process_start_time_seconds',
    'process_uptime_seconds',
    'nodejs_eventloop_lag_seconds{statistic="p99"}',
  ])('has %s', (name) => {
    expect(samples.get(name)).toBeGreaterThanOrEqual(0)
  })

  test('leaves out the form and the inbox if there are none', () => {
    const names = [...parseMetrics(metrics.format({ messages: undefined, inboxBytes: undefined })).keys()]
    expect(names.filter((name) => /form|inbox/.test(name))).toEqual([])
  })
})

test.each([
  ['GET', '/metrics', 200],
  ['GET', '/', 404],
  ['POST', '/metrics', 404],
])('%s %s responds with %d', async (method, path, status) => {
  const server = createMetricsServer(() => createMetrics().format(sources)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, { method })
  expect(response.status).toBe(status)
  server.close()
})

describe('the server', () => {
  const folder = useServer()

  test('serves metrics on their own port only, and counts requests and messages', async () => {
    const port = String(await freePort())
    const { child, ended, origin } = await startProgram(folder, { METRICS_PORT: port, LOG: 'off' })
    const read = async () => parseMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
    await fetch(`${origin}/`)
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    const fields = { name: 'Ann', email: 'ann@example.com', subject: 'A question', message: 'A long enough message.' }
    const send = (values: Record<string, string>) =>
      fetch(`${origin}/f/contact`, { method: 'POST', body: new URLSearchParams(values) })
    expect([(await send(fields)).status, (await send({})).status]).toEqual([200, 400])
    // A request is counted when its connection has finished.
    await expect.poll(async () => (await read()).get('textwright_http_request_duration_seconds_count')).toBe(4)
    const samples = await read()
    expect(samples.get('textwright_http_requests_total{status="2xx"}')).toBe(2)
    expect(samples.get('textwright_http_requests_total{status="4xx"}')).toBe(2)
    expect(samples.get('textwright_http_sent_bytes_total')).toBeGreaterThan(1000)
    expect(samples.get('textwright_form_messages_total{outcome="accepted"}')).toBe(1)
    expect(samples.get('textwright_form_messages_total{outcome="refused"}')).toBe(1)
    expect(samples.get('textwright_inbox_bytes')).toBeGreaterThan(0)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('does not report an old file if the inbox is in a database', async () => {
    const port = String(await freePort())
    mkdirSync(join(folder, 'data'), { recursive: true })
    writeFileSync(join(folder, 'data/messages.db'), 'an old inbox')
    const { child, ended } = await startProgram(folder, {
      ...{ METRICS_PORT: port, DATA_DIR: join(folder, 'data'), DATABASE_URL: 'postgresql://127.0.0.1:1/x' },
    })
    const samples = parseMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
    expect(samples.has('textwright_form_messages_total{outcome="accepted"}')).toBe(true)
    expect(samples.has('textwright_inbox_bytes')).toBe(false)
    child.kill('SIGTERM')
    await ended
  })

  test('serves pages even if the port for metrics is in use', async () => {
    const { port, origin } = await startProgram(folder)
    const { child, ended } = await startProgram(folder, { METRICS_PORT: String(port) })
    expect((await fetch(origin)).status).toBe(200)
    child.kill('SIGTERM')
    expect((await ended).stderr).toContain(`Metrics can’t be served at http://127.0.0.1:${String(port)}: `)
  })
})
