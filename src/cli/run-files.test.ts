import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import type { AnyEngine } from '#core/tool/engine-interface.ts'
import { attempt } from '#run/attempt.ts'
import { createSampleFolder, run, streaming, upper } from '#test/sample-run.ts'
import { sampleDiff, sampleGenerator, sampleTool } from '#test/sample-tools.ts'

const { folder, small, large } = createSampleFolder()
afterAll(() => rmSync(folder, { recursive: true }))

describe('several files', () => {
  test('have a result each, under their names', async () => {
    const { output, isDone } = await run(sampleTool, upper, [small, large])
    expect(output).toBe(`==> ${small} <==\nABC\n\n==> ${large} <==\n\ufeffABC\nABC\nABC\n`)
    expect(isDone).toBe(true)
  })

  test('have a header even if a result is empty', async () => {
    const empty: AnyEngine = { ...upper, run: () => '' }
    expect((await run(sampleTool, empty, [small, small])).output).toBe(`==> ${small} <==\n\n==> ${small} <==\n`)
  })

  test('are a list in JSON, with their names', async () => {
    const { output } = await run(sampleTool, upper, [small, large, '--json'])
    expect(JSON.parse(output)).toEqual([
      { file: small, text: 'ABC\n' },
      { file: large, text: 'ABC\nABC\nABC\n' },
    ])
  })

  test('are streamed into the list in JSON', async () => {
    const { output } = await run(sampleTool, streaming, [large, large, '--json'])
    const text = 'ABC\nABC\nABC\nstreamed 12'
    expect(JSON.parse(output)).toEqual([
      { file: large, text },
      { file: large, text },
    ])
  })

  const missing = join(folder, 'missing.txt')
  const picky: AnyEngine = {
    ...upper,
    run: ({ text }) => {
      if (text === 'abc\n') throw new InputError('Please enter more', 'Three lines are enough.')
      return 'fine'
    },
  }

  test.each([
    [[small, missing, large], `==> ${large} <==\n\ufefffine\n`],
    [[small, missing, large, '--json'], `[{"file":"${large}","text":"fine"}]\n`],
    [[small, missing, '--json'], '[]\n'],
  ])('a problem with one of %j is reported with its name and does not stop the others', async (args, output) => {
    expect(await run(sampleTool, picky, args)).toMatchObject({
      output,
      reports: [
        `${small}: Please enter more\nThree lines are enough.`,
        `Can’t read ${missing}: the file doesn’t exist.`,
      ],
      isDone: false,
    })
  })

  test('have their names before their notes', async () => {
    const noting: AnyEngine = { ...upper, note: () => 'Cut' }
    expect((await run(sampleTool, noting, [small, large])).reports).toEqual([`${small}: Cut`, `${large}: Cut`])
    expect((await run(sampleTool, noting, [small, large, '--concat'])).reports).toEqual(['Cut'])
  })
})

