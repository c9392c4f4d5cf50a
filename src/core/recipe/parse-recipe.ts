import { completeOptions } from '#core/tool/complete-options.ts'
import { describeUnknownOption, describeUnknownValue } from '#core/tool/left-out.ts'
import { didYouMean } from '#core/nearest-word.ts'
import { optionProblem, readWholeNumber } from '#core/tool/option-problem.ts'
import { optionWord, type Option, type OptionValue, publicOptions } from '#core/tool/options.ts'
import { clip } from '#core/text/clip.ts'
import { NotationError, readTokens, type NotationProblem, type Token } from './read-tokens.ts'
import { stepPosition, type RecipeStep, type StepTool } from './recipe.ts'

export type ParsedRecipe<T extends StepTool> =
  | { readonly ok: true; readonly steps: readonly RecipeStep<T>[] }
  | ({ readonly ok: false } & NotationProblem)

/**
 * Parses a recipe such as `text-cleaner(mode=breaks) | off line-sorter | find-replace(find="a b")`. The notation is
 * described in docs/recipes.md. Any string gives either steps or a problem; an empty one has no steps.
 */
export function parseRecipe<T extends StepTool>(source: string, tools: readonly T[]): ParsedRecipe<T> {
  return parse(source, tools)
}

type OpenedRecipe<T extends StepTool> =
  // With a sentence about each option and value that was left out.
  | { readonly ok: true; readonly steps: readonly RecipeStep<T>[]; readonly leftOut: readonly string[] }
  | ({ readonly ok: false } & NotationProblem)

/** Parses the recipe of a link or file, which may be older than the tools: options and values they lack are left out. */
export function openRecipe<T extends StepTool>(source: string, tools: readonly T[]): OpenedRecipe<T> {
  const leftOut = new Set<string>()
  const parsed = parse(source, tools, leftOut)
  return parsed.ok ? { ...parsed, leftOut: [...leftOut] } : parsed
}

function parse<T extends StepTool>(source: string, tools: readonly T[], leftOut?: Set<string>): ParsedRecipe<T> {
  try {
    return { ok: true, steps: new Parser(source, tools, leftOut).readRecipe() }
  } catch (error) {
    if (!(error instanceof NotationError)) throw error
    return { ok: false, ...error.problem }
  }
}

class Parser<T extends StepTool> {
  readonly #tokens: Generator<Token, never, void>
  readonly #tools: readonly T[]
  readonly #leftOut: Set<string> | undefined
  #next: Token

  /** Unknown options and values are a mistake, or are left out and described in `leftOut`. */
  constructor(source: string, tools: readonly T[], leftOut?: Set<string>) {
    this.#tokens = readTokens(source)
    this.#tools = tools
    this.#leftOut = leftOut
    this.#next = this.#tokens.next().value
  }

  readRecipe(): RecipeStep<T>[] {
    if (this.#isAtEnd()) return []
    const steps = [this.#readStep()]
    while (!this.#isAtEnd()) {
      if (!this.#skip('|')) throw new NotationError('Put | between two steps.', this.#next)
      steps.push(this.#readStep())
    }
    return steps
  }

  #isAtEnd(): boolean {
    return this.#next.kind === 'end'
  }

  /** Returns the next token if it is of one of these kinds. */
  #read(kinds: readonly Token['kind'][], missing: string): Token {
    const token = this.#next
    if (!kinds.includes(token.kind)) throw new NotationError(missing, token)
    this.#next = this.#tokens.next().value
    return token
  }

  /** Skips a mark and returns whether it was there. */
  #skip(mark: string): boolean {
    const isNext = this.#next.kind === 'mark' && this.#next.text === mark
    if (isNext) this.#next = this.#tokens.next().value
    return isNext
  }

  #readStep(): RecipeStep<T> {
    const missing = 'A tool’s name is missing here.'
    const word = this.#read(['word'], missing)
    const isOn = word.text !== 'off'
    const name = isOn ? word : this.#read(['word'], missing)
    const tool = this.#findTool(name)
    return { tool, options: completeOptions(tool, this.#readOptions(tool)), isOn }
  }

  #findTool(name: Token): T {
    const tool = this.#tools.find(({ id }) => id === name.text)
    if (tool && stepPosition(tool) !== 'none') return tool
    if (tool) throw new NotationError(`${name.text} needs two texts, so it can’t be a step.`, name)
    const ids = this.#tools.filter((known) => stepPosition(known) !== 'none').map(({ id }) => id)
    throw new NotationError(`Unknown tool ${quote(name)}.${didYouMean(name.text, ids)}`, name)
  }

  #readOptions(tool: T): Record<string, OptionValue> {
    const values = new Map<string, OptionValue | undefined>()
    if (!this.#skip('(') || this.#skip(')')) return {}
    do this.#readOption(tool, values)
    while (this.#skip(','))
    if (this.#skip(')')) {
      return Object.fromEntries([...values].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
    }
    const message = this.#isAtEnd() ? 'Close the options with ).' : unexpectedInOptions
    throw new NotationError(message, this.#next)
  }

  /** Adds the value of the next option; undefined if it was left out. */
  #readOption(tool: T, values: Map<string, OptionValue | undefined>): void {
    const word = this.#read(['word'], 'An option’s name is missing here.')
    const words = new Map(
      Object.entries(publicOptions(tool.options)).map(([name, option]) => [optionWord(name), { name, option }]),
    )
    const found = words.get(word.text)
    if (!found && !this.#leftOut) {
      const names = [...words.keys()]
      const suggestion = didYouMean(word.text, names) || ` Its options: ${names.join(', ')}.`
      throw new NotationError(`${tool.id} has no option ${quote(word)}.${suggestion}`, word)
    }
    if (found && values.has(found.name)) throw new NotationError(`${word.text} is set twice.`, word)
    if (!this.#skip('=')) throw new NotationError(`${word.text} needs a value: ${word.text}=…`, word)
    const token = this.#read(['word', 'quoted'], `${word.text} needs a value. An empty text is "".`)
    if (!found) {
      this.#leftOut?.add(describeUnknownOption(word.text, tool))
      return
    }
    const { name, option } = found
    const value = readValue(option, token.text)
    const problem = value === undefined ? 'takes on or off' : optionProblem(option, value)
    if (problem !== undefined && !this.#leftOut) throw new NotationError(`${word.text} ${problem}.`, token)
    if (problem !== undefined) this.#leftOut?.add(describeUnknownValue(token.text, word.text, option, tool))
    values.set(name, problem === undefined ? value : undefined)
  }
}

const maxQuotedLength = 40

function quote({ text }: Token): string {
  return `“${clip(text, maxQuotedLength)}”`
}

const unexpectedInOptions =
  'Put a comma between two options, and double quotes around a value with spaces or punctuation.'

/** Returns undefined for a flag that is neither on nor off. */
function readValue(option: Option, text: string): OptionValue | undefined {
  if (option.kind === 'flag') return text === 'on' ? true : text === 'off' ? false : undefined
  return option.kind === 'number' ? readWholeNumber(text) : text
}
