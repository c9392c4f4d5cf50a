declare global {
  interface ImportMetaEnv {
    /**
     * Paths of the pages that the owner leaves out, separated by commas. Validated and set by the build. Undefined if there
     * are none: the check below is then removed from the scripts.
     */
    readonly UNPUBLISHED: string | undefined
  }
}

/** Whether the site has the page at a path. Without a page, it has none below it either. */
export function isPublished(path: string): boolean {
  if (import.meta.env.UNPUBLISHED === undefined) return true
  const [page = ''] = path.split(/[?#]/)
  return !import.meta.env.UNPUBLISHED.split(',').some((left) => page === left || page.startsWith(`${left}/`))
}
