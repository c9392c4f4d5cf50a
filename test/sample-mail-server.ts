import { once } from 'node:events'
import * as net from 'node:net'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'

export interface Email {
  readonly from: string
  readonly to: readonly string[]
  /** Headers, an empty line and the body, as received. */
  readonly text: string
}

interface MailServer {
  readonly emails: Email[]
  readonly refusal: string | undefined
  readonly pauseMilliseconds: number
}

/** Starts a minimal SMTP server that records the emails it receives. */
export async function startMailServer() {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined))
    // A client that is killed resets its connection.
    serveConnection(socket, mailServer).catch(() => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const mailServer = {
    emails: [] as Email[],
    /** Reply to `MAIL FROM` that rejects an email. */
    refusal: undefined as string | undefined,
    /** Delay before the server confirms an email. */
    pauseMilliseconds: 0,
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  return mailServer
}

async function serveConnection(socket: net.Socket, mailServer: MailServer) {
  const reply = (line: string) => socket.write(`${line}\r\n`)
  reply('220 here')
  let from = ''
  let to: string[] = []
  let lines: string[] | undefined
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (lines && line !== '.') {
      lines.push(line.replace(/^\./, ''))
    } else if (lines) {
      mailServer.emails.push({ from, to, text: lines.join('\n') })
      lines = undefined
      await delay(mailServer.pauseMilliseconds)
      reply('250 taken')
    } else if (line.startsWith('MAIL FROM:')) {
      from = line.slice(10)
      to = []
      reply(mailServer.refusal ?? '250 yes')
    } else if (line.startsWith('RCPT TO:')) {
      to.push(line.slice(8))
      reply('250 yes')
    } else if (line === 'DATA') {
      lines = []
      reply('354 go on')
    } else {
      reply(line === 'QUIT' ? '221 bye' : '250 yes')
    }
  }
}
