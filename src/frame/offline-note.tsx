import { isPublished } from '#config/published.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { dismissUpdate, reloadIntoUpdate, useOfflineState } from './offline.ts'
import './offline-note.css'

/** The footer's note about offline use, and the notice about a new version in the corner of the page. */
export function OfflineNote() {
  const { isReady, hasUpdate } = useOfflineState()
  return (
    <>
      <p className="offline-note">
        {isReady &&
          `Ready for offline use: every page and tool works without a connection${isPublished('/blog') ? ', with the pictures of articles once seen' : ''}.`}
      </p>
      <div className="update-notice" data-shown={hasUpdate || undefined}>
        {/* Rendered even while empty, because screen readers announce only changes. */}
        <p role="status">
          {hasUpdate && (
            <>
              <strong>A new version is ready.</strong> Reloading clears your text here. If you don&apos;t reload,
              you&apos;ll get the new version on your next visit.
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
