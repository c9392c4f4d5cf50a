import { type ClipboardEvent, useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { countGraphemes } from '#core/text/graphemes.ts'
import { secondsFor, wordsPerMinute } from '#core/text/reading-speed.ts'
import { countWords } from '#core/text/words.ts'
import { type LongText, wholeText, isLong } from '#core/long-text/long-text.ts'
import { useNavigate } from '#frame/router/router.tsx'
import { findCard } from '#tools/cards.ts'
import type { SuggestedTool } from '#tools/suggestions.ts'
import { actOnArrival } from '#ui/act-on-arrival.ts'
import { usePagePaste } from '#ui/arrival.ts'
import { Button } from '#ui/button.tsx'
import { countOf } from '#core/format.ts'
import { privateField } from '#ui/private-field.ts'
import { useLeavingQuestion } from '#ui/text-area/use-leaving-question.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { giveStartText, startTextKey } from './start-text-handover.ts'
import './start-text.css'

/** Any text can be counted, even one that looks like nothing in particular. */
const fallback: readonly SuggestedTool[] = [
  { id: 'word-counter', score: 0, reason: 'Any text', action: 'Count words' },
].filter(({ id }) => findCard(id))

/** The text box on the home page: it counts what is typed or pasted and suggests tools for it. */
export function StartText({ onOpen }: { onOpen: (id: string) => void }) {
  const buffer = useText(startTextKey)
  const value = useTextValue(buffer)
  useLeavingQuestion(buffer, value.length > 0)
  const suggestions = useSuggestions(useDeferredValue(value))
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  usePagePaste(
    () => box.current,
    (clipboard) => {
      buffer.paste(clipboard.getData('text/plain'))
      box.current?.querySelector('textarea')?.focus()
    },
  )

  return (
    <div ref={box} className="start">
      {isLong(value) ? (
        <p className="start-text start-large">
          {countOf(value.length, 'character')}
          <Button variant="ghost" size="sm" onClick={() => buffer.clear()}>
            Clear
          </Button>
        </p>
      ) : (
        <StartArea text={wholeText(value)} onChange={(text) => buffer.edit(text)} />
      )}
      {!isLong(value) && <CountedLine text={wholeText(value)} />}
      <ul className="suggestions" aria-label="Suggestions" aria-live="polite">
        {suggestions.map(({ id, reason, action, ...target }) => (
          <li key={id}>
            <button
              type="button"
              className="suggestion"
              title={findCard(id)?.name}
              onClick={() => {
                giveStartText(id, target)
                actOnArrival(id)
                // The id of a recipe is the path of its page.
                if (id.startsWith('/')) navigate(id)
                else onOpen(id)
              }}
            >
              {reason} · <strong>{action}</strong>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function StartArea({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    // Typed before this script had loaded.
    if (text === '' && element.value !== '') onChange(element.value)
    // oxlint-disable-next-line react/exhaustive-deps -- only when the field appears
  }, [])

  // Browsers take seconds to lay out a large text, so it never gets into the field.
  const holdLargeText = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain')
    const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
    if (!isLong(whole)) return
    event.preventDefault()
    onChange(whole)
  }

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Start with any text
      </label>
      <textarea
        ref={area}
        id={id}
        className="start-text user-text"
        rows={3}
        placeholder="Type or paste any text to count it and find the right tool"
        {...privateField}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPaste={holdLargeText}
      />
    </>
  )
}

/** Counts the visitor's text. While there is none, the line keeps its place and says nothing. */
function CountedLine({ text }: { text: string }) {
  const words = countWords(text)
  return (
    <p className="counted-line">
      {text !== '' && (
        <>
          <span>{countOf(words, 'word')}</span>
          <span>{countOf(countGraphemes(text), 'character')}</span>
          <span>{countOf(secondsFor(words, wordsPerMinute.average), 'second')} to read</span>
        </>
      )}
    </p>
  )
}

/** Tools and recipes for a text. How they recognize a text is loaded once there is some. */
function useSuggestions(text: LongText): readonly SuggestedTool[] {
  const [suggestions, setSuggestions] = useState<readonly SuggestedTool[]>([])
  const isEmpty = text.length === 0

  useEffect(() => {
    if (isEmpty) return
    let isCurrent = true
    void import('./start-suggestions.ts').then(({ suggest }) => {
      if (!isCurrent) return
      const found = suggest(text)
      setSuggestions(found.length === 0 ? fallback : found)
    })
    return () => {
      isCurrent = false
    }
  }, [text, isEmpty])

  return isEmpty ? [] : suggestions
}
