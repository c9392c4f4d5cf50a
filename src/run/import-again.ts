/** Where modules were that failed to load, by the function that loads them. */
const failedUrls = new Map<() => Promise<unknown>, string>()
let retries = 0

/** Browsers name the module in the error, in different words. */
const moduleUrl = /\b[a-z]+:\/\/\S+\.js\b/

/**
 * Imports a module. After a failure, it is imported under another query: Chromium before 151 remembers a failed import() for
 * as long as the document is open.
 */
export async function importAgain<T>(
  load: () => Promise<T>,
  importUrl = (url: string): Promise<unknown> => import(/* @vite-ignore */ url),
): Promise<T> {
  const failedUrl = failedUrls.get(load)
  try {
    if (failedUrl === undefined) return await load()
    retries += 1
    return (await importUrl(`${failedUrl}?retry=${String(retries)}`)) as T
  } catch (error) {
    const url = moduleUrl.exec(String(error))?.[0]
    if (url !== undefined) failedUrls.set(load, url)
    throw error
  }
}
