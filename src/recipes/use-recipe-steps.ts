import { useState } from 'react'
import { formatSharedRecipe, keepPrivateText } from '#core/recipe/share-recipe.ts'
import { openRecipe, type ParsedRecipe, parseRecipe } from '#core/recipe/parse-recipe.ts'
import type { NotationProblem } from '#core/recipe/read-tokens.ts'
import type { RecipeStep } from '#core/recipe/recipe.ts'
import { type RegisteredTool, tools } from '#tools/manifests.ts'
import { useToolState } from '#ui/use-tool-state.ts'
import { type EditedStep, withKey } from './edit-steps.ts'

/** Several changes of one kind in a row, such as typing into an option, are undone together. */
interface PastState {
  readonly steps: readonly EditedStep[]
  readonly change: string
}

interface RecipeState {
  readonly steps: readonly EditedStep[]
  readonly past: readonly PastState[]
}

/** A notation that could not be read, with what is wrong with it. */
interface WrongNotation extends NotationProblem {
  readonly source: string
  readonly change: string
}

const maxPast = 100

export interface RecipeSteps {
  readonly steps: readonly EditedStep[]
  /** Sets the steps. Changes with the same name in a row are undone together. */
  readonly change: (steps: readonly EditedStep[], change: string) => void
  readonly canUndo: boolean
  readonly undo: () => void
  /** The notation that was read last, if it is wrong. The steps are still those from before. */
  readonly wrong: WrongNotation | undefined
  /** Replaces the steps with those of a notation, if it is right. */
  readonly read: (notation: string, change: string) => void
  /** Like `read`, for links and files: options and values that no longer exist are left out. */
  readonly open: (notation: string, change: string) => void
  /** A sentence about each option and value that the recipe opened last had and its tool has not. */
  readonly leftOut: readonly string[]
}

/** The steps of the recipe on a page. They survive navigating to another page and back. */
export function useRecipeSteps(key: string, recipe: string): RecipeSteps {
  const [initial] = useState<RecipeState>(() => {
    const parsed = parseRecipe(recipe, tools)
    if (!parsed.ok) throw new Error(`${recipe}: ${parsed.message}`)
    return { steps: parsed.steps.map(withKey), past: [] }
  })
  const [{ steps, past }, setState] = useToolState(`${key}/steps`, initial)
  const [wrong, setWrong] = useState<WrongNotation>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])

  const change: RecipeSteps['change'] = (next, name) => {
    setWrong(undefined)
    setLeftOut([])
    const isContinued = past.at(-1)?.change === name
    setState({ steps: next, past: isContinued ? past : [...past, { steps, change: name }].slice(-maxPast) })
  }

  /** A step that keeps its tool keeps its key, so that its open parts stay open while the notation is edited. */
  const keepKey = (step: RecipeStep<RegisteredTool>, index: number): EditedStep => {
    const old = steps[index]
    return old?.tool.id === step.tool.id ? { ...step, key: old.key } : withKey(step)
  }

  const take = (parsed: ParsedRecipe<RegisteredTool>, source: string, name: string) => {
    setLeftOut([])
    if (!parsed.ok) {
      setWrong({ source, change: name, message: parsed.message, start: parsed.start, end: parsed.end })
    } else if (formatSharedRecipe(parsed.steps) === formatSharedRecipe(steps)) {
      setWrong(undefined)
    } else {
      change(keepPrivateText(parsed.steps.map(keepKey), steps), name)
    }
  }

  return {
    steps,
    change,
    canUndo: past.length > 0,
    undo: () => {
      const last = past.at(-1)
      if (!last) return
      setWrong(undefined)
      setLeftOut([])
      setState({ steps: last.steps, past: past.slice(0, -1) })
    },
    wrong,
    read: (notation, name) => take(parseRecipe(notation, tools), notation, name),
    open: (notation, name) => {
      const opened = openRecipe(notation, tools)
      take(opened, notation, name)
      if (opened.ok) setLeftOut(opened.leftOut)
    },
    leftOut,
  }
}
