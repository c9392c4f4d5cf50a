import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { useNavigate } from './router.tsx'
import { isPlainClick } from './plain-click.ts'
import { type PolicyZone, policyZoneOf } from '#config/policy-zone.ts'
import { withBase } from '#config/site.ts'

/** The policy zone that the current document was served in. */
export const DocumentPolicyZone = createContext<PolicyZone>('tools')

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link to a page on this site. Links to another policy zone load a new document, which gets that zone's policy. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const isSameZone = policyZoneOf(to) === use(DocumentPolicyZone)

  const navigateOnPlainClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isSameZone || !isPlainClick(event)) return
    event.preventDefault()
    // As in browsers, a link to the current address adds no history entry.
    navigate(to, { replace: event.currentTarget.href === location.href })
  }
  return <a href={withBase(to)} onClick={navigateOnPlainClick} {...rest} />
}
