import { readdir } from 'node:fs/promises'

/** Returns the matching file names in a folder, in the same order on every machine. */
export async function listFiles(folder: string, pattern: RegExp): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => pattern.test(name)).sort()
  } catch (error) {
    // A site without articles has an empty blog.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
