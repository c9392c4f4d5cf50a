import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCommandContext } from '#cli/command-context.ts'
import type { EngineJob } from '#cli/run-engine.ts'
import { InputError } from '#core/tool/input-error.ts'
import { exampleSeed } from '#core/tool/manifest.ts'
import { loadEngine } from '#run/engines.ts'
import { tools } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'
import { AllowedFolders } from './allowed-folders.ts'
import { docxWithNote } from '#test/sample-document.ts'
import { createServer } from './create-server.ts'
import { gallery } from './gallery.ts'
import { allToolNames } from './tool-names.ts'

const folder = mkdtempSync(join(tmpdir(), 'textwright-'))
writeFileSync(join(folder, 'notes.txt'), '\uFEFFtwo words')
writeFileSync(join(folder, 'thesis.docx'), docxWithNote)
writeFileSync(join(folder, 'utf-16.txt'), '\uFEFFa', 'utf16le')

/** Runs an engine without a thread. The time limits are tested where the command is built. */
async function runEngine({ id, input, options, seed }: EngineJob): Promise<unknown> {
  const engine = await loadEngine(id)
  return structuredClone(await engine.run(input as never, options, createCommandContext(seed)))
}

async function connect(
  allowed: readonly string[],
  {
    runWithTimeLimit = (_: number, job: EngineJob) => runEngine(job),
    toolNames = allToolNames,
    plain = false,
  }: Partial<Parameters<typeof createServer>[1]> = {},
): Promise<Client> {
  const folders = await AllowedFolders.open(allowed)
  const server = createServer('1.2.3', { folders, timeLimit: 30_000, runWithTimeLimit, toolNames, plain })
  const client = new Client({ name: 'test', version: '1' })
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(serverTransport), client.connect(clientTransport)])
  return client
}

/** The client checks every structured result against the schema of the tool, as soon as the tools are listed. */
let client: Client
let plain: Client
let listed: Awaited<ReturnType<Client['listTools']>>['tools']

beforeAll(async () => {
  client = await connect([])
  plain = await connect([], { plain: true })
  listed = (await client.listTools()).tools
})

afterAll(async () => {
  await client.close()
  await plain.close()
  rmSync(folder, { recursive: true })
})

/** The first text of a result, which is the printed result or the error. */
function textOf({ content }: Awaited<ReturnType<Client['callTool']>>): string {
  return (content as readonly { readonly text: string }[])[0]?.text ?? ''
}

test('introduces itself', () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'textwright', version: '1.2.3' })
})

test('lists every tool of the registry, and one for recipes', () => {
  expect(listed.map(({ name }) => name)).toEqual([...tools.map(({ id }) => id), 'run-recipe'])
})

test.each([[[]], [[folder]]])('the list is short enough to read before every conversation: %j', async (allowed) => {
  const reader = await connect(allowed)
  const withoutResults = (await reader.listTools()).tools.map((tool) => ({ ...tool, outputSchema: undefined }))
  await reader.close()
  expect(JSON.stringify({ tools: withoutResults }).length).toBeLessThan(25_000)
})

test('a tool is described in one sentence', () => {
  expect(listed.filter(({ description = '' }) => !/^[A-Z][^.]*(?:\.\w[^.]*)*\.$/.test(description))).toEqual([])
})

test('only some tools are served', async () => {
  const some = await connect([], { toolNames: ['word-counter'] })
  expect((await some.listTools()).tools.map(({ name }) => name)).toEqual(['word-counter'])
  expect((await some.listResources()).resources.map(({ uri }) => uri)).toEqual(['textwright://tools/word-counter'])
  await expect(some.callTool({ name: 'word-count' })).rejects.toThrow('Did you mean word-counter?')
  await expect(some.callTool({ name: 'line-sorter', arguments: { text: 'a' } })).rejects.toThrow('Unknown tool')
  await expect(some.readResource({ uri: 'textwright://tools/line-sorter' })).rejects.toThrow('Unknown resource')
  await some.close()
})

test('the options of a tool are a JSON schema', () => {
  expect(listed.find(({ name }) => name === 'word-counter')?.inputSchema).toEqual({
    type: 'object',
    properties: {
      text: { type: 'string' },
      goal: { type: 'integer', minimum: 0, maximum: 1_000_000, description: 'Word goal (optional)' },
    },
    required: ['text'],
  })
  expect(listed.find(({ name }) => name === 'line-sorter')?.inputSchema.properties).toMatchObject({
    ignoreCase: { type: 'boolean' },
    order: {
      description: 'Order: az (A to Z), za (Z to A), length (Shortest first), lastWord (By last word)',
      default: 'az',
    },
  })
})

