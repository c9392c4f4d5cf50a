/**
 * The base path is the path of the site on its host, such as `/text`, and empty at the root. All other code uses paths within
 * the site: `/about`, never `/text/about`.
 */

/** Returns the path on the host of a path within the site. Other addresses, such as `https://…` and `#part`, stay as they are. */
export function addBase(path: string, base: string): string {
  return /^\/(?![/\\])/.test(path) ? base + path : path
}

/**
 * Returns the path within the site of a path on the host, or undefined outside the site. It is empty for the base path itself,
 * which lacks the slash of the home page.
 */
export function removeBase(path: string, base: string): string | undefined {
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : undefined
}
