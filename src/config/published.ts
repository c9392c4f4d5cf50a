declare global {
  interface ImportMetaEnv {
    /** Paths of the pages that the owner leaves out, validated and set by the build. Undefined if there are none. */
    readonly UNPUBLISHED: readonly string[] | undefined
  }
}

/** Whether the site has the page at a path. An unpublished page takes those below it along. */
export function isPublished(path: string): boolean {
  if (import.meta.env.UNPUBLISHED === undefined) return true
  const [page = ''] = path.split(/[?#]/)
  return !import.meta.env.UNPUBLISHED.some((left) => page === left || page.startsWith(`${left}/`))
}
