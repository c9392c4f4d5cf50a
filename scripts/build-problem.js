/** @param {unknown} error @returns {error is NodeJS.ErrnoException} */
function isSystemError(error) {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

/**
 * Returns what to tell the person who started the build, or undefined if the error is a bug.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function buildProblem(error) {
  if (
    error instanceof Error &&
    ['BrokenArticles', 'BrokenContent', 'ContentError', 'InvalidSettings'].includes(error.name)
  ) {
    return error.message
  }
  if (!isSystemError(error)) return undefined
  const place = error.path ?? 'the project'
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return `The build can’t write to ${place}. Check who owns the folder, and its permissions.`
  }
  return error.code === 'ENOSPC' ? 'The disk is full, so nothing was built.' : undefined
}