describe('--output', () => {
  const output = join(folder, 'output.txt')

  test('writes what standard output would get', async () => {
    expect((await run(sampleTool, upper, [small, '-o', output])).output).toBe('')
    expect(readFileSync(output, 'utf8')).toBe('ABC\n')
    await run(sampleTool, upper, [small, small, '-o', output])
    expect(readFileSync(output, 'utf8')).toBe(`==> ${small} <==\nABC\n\n==> ${small} <==\nABC\n`)
    await run(sampleDiff, upper, [small, small, '-o', output]).catch(() => undefined)
    await run(sampleGenerator, { ...upper, run: () => 'dice' }, ['-o', output])
    expect(readFileSync(output, 'utf8')).toBe('dice\n')
  })

  test('keeps the old file and its mode if the run fails', async () => {
    writeFileSync(output, 'old')
    chmodSync(output, 0o640)
    const failing: AnyEngine = {
      ...upper,
      run: () => {
        throw new InputError('Please enter text')
      },
    }
    await expect(run(sampleTool, failing, [small, '-o', output])).rejects.toThrow('Please enter text')
    expect(readFileSync(output, 'utf8')).toBe('old')
    await run(sampleTool, upper, [small, '-o', output])
    expect([readFileSync(output, 'utf8'), statSync(output).mode & 0o777]).toEqual(['ABC\n', 0o640])
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test.each([
    ['a generator has no result', sampleGenerator, []],
    ['the text is empty', sampleTool, [join(folder, 'empty.txt')]],
  ])('stays as it was if %s', async (_, tool, files) => {
    const output = join(folder, 'kept.txt')
    writeFileSync(output, 'old')
    writeFileSync(join(folder, 'empty.txt'), '')
    const empty: AnyEngine = { ...upper, run: () => '', print: () => '' }
    await expect(run(tool, empty, [...files, '-o', output])).rejects.toThrow(
      `There’s no result, so ${output} isn’t changed.`,
    )
    expect(readFileSync(output, 'utf8')).toBe('old')
  })

  test('is empty if nothing is left of a text', async () => {
    writeFileSync(output, 'old')
    await run(sampleTool, { ...upper, run: () => '', print: () => '' }, [small, '-o', output])
    expect(readFileSync(output, 'utf8')).toBe('')
  })

  test('does not overwrite an input, not even through a link', async () => {
    const link = join(folder, 'link.txt')
    symlinkSync(small, link)
    for (const path of [small, link]) {
      await expect(run(sampleTool, upper, [small, '-o', path])).rejects.toThrow(
        `${path} is also read, so it isn’t overwritten. To change a file, use --in-place.`,
      )
    }
    expect(readFileSync(small, 'utf8')).toBe('abc\n')
  })

  test('writes a file for each result into a folder', async () => {
    const results = mkdtempSync(join(folder, 'results-'))
    await run(sampleTool, upper, [small, large, '-o', results])
    expect(readFileSync(join(results, 'small.txt'), 'utf8')).toBe('ABC\n')
    expect(readFileSync(join(results, 'large.txt'), 'utf8')).toBe('\ufeffABC\nABC\nABC\n')
    await run({ ...sampleTool, result: 'report' }, upper, [small, '--json', '-o', results])
    expect(readFileSync(join(results, 'small.txt.json'), 'utf8')).toBe('{"text":"ABC\\n"}\n')
  })

  test.each([
    ['the folder of an input', [small, '-o', folder], `${small} is also read`],
    [
      'two files with one name',
      [small, small, '-o', mkdtempSync(join(folder, 'same-'))],
      'Two results would be written to',
    ],
    ['standard input', ['-', '-o', folder], 'Standard input has no name'],
    ['joined files', [small, large, '--concat', '-o', folder], `${folder} is a folder.`],
    ['a missing folder', [small, '-o', join(folder, 'none/x')], 'the folder doesn’t exist.'],
  ])('refuses %s', async (_, args, message) => {
    const outcome = await attempt(() => run(sampleTool, upper, args))
    const said = outcome.ok ? outcome.result.reports.join('\n') : outcome.message
    expect(said).toContain(message)
  })
})

describe('--in-place', () => {
  function write(name: string, text: string): string {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }

  test('changes the files and keeps modes and links', async () => {
    const one = write('one.txt', 'one\n')
    const two = write('two.txt', 'two\n')
    chmodSync(one, 0o600)
    const link = join(folder, 'to-two.txt')
    symlinkSync(two, link)
    expect(await run(sampleTool, upper, [one, link, '--in-place'])).toMatchObject({ output: '', isDone: true })
    expect([one, two].map((path) => readFileSync(path, 'utf8'))).toEqual(['ONE\n', 'TWO\n'])
    expect(existsSync(`${one}~`)).toBe(false)
    expect(statSync(one).mode & 0o777).toBe(0o600)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
  })

  test('does not touch a file that is the same afterwards', async () => {
    const path = write('same.txt', 'ABC\n')
    utimesSync(path, 1, 1)
    const { reports, isDone } = await run(sampleTool, upper, [path, '--in-place'])
    expect([reports, isDone]).toEqual([[`${path} is unchanged.`], true])
    expect(statSync(path).mtimeMs).toBe(1000)
  })

  test.each([
    ['abc', 'ABC'],
    ['abc\n', 'ABC\n'],
    ['abc\r\n', 'ABC\r\n'],
    ['', ''],
  ])('leaves the end of %j as it is', async (before, after) => {
    const trimming: AnyEngine = { ...upper, run: ({ text }) => (text ?? '').trim().toUpperCase() }
    const path = write('end.txt', before)
    await run(sampleTool, trimming, [path, '--in-place'])
    expect(readFileSync(path, 'utf8')).toBe(after)
  })

  test('writes the replaced text of a tool that also lists matches', async () => {
    const path = write('replaced.txt', '\ufeffabc')
    const replacing: AnyEngine = { ...upper, run: () => ({ matches: [], replaced: 'xyz' }), print: () => 'xyz' }
    await run({ ...sampleTool, resultExtension: 'txt' }, replacing, [path, '--in-place'])
    expect(readFileSync(path, 'utf8')).toBe('\ufeffxyz')
  })

  test('leaves a file alone if there is an error or no changed text', async () => {
    const [one, two] = [write('counted.txt', 'abc'), write('folder.txt', 'abc')]
    const counting: AnyEngine = { ...upper, run: () => ({ count: 3 }), print: () => '3' }
    expect(await run(sampleTool, counting, [one, join(folder, 'none.txt'), two, '--in-place'])).toMatchObject({
      reports: [
        `${one}: This doesn’t change the text, so the file stays as it is.`,
        `Can’t read ${join(folder, 'none.txt')}: the file doesn’t exist.`,
        `${two}: This doesn’t change the text, so the file stays as it is.`,
      ],
      isDone: false,
    })
    expect(readFileSync(one, 'utf8')).toBe('abc')
    expect(readdirSync(folder).filter((name) => /^\.|^counted.+~/.test(name))).toEqual([])
  })
})

describe('--in-place with a suffix', () => {
  const own = mkdtempSync(join(folder, 'backups-'))
  const write = (name: string, text: string): string => {
    writeFileSync(join(own, name), text)
    return join(own, name)
  }
  const read = (name: string) => readFileSync(join(own, name), 'utf8')

  test.each(['~', '.bak'])('keeps the old version under its name with %s', async (suffix) => {
    const path = write('suffix.txt', 'old')
    await run(sampleTool, upper, [path, `--in-place=${suffix}`])
    expect([read('suffix.txt'), read(`suffix.txt${suffix}`)]).toEqual(['OLD', 'old'])
  })

  test('keeps none if the file would be the same', async () => {
    await run(sampleTool, upper, [write('same', 'ABC'), '--in-place=~'])
    expect(existsSync(join(own, 'same~'))).toBe(false)
  })

  test('refuses a file that is named twice, also through a link', async () => {
    const path = write('twice', 'abc')
    symlinkSync(path, join(own, 'link'))
    for (const other of [path, join(own, 'link')]) {
      await expect(run(sampleTool, upper, [path, other, '--in-place'])).rejects.toThrow(`${other} is named twice.`)
    }
    expect(read('twice')).toBe('abc')
  })

  test('refuses a backup that is changed too', async () => {
    const [one, two] = [write('u', 'one'), write('u.bak', 'two')]
    await expect(run(sampleTool, upper, [one, two, '--in-place=.bak'])).rejects.toThrow(
      'u.bak is changed too, so it can’t keep the old version of u.',
    )
    expect([read('u'), read('u.bak')]).toEqual(['one', 'two'])
  })

  test('replaces a link, not the file that it leads to', async () => {
    symlinkSync(write('precious', 'gold'), join(own, 'w~'))
    await run(sampleTool, upper, [write('w', 'abc'), '--in-place=~'])
    expect([read('precious'), read('w'), read('w~')]).toEqual(['gold', 'ABC', 'abc'])
  })

  test('leaves everything as it was if there is no room for one', async () => {
    const path = write('v', 'abc')
    mkdirSync(`${path}~`)
    const { reports } = await run(sampleTool, upper, [path, '--in-place=~'])
    expect(reports).toEqual([`Can’t keep the old version as ${path}~: it’s a folder.`])
    expect(read('v')).toBe('abc')
    expect(readdirSync(own).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('does not let others read a private file while it is written', async () => {
    const path = write('private', 'abc\n'.repeat(3))
    chmodSync(path, 0o600)
    const modes: number[] = []
    const watching: AnyEngine = {
      ...upper,
      async *stream(chunks) {
        for await (const chunk of chunks) yield chunk
        const written = readdirSync(own).filter((entry) => entry.startsWith('.'))
        for (const name of written) modes.push(statSync(join(own, name)).mode & 0o777)
        return ''
      },
    }
    await run(sampleTool, watching, [path, '--in-place'])
    expect(modes).toEqual([0o600])
  })
})

test('removes what a killed process has left of the same file', async () => {
  const own = mkdtempSync(join(folder, 'killed-'))
  const file = join(own, 'text')
  const { pid: gone } = spawnSync('true')
  const nameOf = (pid: number, name = 'text') => `.${name}.${String(pid)}-${randomUUID()}`
  const kept = [nameOf(process.pid), nameOf(gone, 'other'), `.text.${String(gone)}`]
  for (const name of [nameOf(gone), `${nameOf(gone)}.old`, ...kept, 'text']) writeFileSync(join(own, name), 'abc')
  await run(sampleTool, upper, [small, '-o', file])
  expect(readdirSync(own).sort()).toEqual([...kept, 'text'].sort())
})

test('--output to a link whose file is missing writes that file', async () => {
  const link = join(folder, 'dangling')
  symlinkSync('new.txt', link)
  await run(sampleTool, upper, [small, '-o', link])
  expect([lstatSync(link).isSymbolicLink(), readFileSync(join(folder, 'new.txt'), 'utf8')]).toEqual([true, 'ABC\n'])
})
