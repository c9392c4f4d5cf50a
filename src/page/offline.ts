import { useSyncExternalStore } from 'react'
import { offlineWorkerPath, takeOver } from './offline-worker.ts'

interface Offline {
  /** The worker answers for this page, and has every page and tool at hand. */
  readonly isReady: boolean
  /** A newer version is here, and this page is not of it. */
  readonly hasUpdate: boolean
}

const atFirst: Offline = { isReady: false, hasUpdate: false }

let offline = atFirst
let registration: ServiceWorkerRegistration | undefined
let isReloading = false
const listeners = new Set<() => void>()

function update(change: Partial<Offline>) {
  offline = { ...offline, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useOffline(): Offline {
  return useSyncExternalStore(
    subscribe,
    () => offline,
    () => atFirst,
  )
}

/** A worker that is the first has nobody to wait for. */
function noteWaiting({ waiting, active }: ServiceWorkerRegistration) {
  if (waiting && active) update({ hasUpdate: true })
}

function noteController() {
  if (isReloading) location.reload()
  // Another tab has let the new version in. This page goes on as it is until its visitor chooses.
  else if (offline.isReady) update({ hasUpdate: true })
  else update({ isReady: true })
}

function follow(registered: ServiceWorkerRegistration) {
  registration = registered
  noteWaiting(registered)
  registered.addEventListener('updatefound', () => {
    const { installing } = registered
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') noteWaiting(registered)
    })
  })
}

function register() {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) update({ isReady: true })
  serviceWorker.addEventListener('controllerchange', noteController)
  // Where storage is blocked or full, the site works as ever, with a connection: nothing to tell anybody.
  serviceWorker.register(offlineWorkerPath).then(follow, () => undefined)
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 1000)
}

/** Has the site kept for use offline, once the page is done with its own loading. */
export function keepOffline() {
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
  waiting.postMessage(takeOver)
}

/** The new version then comes by itself, once no page of the old one is open any more. */
export function dismissUpdate() {
  update({ hasUpdate: false })
}