test('the schema of a result has the fields of its type', () => {
  expect(listed.find(({ name }) => name === 'find-replace')?.outputSchema).toEqual({
    type: 'object',
    properties: {
      text: { type: 'string' },
      count: { type: 'number' },
      matches: {
        type: 'array',
        items: {
          type: 'object',
          properties: { start: { type: 'number' }, end: { type: 'number' } },
          required: ['start', 'end'],
        },
      },
      notes: { type: 'array', items: { type: 'string' } },
    },
    required: ['count'],
  })
})

describe.each(tools.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  test('has no option with the name of another argument', () => {
    const inputs = Object.keys(tool.inputs).flatMap((name) => [name, `${name}File`])
    const reserved = [...inputs, ...(tool.isRandom ? ['seed'] : [])]
    expect(Object.keys(tool.options).filter((name) => reserved.includes(name))).toEqual([])
  })

  test('runs its examples with arguments that fit its schema', async () => {
    const schema = listed.find(({ name }) => name === id)?.inputSchema
    const validate = new AjvJsonSchemaValidator().getValidator(schema as object)
    const { contents } = await client.readResource({ uri: `textwright://tools/${id}` })
    const { examples } = JSON.parse((contents[0] as { text: string }).text) as {
      examples: { arguments: Record<string, unknown>; result: string }[]
    }
    expect(examples).toHaveLength(examplesOf(tool.id).length)
    for (const example of examples) {
      expect(validate(example.arguments)).toMatchObject({ valid: true })
      const call = { name: id, arguments: example.arguments }
      expect(textOf(await plain.callTool(call))).toBe(example.result)
      const result = await client.callTool(call)
      expect(result.isError).toBeUndefined()
      expect(result.structuredContent).toBeTypeOf('object')
    }
  })
})

test('the structured result has all fields', async () => {
  const { structuredContent } = await client.callTool({ name: 'word-counter', arguments: { text: 'a b', goal: 4 } })
  expect(structuredContent).toMatchObject({ words: 2, readingSeconds: 1, goal: { words: 4, percent: 50 } })
})

test('a text is in the answer once', async () => {
  const text = 'An unusual sentence'
  const answer = await client.callTool({ name: 'reverse-text', arguments: { text: 'ecnetnes lausunu nA' } })
  expect(answer.structuredContent).toEqual({ text })
  expect(JSON.stringify(answer).split(text)).toHaveLength(2)
})

test('a note follows the result', async () => {
  const call = { name: 'meta-generator', arguments: { title: 'a', description: 'b', canonical: 'here' } }
  const note = expect.stringContaining('It is left out.') as string
  const text = expect.stringContaining('<title>a</title>') as string
  expect((await plain.callTool(call)).content).toEqual([
    { type: 'text', text },
    { type: 'text', text: note },
  ])
  expect((await client.callTool(call)).structuredContent).toMatchObject({ text, notes: [note] })
})

test('a plain server promises no structured results', async () => {
  expect((await plain.listTools()).tools.filter(({ outputSchema }) => outputSchema)).toEqual([])
  const result = await plain.callTool({ name: 'word-counter', arguments: { text: 'a b' } })
  expect(textOf(result)).toContain('Words: 2')
  expect(result.structuredContent).toBeUndefined()
})

test.each(gallery.map((recipe) => [recipe.slug, recipe] as const))(
  'the recipe %s runs by its name',
  async (slug, recipe) => {
    const { contents } = await client.readResource({ uri: `textwright://recipes/${slug}` })
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ recipe: slug, summary: recipe.summary })
    const call = { name: 'run-recipe', arguments: { recipe: slug, text: recipe.before, seed: exampleSeed } }
    expect(textOf(await plain.callTool(call))).toBe(recipe.after)
    expect((await client.callTool(call)).structuredContent).toBeTypeOf('object')
  },
)

test('no recipe has the name of a tool', () => {
  const ids = tools.map(({ id }) => id)
  expect(gallery.filter(({ slug }) => ids.includes(slug))).toEqual([])
})

