import { once } from 'node:events'
import * as http from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Returns whether the server acknowledged the message. */
async function post(port: number, agent: http.Agent, number: number): Promise<boolean> {
  const fields = {
    name: 'Ada',
    email: 'ada@example.com',
    message: `number ${String(number)}`,
    _key: `key ${String(number)}`,
  }
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const request = http.request({ port, path: '/f/contact', method: 'POST', headers, agent })
  try {
    const responded = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.end(JSON.stringify(fields))
    const [response] = await responded
    await buffer(response)
    return response.statusCode === 200
  } catch {
    return false
  }
}

/** Sends numbered messages to one or several servers, and records which ones were acknowledged. */
export class Senders {
  readonly acknowledged = new Set<number>()
  /** Without a response: they are sent again with the same key, perhaps to another server. */
  readonly unacknowledged = new Set<number>()
  retryCount = 0
  #last = 0

  #nextNumber(): number {
    const [retried] = this.unacknowledged
    if (retried === undefined) return ++this.#last
    this.unacknowledged.delete(retried)
    this.retryCount++
    return retried
  }

  /** Sends one message after another until the server fails. */
  async send(port: number, isStopped: () => boolean) {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    while (!isStopped()) {
      const number = this.#nextNumber()
      if (await post(port, agent, number)) {
        this.acknowledged.add(number)
      } else {
        this.unacknowledged.add(number)
        break
      }
    }
    agent.destroy()
  }
}
