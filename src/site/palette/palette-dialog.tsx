import { useEffect, useId, useRef, useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { createLoader } from '#site/create-loader.ts'
import { ReloadButton } from '#site/reload-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Modal } from '#ui/modal.tsx'
import { privateField } from '#ui/private-field.ts'

// The search index and results load when the palette first opens.
const resultsLoader = createLoader(() => import('./palette-results.tsx'))
const resultsKey = 'results'

/** Ids of the list and its active option, for the field's ARIA attributes. */
export interface ShownOptions {
  readonly listId: string | undefined
  readonly activeId: string | undefined
}

const continueTitle = 'Continue with…'

const noOptions: ShownOptions = { listId: undefined, activeId: undefined }

interface PaletteDialogProps {
  /** If set, the search is for a tool that opens with this text. */
  text?: TextSource | undefined
  onClose: () => void
}

/** Shows the search field immediately, and the results once their module has loaded. */
export function PaletteDialog({ text, onClose }: PaletteDialogProps) {
  const isContinuing = text !== undefined
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(noOptions)
  const [resultsModule, setResultsModule] = useState(() => resultsLoader.get(resultsKey))
  const [hasFailed, setHasFailed] = useState(false)
  const [isEnterPending, setIsEnterPending] = useState(false)
  const Results = resultsModule?.PaletteResults

  useEffect(() => {
    let isUnmounted = false
    // Retries after an earlier failure.
    resultsLoader.preload(resultsKey)
    resultsLoader.load(resultsKey).then(
      (module) => {
        if (!isUnmounted) setResultsModule(module)
      },
      () => {
        if (!isUnmounted) setHasFailed(true)
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [])

  return (
    <Modal className="palette" aria-label={isContinuing ? continueTitle : 'Search'} onClose={onClose}>
      <div className="palette-panel">
        <div className="palette-head">
          <Icon name={isContinuing ? 'arrow-right' : 'search'} />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={isContinuing ? 'Find a tool for this text' : 'Find a tool, page or post'}
            aria-autocomplete="list"
            aria-expanded={shown.listId !== undefined}
            aria-controls={shown.listId}
            aria-activedescendant={shown.activeId}
            placeholder={isContinuing ? continueTitle : 'What do you need?'}
            {...privateField}
            enterKeyHint="go"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setIsEnterPending(false)
            }}
            onKeyDown={(event) => {
              if (!Results && event.key === 'Enter') setIsEnterPending(true)
            }}
          />
          <IconButton icon="x" label="Close" onClick={onClose} />
        </div>
        {Results && (
          <Results
            query={query}
            text={text}
            field={field}
            listId={listId}
            isEnterPending={isEnterPending}
            onShow={setShown}
            onClose={onClose}
          />
        )}
        {!Results && (
          <div className="palette-note">
            <p role="status">
              {hasFailed ? 'Search could not be loaded. Check your connection and reload the page.' : 'Loading…'}
            </p>
            {/* Firefox caches a failed import, so only a new document can load the module. */}
            {hasFailed && <ReloadButton />}
          </div>
        )}
      </div>
    </Modal>
  )
}
