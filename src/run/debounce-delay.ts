const minDelay = 100

/** If keys are further apart than this, the user is not typing continuously. */
const maxKeyInterval = 300

/**
 * Returns the delay before a large text is processed, based on the time since the last key: slightly longer than the
 * user's key interval, because the next key cancels the run and terminates its worker.
 */
export function debounceDelay(sinceLastKey: number): number {
  return sinceLastKey <= maxKeyInterval ? Math.max(minDelay, 1.2 * sinceLastKey) : minDelay
}
