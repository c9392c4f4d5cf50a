import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { useGo } from './place.tsx'
import { isPlainClick } from './plain-click.ts'
import { type World, worldOf } from './world.ts'

/** The world whose policy the present document was served with. */
export const DocumentWorld = createContext<World>('tools')

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link to a page of ours. Into another world it loads a new document, with that world's policy. */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const go = useGo()
  const isSameWorld = worldOf(to) === use(DocumentWorld)

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isSameWorld || !isPlainClick(event)) return
    event.preventDefault()
    // As browsers do: the address one is at already makes no second entry.
    go(to, { replace: event.currentTarget.href === location.href })
  }
  return <a href={to} onClick={follow} {...rest} />
}
