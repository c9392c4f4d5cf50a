import * as http from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LoggedRequest } from './log.ts'

declare global {
  interface ImportMetaEnv {
    /** The version in package.json. Set by the build. */
    readonly VERSION: string | undefined
  }
}

/** What other parts of the server count. */
export interface MetricSources {
  /** Undefined if the embedded form is not used. */
  readonly messages: Readonly<Record<'accepted' | 'refused', number>> | undefined
  /** Size of the inbox's file. Undefined if there is none. */
  readonly inboxBytes: number | undefined
}

export interface Metrics {
  countRequest(request: LoggedRequest): void
  /** Returns all metrics in Prometheus' text format. */
  format(sources: MetricSources): string
}

type Sample = readonly [name: string, value: number]

/** Upper bounds of the histogram's buckets in seconds. */
const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Time between two samples of the event loop's delay. */
const sampleMilliseconds = 10

const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx']

function formatMetric(name: string, type: 'counter' | 'gauge' | 'histogram', help: string, samples: readonly Sample[]) {
  const lines = samples.map(([suffix, value]) => `${name}${suffix} ${String(value)}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

/** Starts to count. Labels have few values and none comes from a visitor. */
export function createMetrics(version = import.meta.env.VERSION ?? 'unknown'): Metrics {
  const requests = new Map(statusClasses.map((statusClass) => [statusClass, 0]))
  const durationCounts = new Map([...durationBounds, Infinity].map((bound) => [bound, 0]))
  let durationSum = 0
  let bytesSent = 0
  const eventLoopDelay = monitorEventLoopDelay({ resolution: sampleMilliseconds })
  eventLoopDelay.enable()

  function eventLoopLag(): Sample[] {
    // Before the first sample, the mean is not a number. Each sample includes the time between two samples.
    const seconds = (nanoseconds: number) => Math.max(0, (nanoseconds || 0) / 1e9 - sampleMilliseconds / 1000)
    const { max, mean } = eventLoopDelay
    const p99 = eventLoopDelay.percentile(99)
    eventLoopDelay.reset()
    return [
      ['{statistic="mean"}', seconds(mean)],
      ['{statistic="p99"}', seconds(p99)],
      ['{statistic="max"}', seconds(max)],
    ]
  }

  return {
    countRequest({ status, bytes, ms }) {
      const statusClass = `${String(Math.floor(status / 100))}xx`
      requests.set(statusClass, (requests.get(statusClass) ?? 0) + 1)
      const seconds = ms / 1000
      for (const [bound, count] of durationCounts) if (seconds <= bound) durationCounts.set(bound, count + 1)
      durationSum += seconds
      bytesSent += bytes
    },

    format({ messages, inboxBytes }) {
      const { rss, heapUsed } = process.memoryUsage()
      const buckets = [...durationCounts].map(([bound, count]): Sample => {
        return [`_bucket{le="${bound === Infinity ? '+Inf' : String(bound)}"}`, count]
      })
      const duration: Sample[] = [...buckets, ['_sum', durationSum], ['_count', durationCounts.get(Infinity) ?? 0]]
      return [
        formatMetric('textwright_build_info', 'gauge', 'The running version, as a label.', [
          [`{version="${version}"}`, 1],
        ]),
        formatMetric(
          'textwright_http_requests_total',
          'counter',
          'Requests by status class. A client that disconnects early counts as 4xx.',
          [...requests].map(([statusClass, count]) => [`{status="${statusClass}"}`, count]),
        ),
        formatMetric(
          'textwright_http_request_duration_seconds',
          'histogram',
          'Time from a request to the end of its response.',
          duration,
        ),
        formatMetric('textwright_http_sent_bytes_total', 'counter', 'Bytes sent, including headers.', [
          ['', bytesSent],
        ]),
        messages &&
          formatMetric(
            'textwright_form_messages_total',
            'counter',
            'Messages that the contact form stored, and those that it did not.',
            [
              ['{outcome="accepted"}', messages.accepted],
              ['{outcome="refused"}', messages.refused],
            ],
          ),
        inboxBytes !== undefined &&
          formatMetric('textwright_inbox_bytes', 'gauge', 'Size of the inbox file and its log.', [['', inboxBytes]]),
        formatMetric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [['', rss]]),
        formatMetric('nodejs_heap_used_bytes', 'gauge', 'Memory used by JavaScript objects.', [['', heapUsed]]),
        formatMetric('process_start_time_seconds', 'gauge', 'When the process started, as a Unix time.', [
          ['', performance.timeOrigin / 1000],
        ]),
        formatMetric('process_uptime_seconds', 'gauge', 'How long the process has been running.', [
          ['', process.uptime()],
        ]),
        formatMetric(
          'nodejs_eventloop_lag_seconds',
          'gauge',
          'Delay of the event loop since the last scrape.',
          eventLoopLag(),
        ),
      ]
        .filter((metric) => typeof metric === 'string')
        .join('')
    },
  }
}

/** Creates the server for Prometheus. It has its own port, because the site's port is public. */
export function createMetricsServer(format: () => string): http.Server {
  return http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Length': 0 }).end()
      return
    }
    // The connection is closed, so that an idle one does not delay the end of the process.
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', Connection: 'close' })
    response.end(format())
  })
}
