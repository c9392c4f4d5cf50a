/** Path of the service worker's file. It is at the root, so that its scope is the whole site. */
export const offlineWorkerPath = '/sw.js'

/** Message that makes a waiting worker take over immediately. */
export const skipWaitingMessage = 'take over'
