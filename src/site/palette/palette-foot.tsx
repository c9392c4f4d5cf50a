import { useState } from 'react'
import { slash } from './shortcut.ts'

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** What the keys do, for whoever has some. */
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
          <kbd>/</kbd> opens this
        </span>
      </label>
    </div>
  )
}
