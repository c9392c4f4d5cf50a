import { openKeys } from '#page/open-dialogs.ts'
import { modifierKey } from './modifier-key.ts'

/** The keys that work in the palette, and a button that lists all others. */
export function PaletteFoot({ hasLinks }: { hasLinks: boolean }) {
  return (
    <div className="palette-foot">
      <p>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </p>
      <p>
        <kbd>Enter</kbd> open
      </p>
      {hasLinks && (
        <p>
          <kbd>{modifierKey}</kbd> <kbd>Enter</kbd> in a new tab
        </p>
      )}
      <button type="button" onClick={openKeys}>
        All keys
      </button>
    </div>
  )
}
