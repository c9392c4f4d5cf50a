/** The service worker's file. It answers for every address beside and below its own. */
export const offlineWorkerPath = '/sw.js'

/** What a page tells a new version of it that waits: to take over now. */
export const skipWaitingMessage = 'take over'
