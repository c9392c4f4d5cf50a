import type { IconName } from './icon-names.ts'
import './icon.css'

/**
 * A decorative icon. The control around it has the accessible name. `inlineIcons` in vite.config.ts adds the shapes to
 * the document.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="18" height="18" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
