import { useState } from 'react'
import { slash } from './shortcut.ts'

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Help for the keyboard. */
export function PaletteFoot() {
  const [isSlashOn, setIsSlashOn] = useState(slash.isOn)
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
            slash.isOn = target.checked
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
