// Imported first by the scripts that people start, so that an old version of Node stops with a sentence.

/**
 * Returns whether Textwright and its packages support a version of Node.
 *
 * @param {string} version
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
}

const { node } = process.versions
if (!isSupportedNode(node)) {
  console.error(`Textwright needs Node 20.19, 22.12 or newer. This is Node ${node}.`)
  process.exit(1)
}