describe('a mistake is explained', () => {
  test.each([
    ['word-counter', {}, 'text is missing.'],
    ['word-counter', { text: 5 }, 'text takes text.'],
    ['word-counter', { text: 'a', goals: 5 }, 'Unknown option goals. Did you mean goal?'],
    ['word-counter', { txt: 'a' }, 'Unknown option txt. Did you mean text?'],
    ['word-counter', { text: 'a', seed: 5 }, 'Unknown option seed. There are text, goal.'],
    ['word-counter', { text: 'a', __proto__x: 5 }, 'Unknown option __proto__x. There are text, goal.'],
    ['word-counter', { text: 'a', goal: 'x' }, 'goal takes a whole number from 0 to 1000000.'],
    ['password-generator', { seed: -1 }, 'seed takes a whole number from 0 to 4294967295.'],
    [
      'word-counter',
      { textFile: 'a.txt' },
      'No folder was allowed. Pass the text, or start the server with --allow DIR.',
    ],
    ['word-counter', { text: 'a', textFile: 'a.txt' }, 'Give text or textFile, not both.'],
    ['run-recipe', {}, 'recipe is missing.'],
    ['run-recipe', { recipe: 'line-sorter' }, 'text is missing.'],
    [
      'run-recipe',
      { recipe: 'line-sorter', text: 'a', order: 'za' },
      'Unknown option order. There are text, recipe, seed.',
    ],
    ['run-recipe', { recipe: 'line-sortr', text: 'a' }, 'Unknown tool “line-sortr”. Did you mean line-sorter?'],
  ])('%s %j: %s', async (name, args, message) => {
    const result = await client.callTool({ name, arguments: args })
    expect(result).toMatchObject({ isError: true, content: [{ type: 'text', text: message }] })
    expect(result.structuredContent).toBeUndefined()
  })

  test('an unknown tool', async () => {
    await expect(client.callTool({ name: 'word-count' })).rejects.toThrow('Did you mean word-counter?')
  })

  test('an unknown resource', async () => {
    await expect(client.readResource({ uri: 'textwright://x' })).rejects.toThrow('Unknown resource textwright://x.')
  })
})

describe('with an allowed folder', () => {
  test('a file replaces the text', async () => {
    const reader = await connect([folder])
    const withFiles = (await reader.listTools()).tools
    const { properties, required } = withFiles.find(({ name }) => name === 'text-diff')?.inputSchema ?? {}
    expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(['originalFile', 'modifiedFile']))
    expect(required).toBeUndefined()
    const { structuredContent } = await reader.callTool({
      name: 'word-counter',
      arguments: { textFile: 'notes.txt' },
    })
    expect(structuredContent).toMatchObject({ words: 2, characters: 9 })
    const thesis = await reader.callTool({ name: 'word-counter', arguments: { textFile: 'thesis.docx' } })
    expect(thesis.structuredContent).toMatchObject({ words: 4, wordsWithoutNotes: 1 })
    const recipe = await reader.callTool({
      name: 'run-recipe',
      arguments: { recipe: 'case-converter(style=upper)', textFile: join(folder, 'notes.txt') },
    })
    expect(recipe.structuredContent).toMatchObject({ text: expect.stringContaining('TWO WORDS') as string })
    const hashes = await reader.callTool({
      name: 'run-recipe',
      arguments: { recipe: 'hash-generator', textFile: 'utf-16.txt' },
    })
    expect(hashes.structuredContent).toMatchObject({ MD5: 'd24e813c59b44b4f85782345b484984d' })
    await reader.close()
  })
})

test('a call has a time limit, and a pattern a shorter one', async () => {
  const limits: (readonly [string, number, string | undefined])[] = []
  const recorder = await connect([], {
    runWithTimeLimit: (limit, job, message) => {
      limits.push([job.id, limit, message])
      return Promise.reject(new InputError('Stopped'))
    },
  })
  await recorder.callTool({ name: 'word-counter', arguments: { text: 'a' } })
  await recorder.callTool({ name: 'regex-tester', arguments: { text: 'a', pattern: 'a' } })
  await recorder.close()
  expect(limits).toEqual([
    ['word-counter', expect.closeTo(30_000, -4), 'Stopped after 30 seconds. Try a shorter text.'],
    ['regex-tester', 1000, undefined],
  ])
})
