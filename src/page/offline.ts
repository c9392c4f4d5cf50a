import { useSyncExternalStore } from 'react'
import { offlineWorkerPath, skipWaitingMessage } from './offline-worker.ts'

interface OfflineState {
  /** The worker answers for this page, and has every page and tool at hand. */
  readonly isReady: boolean
  /** A newer version is here, and this page is not of it. */
  readonly hasUpdate: boolean
}

const initialState: OfflineState = { isReady: false, hasUpdate: false }

let state = initialState
let registration: ServiceWorkerRegistration | undefined
let isReloading = false
const listeners = new Set<() => void>()

function update(change: Partial<OfflineState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useOfflineState(): OfflineState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  )
}

/** A worker that is the first has nobody to wait for. */
function onWorkerWaiting({ waiting, active }: ServiceWorkerRegistration) {
  if (waiting && active) update({ hasUpdate: true })
}

function onControllerChange() {
  if (isReloading) location.reload()
  // Another tab has let the new version in. This page goes on as it is until its visitor chooses.
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
  // Where storage is blocked or full, the site works as ever, with a connection: nothing to tell anybody.
  serviceWorker.register(offlineWorkerPath).then(watchRegistration, () => undefined)
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 1000)
}

/** Has the site kept for use offline, once the page is done with its own loading. */
export function registerOfflineWorker() {
  // Browsers offer no worker on plain http; in development it would keep what is being changed.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle(register)
  else
    addEventListener(
      'load',
      () => {
        whenIdle(register)
      },
      { once: true },
    )
}

/** Leaves this version for the new one. What was typed on this page is gone then: only its visitor may ask for it. */
export function reloadIntoUpdate() {
  const waiting = registration?.waiting
  if (!waiting) {
    location.reload()
    return
  }
  isReloading = true
  waiting.postMessage(skipWaitingMessage)
}

/** The new version then comes by itself, once no page of the old one is open any more. */
export function dismissUpdate() {
  update({ hasUpdate: false })
}
