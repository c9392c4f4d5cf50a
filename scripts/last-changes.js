import { spawnSync } from 'node:child_process'

/**
 * Returns the time of each file's last commit, in seconds since 1970. Empty without git, outside a repository, or in a
 * shallow clone, in which the first commit seems to have changed every file.
 *
 * @param {string} root
 * @returns {Map<string, number>}
 */
export function readLastChanges(root) {
  // Newest first: the time and refs of each commit, then the files it changed.
  const logArguments = ['log', '--format=%x01%ct %D', '--name-only', '--no-renames', '--relative', '-z']
  // Tests do not affect pages.
  const { status, stdout } = spawnSync('git', [...logArguments, '--', '.', ':(exclude)*.test.*'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  /** @type {Map<string, number>} */
  const changes = new Map()
  if (status !== 0) return changes
  for (const commit of stdout.split('\x01').slice(1)) {
    const [head = '', ...files] = commit.split(/[\0\n]+/).filter((field) => field !== '')
    const [seconds = '', ...refs] = head.split(/,? /)
    // Git marks the oldest commit of a shallow clone as grafted.
    if (refs.includes('grafted')) return new Map()
    for (const file of files) if (!changes.has(file)) changes.set(file, Number(seconds))
  }
  return changes
}
