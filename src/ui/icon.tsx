import type { IconName } from './icon-names.ts'

/** Decoration only: the control around it has the name. The shapes stand in the document: see `inlineIcons` in vite.config.ts. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="18" height="18" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
