import { spawnSync } from 'node:child_process'

/**
 * When each file was last committed, in seconds since 1970. Empty where the history cannot tell: without git, outside a
 * repository, or in a clone that was cut short, whose first commit seems to have touched everything.
 *
 * @param {string} root
 * @returns {Map<string, number>}
 */
export function readLastChanges(root) {
  // Newest first; each commit's time and refs, and then the files it touched.
  const logArguments = ['log', '--format=%x01%ct %D', '--name-only', '--no-renames', '--relative', '-z']
  // A test shows nobody anything.
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
    // How git marks the end of what a shallow clone holds.
    if (refs.includes('grafted')) return new Map()
    for (const file of files) if (!changes.has(file)) changes.set(file, Number(seconds))
  }
  return changes
}
