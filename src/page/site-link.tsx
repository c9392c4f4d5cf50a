import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type World, worldOf } from './world.ts'

/** The world whose policy the present document was served with. */
export const DocumentWorld = createContext<World>('tools')

interface SiteLinkProps extends Omit<LinkProps, 'to' | 'reloadDocument'> {
  to: string
}

/** A link to a page of ours. Into another world it loads a new document, with that world's policy. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <Link to={to} reloadDocument={worldOf(to) !== use(DocumentWorld)} {...rest} />
}
