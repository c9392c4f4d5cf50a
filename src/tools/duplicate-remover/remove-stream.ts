import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { filterLineStream } from '#core/text/line-stream.ts'
import type { EngineContext } from '#core/tool.ts'
import type { Deduplicated } from './engine.ts'
import { lineKeyOf } from './line-key.ts'
import { KeySet } from './key-set.ts'
import type { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

const lineFeed = 0x0a

/** Removes duplicate lines from a file while reading it. Memory use grows only with the number of distinct lines. */
export async function* removeStream(
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
  context: EngineContext,
): AsyncGenerator<string, Deduplicated, void> {
  const remover = new StreamRemover(options)
  yield* filterLineStream(chunks, (lines) => keepNew(remover, lines), context)
  return remover.finish()
}

function keepNew(remover: StreamRemover, lines: readonly string[]): string[] {
  try {
    return remover.keepNew(lines)
  } catch (error) {
    // There was not enough memory for the set of lines.
    if (error instanceof RangeError) throw new InputError('Not enough memory for this file’s unique lines.')
    throw error
  }
}

class StreamRemover {
  readonly #options: Options
  readonly #keys = new KeySet()
  readonly #encoder = new TextEncoder()
  #removed = 0
  #different = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** Returns the lines that do not repeat an earlier line. */
  keepNew(lines: readonly string[]): string[] {
    const keys = lines.map((line) => lineKeyOf(line, this.#options))
    const bytes = this.#encoder.encode(`${keys.join('\n')}\n`)
    let start = 0
    return lines.filter((line, i) => {
      const end = bytes.indexOf(lineFeed, start) + 1
      const known = this.#keys.add(bytes, start, end)
      start = end
      if (known !== undefined) this.#remove(known, line, keys[i] as string)
      return known === undefined
    })
  }

  finish(): Deduplicated {
    return {
      text: '',
      removed: this.#removed,
      different: this.#different,
      duplicates: this.#keys.listRepeated(this.#options.limit),
    }
  }

  #remove(known: number, line: string, key: string): void {
    this.#removed += 1
    if (this.#keys.repeatsOf(known) > 1) return
    this.#different += 1
    if (line !== key && this.#options.limit > 0) this.#keys.setSpelling(known, this.#encoder.encode(`${line}\n`))
  }
}
