import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { useNavigate } from './router.tsx'
import { isPlainClick } from './plain-click.ts'
import { type PolicyZone, policyZoneOf } from './policy-zone.ts'

/** The zone whose policy the current document was served with. */
export const DocumentPolicyZone = createContext<PolicyZone>('tools')

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link to a page of this site. Into another policy zone it loads a new document, with that zone's policy. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const isSameZone = policyZoneOf(to) === use(DocumentPolicyZone)

  const navigateOnPlainClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isSameZone || !isPlainClick(event)) return
    event.preventDefault()
    // As browsers do: the address one is at already makes no second entry.
    navigate(to, { replace: event.currentTarget.href === location.href })
  }
  return <a href={to} onClick={navigateOnPlainClick} {...rest} />
}
