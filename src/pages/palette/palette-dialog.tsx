import { useEffect, useId, useRef, useState } from 'react'
import { importAgain } from '#run/import-again.ts'
import { createLoader } from '#pages/create-loader.ts'
import { ReloadButton } from '#ui/reload-button.tsx'
import type { ToolSearch } from '#ui/choose-tool.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Modal } from '#ui/modal.tsx'
import { privateField } from '#ui/private-field.ts'
import type { ShownOptions } from './palette-results.tsx'
import './palette.css'

// The search index and results load when the palette first opens.
const importResults = () => import('./palette-results.tsx')
const resultsLoader = createLoader(() => importAgain(importResults))
const resultsKey = 'results'

const noOptions: ShownOptions = { listId: undefined, activeId: undefined }

interface PaletteDialogProps {
  /** If set, only tools are found, and choosing one does not just open it. */
  search?: ToolSearch | undefined
  onClose: () => void
}

/** Shows the search field immediately, and the results once their module has loaded. */
export function PaletteDialog({ search, onClose }: PaletteDialogProps) {
  const title = search?.title
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
    <Modal className="palette" aria-label={title ?? 'Search'} onClose={onClose}>
      <div className="palette-panel">
        <div className="palette-head">
          <Icon name={title === undefined ? 'search' : 'arrow-right'} />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={title === undefined ? 'Find a tool, recipe, page or post' : 'Find a tool for this text'}
            aria-autocomplete="list"
            aria-expanded={shown.listId !== undefined}
            aria-controls={shown.listId}
            aria-activedescendant={shown.activeId}
            placeholder={title ?? 'What do you need?'}
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
            search={search}
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
