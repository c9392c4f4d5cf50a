import { useSyncExternalStore } from 'react'
import { Listeners } from '#ui/listeners.ts'
import { offlineWorkerPath, skipWaitingMessage } from '#config/offline-worker.ts'
import { withBase } from '#config/site.ts'

interface OfflineState {
  /** Whether the worker controls this page and has cached every page and tool. */
  readonly isReady: boolean
  /** Whether a version newer than this page is ready. */
  readonly hasUpdate: boolean
}

const initialState: OfflineState = { isReady: false, hasUpdate: false }

let state = initialState
let registration: ServiceWorkerRegistration | undefined
let isReloading = false
const listeners = new Listeners()

function update(change: Partial<OfflineState>) {
  state = { ...state, ...change }
  listeners.notify()
}

export function useOfflineState(): OfflineState {
  return useSyncExternalStore(
    listeners.subscribe,
    () => state,
    () => initialState,
  )
}

/** If there is no active worker, the waiting one is the first and not an update. */
function onWorkerWaiting({ waiting, active }: ServiceWorkerRegistration) {
  if (waiting && active) update({ hasUpdate: true })
}

function onControllerChange() {
  if (isReloading) location.reload()
  // Another tab activated the new version. This page stays on the old one until the visitor reloads.
  else if (state.isReady) update({ hasUpdate: true })
  else update({ isReady: true })
}

function watchRegistration(registered: ServiceWorkerRegistration) {
  registration = registered
  onWorkerWaiting(registered)
  registered.addEventListener('updatefound', () => {
    const { installing } = registered
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') onWorkerWaiting(registered)
    })
  })
}

function register() {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) update({ isReady: true })
  serviceWorker.addEventListener('controllerchange', onControllerChange)
  // If storage is blocked or full, the site still works online, so there is no error to show.
  serviceWorker.register(withBase(offlineWorkerPath)).then(watchRegistration, () => undefined)
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 1000)
}

/** Registers the offline worker once the page has loaded and is idle. */
export function registerOfflineWorker() {
  // Browsers do not support service workers on plain http. In development, one would serve stale files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register), { once: true })
}

/** Reloads the page to get the new version. This discards the visitor's text, so call it only at their request. */
export function reloadIntoUpdate() {
  const waiting = registration?.waiting
  if (!waiting) {
    location.reload()
    return
  }
  isReloading = true
  waiting.postMessage(skipWaitingMessage)
}

/** Hides the notice. The new version becomes active once all pages of the old version are closed. */
export function dismissUpdate() {
  update({ hasUpdate: false })
}
