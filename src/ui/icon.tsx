import sprite from '/.cache/icons.svg?url'
import type { IconName } from './icon-names.ts'

/** Decoration only: the control it stands in carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="18" height="18" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
