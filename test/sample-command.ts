import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { OptionValue } from '#core/tool/options.ts'
import { timeLimitOf } from '#core/tool/manifest.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'
import { runCommand } from '#cli/command-line.ts'

/** The status is the exit status, or the name of the signal that ended the process. */
export interface CommandOutcome {
  readonly status: number | string | null
  readonly output: string
  readonly errors: string
}

/** A temporary folder in which tests run the command. */
export class SampleFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'textwright-'))

  remove(): void {
    rmSync(this.path, { recursive: true })
  }

  at(name: string): string {
    return join(this.path, name)
  }

  /** Writes a file and returns its path. */
  write(name: string, content: string | Uint8Array, encoding?: BufferEncoding): string {
    writeFileSync(this.at(name), content, encoding)
    return this.at(name)
  }

  /** Runs the command in this process. The outcome contains paths without the folder. */
  async run(args: readonly string[], input: string | Uint8Array = '', hasColors = false): Promise<CommandOutcome> {
    const stdout = Object.assign(new PassThrough(), { hasColors: () => hasColors })
    const stderr = new PassThrough()
    const environment = {
      stdin: Readable.from([Buffer.from(input)]),
      stdout,
      stderr,
      // Only the built command has threads.
      engineThread: new URL('file:///none'),
    }
    const finished = runCommand(args, environment).finally(() => {
      stdout.end()
      stderr.end()
    })
    const [status, output, errors] = await Promise.all([finished, textOf(stdout), textOf(stderr)])
    return { status, output: this.#withoutFolder(output), errors: this.#withoutFolder(errors) }
  }

  #withoutFolder(text: string): string {
    return text.replaceAll(`${this.path}/`, '')
  }
}

/** Decodes UTF-8 with a byte order mark, which Node's `text` would remove. */
export async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await buffer(stream))
}

/** Returns the arguments and the standard input that a shell passes to `textwright` for this line. */
export function readShellLine(line: string): { readonly args: readonly string[]; readonly input: string } {
  const script = `textwright() { printf '%s\\0' "$#" "$@"; cat; }; ${line}`
  const stdout = execFileSync('bash', ['-c', script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const [count, ...words] = stdout.split('\0')
  return { args: words.slice(0, Number(count)), input: words.slice(Number(count)).join('\0') }
}

/** Whether an example only runs in the built command: with a time limit it needs a thread, and two texts are pipes. */
export function needsProcess(tool: RegisteredTool): boolean {
  const { options = {} } = examplesOf(tool.id)[0]
  return Object.keys(tool.inputs).length > 1 || timeLimitOf(tool, options as Record<string, OptionValue>) !== undefined
}
