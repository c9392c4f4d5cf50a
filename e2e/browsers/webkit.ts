import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Driver, type InputSource, until } from './driver.ts'

/** Returns an unused port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { readonly port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** MiniBrowser's toolbar makes its window wider than a phone. Smaller contents allow a narrower window. */
const narrowToolbar = '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 }'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** A WebKitGTK window on its own display, controlled over classic WebDriver. */
export class WebKit extends Driver {
  version = ''
  readonly #address: string
  readonly #processes: readonly ChildProcess[]
  readonly #home: string
  #session = ''

  private constructor(address: string, processes: readonly ChildProcess[], home: string) {
    super()
    this.#address = address
    this.#processes = processes
    this.#home = home
  }

  static async launch(paths: {
    readonly driver: string
    readonly browser: string
    readonly display: string
  }): Promise<WebKit> {
    const display = spawn(paths.display, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [number] = (await once(display.stdout, 'data')) as [Buffer]
    const home = mkdtempSync(join(tmpdir(), 'textwright-webkit-'))
    mkdirSync(join(home, 'gtk-3.0'))
    writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowToolbar)
    const port = await freePort()
    // A temporary home: no user data is read, and nothing is left behind.
    const folders = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home }
    const driver = spawn(paths.driver, [`--port=${String(port)}`], {
      env: { ...process.env, ...folders, DISPLAY: `:${String(number).trim()}` },
      stdio: 'ignore',
    })
    const webkit = new WebKit(`http://127.0.0.1:${String(port)}`, [driver, display], home)
    await webkit.#start(paths.browser)
    return webkit
  }

  async #start(browser: string) {
    await until(async () => {
      await this.#send('GET', '/status')
    })
    const options = { binary: browser, args: ['--automation'] }
    const session = (await this.#send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }
    this.#session = `/session/${session.sessionId}`
    this.version = `WebKitGTK ${session.capabilities.browserVersion}`
    await this.#send('POST', `${this.#session}/timeouts`, { script: 120_000, pageLoad: 60_000 })
  }

  async open(url: string) {
    await this.#send('POST', `${this.#session}/url`, { url })
  }

  async screenshot() {
    return Buffer.from((await this.#send('GET', `${this.#session}/screenshot`)) as string, 'base64')
  }

  async resize(width: number, height: number) {
    await this.#send('POST', `${this.#session}/window/rect`, { width, height })
  }

  async chooseFile(selector: string, path: string) {
    const element = (await this.#send('POST', `${this.#session}/element`, {
      using: 'css selector',
      value: selector,
    })) as {
      readonly [elementKey]: string
    }
    await this.#send('POST', `${this.#session}/element/${element[elementKey]}/value`, { text: path })
  }

  async close() {
    await this.#send('DELETE', this.#session)
    for (const child of this.#processes) {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    }
    rmSync(this.#home, { recursive: true, force: true })
  }

  protected async evaluateJson(expression: string) {
    // Handles rejections too: `done` would otherwise never be called.
    const script = `const done = arguments[0]; (${expression}).then(done, (error) => done({ error: String(error) }))`
    const value = await this.#send('POST', `${this.#session}/execute/async`, { script, args: [] })
    if (typeof value !== 'string')
      throw new Error((value as { error: string } | null)?.error ?? 'The script returned nothing')
    return value
  }

  protected async perform(sources: readonly InputSource[]) {
    await this.#send('POST', `${this.#session}/actions`, { actions: sources })
  }

  async #send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.#address + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (response.ok) return value
    const { error, message } = value as { readonly error: string; readonly message: string }
    throw new Error(`${error}: ${message}`)
  }
}
