import { Fragment, useId, useState } from 'react'
import { isPublished } from '#config/published.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Modal } from '#ui/modal.tsx'
import { modifierKey } from './modifier-key.ts'
import { singleKeys } from './shortcuts.ts'
import './palette.css'
import './keys-dialog.css'

const groups = [
  {
    name: 'Everywhere',
    keys: [
      { keys: [modifierKey, 'K'], action: 'Search for a tool, a page or a command' },
      { keys: ['/'], action: 'Search, outside text fields' },
      { keys: ['?'], action: 'Show these shortcuts, outside text fields' },
      { keys: ['Esc'], action: 'Close the open tool or dialog' },
    ],
  },
  {
    name: 'In a tool',
    keys: [
      { keys: [modifierKey, 'Enter'], action: 'Run the tool’s main action' },
      { keys: [modifierKey, 'Shift', 'Enter'], action: 'Continue with the result in another tool' },
      { keys: [modifierKey, 'V'], action: 'Paste into the text, from anywhere on the page' },
      { keys: [modifierKey, 'F'], action: 'Find in a long text, inside its editor' },
      ...(isPublished('/tools/text-diff') ? [{ keys: ['F8'], action: 'Go to the next change in Text Diff' }] : []),
      { keys: ['Alt', '↑'], action: 'Move a step of a recipe up; with ↓, down' },
    ],
  },
  {
    name: 'In the search',
    keys: [
      { keys: ['↑', '↓'], action: 'Choose a result' },
      { keys: ['Enter'], action: 'Open it' },
      { keys: [modifierKey, 'Enter'], action: 'Open it in a new tab' },
    ],
  },
]

/** Lists the keyboard shortcuts of the site, and can switch off those without a modifier key. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const headingId = useId()
  const [areSingleKeysOn, setAreSingleKeysOn] = useState(singleKeys.areOn)
  return (
    <Modal className="palette" aria-labelledby={headingId} onClose={onClose}>
      <div className="palette-panel keys">
        <div className="palette-head">
          <h2 id={headingId} tabIndex={-1}>
            Keyboard shortcuts
          </h2>
          <IconButton icon="x" label="Close" onClick={onClose} />
        </div>
        <div className="palette-list">
          {groups.map(({ name, keys }) => (
            <section key={name} className="palette-group" aria-label={name}>
              <h3 className="palette-group-name">{name}</h3>
              <dl>
                {keys.map((shortcut) => (
                  <Fragment key={shortcut.action}>
                    <dt>
                      {shortcut.keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{shortcut.action}</dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          ))}
          <div className="palette-foot">
            <label>
              <input
                type="checkbox"
                role="switch"
                checked={areSingleKeysOn}
                onChange={({ target }) => {
                  singleKeys.areOn = target.checked
                  setAreSingleKeysOn(target.checked)
                }}
              />
              <span>
                Single-key shortcuts <kbd>/</kbd> <kbd>?</kbd>
              </span>
            </label>
            <p>Switched off, they stay off until you reload the page.</p>
          </div>
        </div>
      </div>
    </Modal>
  )
}
