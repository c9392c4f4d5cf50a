import { isPublished } from '#config/published.ts'
import { startOfText, type LongText } from '#core/long-text/long-text.ts'
import { sampleLength, type Suggest, type Suggestion } from '#core/tool/suggestion.ts'

export interface SuggestedTool extends Suggestion {
  readonly id: string
}

const modules = import.meta.glob<Suggest>('./*/suggest.ts', { eager: true, import: 'suggest' })

const suggesters = Object.entries(modules)
  .map(([path, suggest]) => ({ id: path.split('/')[1] as string, suggest }))
  .filter(({ id }) => isPublished(`/tools/${id}`))

const maxSuggestions = 4

/** The tools that fit a text, best first. */
export function suggestTools(text: LongText): SuggestedTool[] {
  const sample = startOfText(text, sampleLength)
  if (sample.trim() === '') return []
  return suggesters
    .flatMap(({ id, suggest }) => {
      const suggestion = suggest(sample)
      return suggestion ? [{ id, ...suggestion }] : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSuggestions)
}
