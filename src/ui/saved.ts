import { Listeners } from './listeners.ts'

/** Called when a text or a result has been copied or downloaded. */
export const saved = new Listeners()
