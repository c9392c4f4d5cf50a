import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import { toasts, type Toast } from './toasts.ts'

const displayTime = 5000
const swipeDistance = 50
const reachKey = 'F8'

/**
 * Where toasts appear. One stands in the page and one in every dialog, since everything outside an open modal is inert;
 * the one opened last shows them. It is there before its first toast: screen readers announce only what changes.
 */
export function Toaster() {
  const [outlet] = useState(() => Symbol('toaster'))
  useEffect(() => toasts.openOutlet(outlet), [outlet])
  const { items, current } = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  const isCurrent = current === outlet
  const shown = isCurrent ? items : []
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isCurrent) return
    // Nobody tabs through a whole page within five seconds; once focused, a toast waits.
    const goToToasts = (event: KeyboardEvent) => {
      if (event.key === reachKey) region.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', goToToasts)
    return () => { removeEventListener('keydown', goToToasts) }
  }, [isCurrent])

  return (
    <section ref={region} className="toaster" aria-label={`Notifications (${reachKey})`}>
      <Announcements urgent={false} toasts={shown} />
      <Announcements urgent toasts={shown} />
    </section>
  )
}

function Announcements({ urgent, toasts: shown }: { urgent: boolean; toasts: readonly Toast[] }) {
  return (
    <div className="toasts" role={urgent ? 'alert' : 'status'}>
      {shown
        .filter((toast) => toast.destructive === urgent)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const [swipe, setSwipe] = useState<{ from: number; by: number }>()

  useEffect(() => {
    if (held || toast.leaving) return
    const timer = setTimeout(toasts.dismiss, displayTime, toast.id)
    return () => { clearTimeout(timer) }
  }, [held, toast])

  const startSwipe = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setSwipe({ from: event.clientX, by: 0 })
  }
  const endSwipe = () => {
    if (swipe && swipe.by >= swipeDistance) toasts.dismiss(toast.id)
    setSwipe(undefined)
  }

  return (
    <div
      className="toast"
      data-destructive={toast.destructive || undefined}
      data-leaving={toast.leaving || undefined}
      style={swipe && { transform: `translateX(${String(swipe.by)}px)` }}
      onPointerEnter={() => { setHeld(true) }}
      onPointerLeave={() => { setHeld(false) }}
      onFocus={() => { setHeld(true) }}
      onBlur={() => { setHeld(false) }}
      onPointerDown={startSwipe}
      onPointerMove={(event) => {
        if (swipe) setSwipe({ ...swipe, by: Math.max(0, event.clientX - swipe.from) })
      }}
      onPointerUp={endSwipe}
      onPointerCancel={() => { setSwipe(undefined) }}
    >
      <p>{toast.message}</p>
      <IconButton icon="x" label="Dismiss" onClick={() => { toasts.dismiss(toast.id) }} />
    </div>
  )
}
