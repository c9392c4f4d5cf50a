import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server for one test. Stopping it simulates being offline. */
export class SiteServer {
  #folder: string
  readonly #dataFolder: string
  #child: ChildProcess | undefined
  readonly #settings: Readonly<Record<string, string>>
  #port = 0

  /** `folder` is a build that contains `site` and `server`. */
  constructor(
    folder: string,
    dataFolder = mkdtempSync(join(tmpdir(), 'textwright-e2e-')),
    settings: Readonly<Record<string, string>> = {},
  ) {
    this.#folder = folder
    this.#dataFolder = dataFolder
    this.#settings = settings
  }

  get origin(): string {
    return `http://127.0.0.1:${String(this.#port)}`
  }

  /** Serves another build from the next start on. */
  update(folder: string) {
    this.#folder = folder
  }

  /** Uses any free port on the first start, and the same port on later starts. */
  async start() {
    const child = spawn(process.execPath, [join(this.#folder, 'server/main.js')], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        LOG: 'off',
        DATA_DIR: this.#dataFolder,
        DATABASE_URL: '',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    this.#port = Number(/:(\d+)(?:\/\S*)?\s*$/.exec(String(line))?.[1])
  }

  async stop() {
    const child = this.#child
    this.#child = undefined
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
