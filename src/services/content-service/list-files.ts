import { readdir } from 'node:fs/promises'

/** The names in a folder that end in a certain way, in the same order on every machine. */
export async function listFiles(folder: string, ending: RegExp): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => ending.test(name)).sort()
  } catch (error) {
    // A site without articles has an empty blog.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
