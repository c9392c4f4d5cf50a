import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Driver, type InputSource } from './driver.ts'

/** Prevents connections other than to the pages under test. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 0,
  'toolkit.telemetry.server': '',
}

interface Reply {
  readonly id: number | null
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

interface PendingReply {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** Sends WebDriver BiDi commands and pairs them with their replies. */
class BidiConnection {
  readonly #socket: WebSocket
  readonly #pending = new Map<number | null, PendingReply>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      this.#settle(JSON.parse(String(data)) as Reply)
    })
    socket.addEventListener('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('Firefox closed the connection'))
    })
  }

  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => {
        reject(new Error(`No connection to ${address}`))
      })
    })
    return new BidiConnection(socket)
  }

  #settle({ id, type, result, error, message }: Reply) {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (type === 'error') pending?.reject(new Error(`${String(error)}: ${String(message)}`))
    else pending?.resolve(result)
  }

  async send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }
}

/** Reads the address that Firefox prints when it accepts commands. */
async function readAddress(firefox: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of firefox.stderr ?? []) {
    output += String(chunk)
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`Firefox did not start: ${output}`)
}

type EvaluateResult =
  | { readonly type: 'success'; readonly result: { readonly value?: unknown; readonly sharedId?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

/** The installed Firefox, controlled over WebDriver BiDi. */
export class Firefox extends Driver {
  readonly version: string
  readonly #process: ChildProcess
  readonly #profile: string
  readonly #connection: BidiConnection
  readonly #context: string

  private constructor(
    process: ChildProcess,
    profile: string,
    connection: BidiConnection,
    version: string,
    context: string,
  ) {
    super()
    this.#process = process
    this.#profile = profile
    this.#connection = connection
    this.version = version
    this.#context = context
  }

  static async launch(binary: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'textwright-firefox-'))
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
    const firefox = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const connection = await BidiConnection.open(`${await readAddress(firefox)}/session`)
    // Discards further output: a full pipe would block the browser.
    firefox.stderr.resume()
    const session = (await connection.send('session.new', { capabilities: {} })) as {
      readonly capabilities: { readonly browserVersion: string }
    }
    const tree = (await connection.send('browsingContext.getTree')) as {
      readonly contexts: readonly { readonly context: string }[]
    }
    const context = tree.contexts[0]?.context ?? ''
    return new Firefox(firefox, profile, connection, `Firefox ${session.capabilities.browserVersion}`, context)
  }

  async open(url: string) {
    await this.#connection.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' })
  }

  async screenshot() {
    const { data } = (await this.#connection.send('browsingContext.captureScreenshot', { context: this.#context })) as {
      readonly data: string
    }
    return Buffer.from(data, 'base64')
  }

  async resize(width: number, height: number) {
    await this.#connection.send('browsingContext.setViewport', { context: this.#context, viewport: { width, height } })
  }

  async chooseFile(selector: string, path: string) {
    const { sharedId } = await this.#evaluate(`document.querySelector(${JSON.stringify(selector)})`)
    await this.#connection.send('input.setFiles', { context: this.#context, element: { sharedId }, files: [path] })
  }

  async close() {
    const ended = once(this.#process, 'exit')
    // The connection may end before the reply.
    this.#connection.send('browser.close').catch(() => undefined)
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(timer)
    rmSync(this.#profile, { recursive: true, force: true })
  }

  protected async evaluateJson(expression: string) {
    const { value } = await this.#evaluate(expression)
    return String(value)
  }

  protected async perform(sources: readonly InputSource[]) {
    await this.#connection.send('input.performActions', { context: this.#context, actions: sources })
  }

  async #evaluate(expression: string) {
    const params = { expression, target: { context: this.#context }, awaitPromise: true, userActivation: false }
    const reply = (await this.#connection.send('script.evaluate', params)) as EvaluateResult
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text)
    return reply.result
  }
}
