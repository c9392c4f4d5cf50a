import { useState } from 'react'
import { slashShortcut } from './shortcut.ts'

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Help on keyboard shortcuts. */
export function PaletteFoot() {
  const [isSlashOn, setIsSlashOn] = useState(slashShortcut.isOn)
  return (
    <div className="palette-foot">
      <p>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </p>
      <p>
        <kbd>Enter</kbd> open
      </p>
      <p>
        <kbd>{modifier}</kbd> <kbd>Enter</kbd> in a new tab
      </p>
      <label>
        <input
          type="checkbox"
          checked={isSlashOn}
          onChange={({ target }) => {
            slashShortcut.isOn = target.checked
            setIsSlashOn(target.checked)
          }}
        />
        <span>
          <kbd>/</kbd> opens search
        </span>
      </label>
    </div>
  )
}
