const minDelay = 100

/** Keys further apart than this are no longer one go at typing. */
const maxKeyInterval = 300

/**
 * How long to wait for the next key before a large text is worked on, given the time since the one before: a little
 * longer than the person takes, since a run that the next key ends has been for nothing and takes its worker with it.
 */
export function debounceDelay(sinceLastKey: number): number {
  return sinceLastKey <= maxKeyInterval ? Math.max(minDelay, 1.2 * sinceLastKey) : minDelay
}
