import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { dismissUpdate, reloadIntoUpdate, useOfflineState } from './offline.ts'

/** What the footer says of use offline, and the offer of a new version over the page's corner. */
export function OfflineNote() {
  const { isReady, hasUpdate } = useOfflineState()
  return (
    <>
      <p className="offline-note">{isReady && 'Ready offline: every page and tool works without a connection.'}</p>
      <div className="update-notice" data-shown={hasUpdate || undefined}>
        {/* There before its words: screen readers announce only what changes. */}
        <p role="status">
          {hasUpdate && (
            <>
              <strong>A new version is ready.</strong> Reloading clears what you typed here. Otherwise it comes with
              your next visit.
            </>
          )}
        </p>
        {hasUpdate && (
          <>
            <Button variant="outline" size="sm" onClick={reloadIntoUpdate}>
              Reload
            </Button>
            <IconButton icon="x" label="Dismiss" onClick={dismissUpdate} />
          </>
        )}
      </div>
    </>
  )
}
