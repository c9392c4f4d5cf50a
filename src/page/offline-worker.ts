/** The service worker's file. At the root, so that its scope is the whole site. */
export const offlineWorkerPath = '/sw.js'

/** Message that makes a waiting worker take over now. */
export const skipWaitingMessage = 'take over'
