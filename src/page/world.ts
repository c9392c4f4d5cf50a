/** Pages of one world share a policy, and only they may follow each other within one document. */
export type World = 'tools' | 'blog' | 'contact' | 'nowhere'

/** Where the page is drawn that stands for every address without one. */
export const notFoundPath = '/404'

export function worldOf(path: string): World {
  if (path === notFoundPath) return 'nowhere'
  const [, world] = /^\/(blog|contact)(?=[/?#]|$)/.exec(path) ?? []
  return (world as 'blog' | 'contact' | undefined) ?? 'tools'
}
