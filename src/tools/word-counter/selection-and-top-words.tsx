import { useSyncExternalStore } from 'react'
import { useLiveTool } from '#run/use-live-tool.ts'
import { countOf } from '#core/format.ts'
import { initialOptions } from '#core/tool/options.ts'
import { Output } from '#ui/output.tsx'
import { Stats } from '#ui/stats.tsx'
import { type WordCounts, print } from './result.ts'
import { tool } from './tool.ts'

interface SelectionAndTopWordsProps {
  id: string
  topWords: WordCounts['topWords']
}

/** The counts of the selected text, and the most used words. Loaded with the first result. */
export default function SelectionAndTopWords({ id, topWords }: SelectionAndTopWordsProps) {
  const selected = useSyncExternalStore(onSelectionChange, readSelection)
  const counter = useLiveTool(
    id,
    tool,
    print,
    selected === '' ? undefined : { text: selected },
    initialOptions(tool.options),
  )
  return (
    <>
      {selected !== '' && counter.outcome?.ok && (
        <p className="note">Selected: {describeSelection(counter.outcome.result)}</p>
      )}
      {topWords.length > 0 && (
        // On phones, after the counts in the sidebar.
        <div className="top-words">
          <Output title="Most used words">
            <Stats stats={topWords.map(({ word, count }) => ({ label: word, value: count }))} />
          </Output>
        </div>
      )}
    </>
  )
}

function describeSelection({ words, characters, sentences }: WordCounts): string {
  return [countOf(words, 'word'), countOf(characters, 'character'), countOf(sentences, 'sentence')].join(', ')
}

function onSelectionChange(notify: () => void): () => void {
  document.addEventListener('selectionchange', notify)
  return () => document.removeEventListener('selectionchange', notify)
}

/** Returns the text that is selected in the page's only text area. The editor of very long texts has no such selection. */
function readSelection(): string {
  const field = document.activeElement
  return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : ''
}
