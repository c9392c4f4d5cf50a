import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import { toasts, type Toast } from './toasts.ts'
import { useWindowEvent } from './use-window-event.ts'
import './toaster.css'

const displayTime = 5000
const swipeDistance = 50
const focusKey = 'F8'

/**
 * Shows toasts. The page and every dialog have their own toaster, because everything outside an open modal is inert.
 * The toaster that was mounted last is active. It is rendered before its first toast, because screen readers announce
 * only changes to an existing region.
 */
export function Toaster() {
  const [outlet] = useState(() => Symbol('toaster'))
  useEffect(() => {
    return toasts.openOutlet(outlet)
  }, [outlet])
  const { items, current } = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  const isCurrent = current === outlet
  const shown = isCurrent ? items : []
  const region = useRef<HTMLElement>(null)
  const previousFocus = useRef<Element>(null)
  const restoreFocus = () => {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
  }

  // This key moves the focus to a toast before it disappears. Focus pauses the toast's timer.
  useWindowEvent('keydown', (event) => {
    const button = region.current?.querySelector('button')
    if (!isCurrent || event.key !== focusKey || !button) return
    if (!region.current?.contains(document.activeElement)) previousFocus.current = document.activeElement
    button.focus()
    // Text Diff has another use for this key.
    event.preventDefault()
  })

  return (
    <section ref={region} className="toaster" aria-label={`Notifications (${focusKey})`}>
      <Announcements urgent={false} toasts={shown} onRestoreFocus={restoreFocus} />
      <Announcements urgent toasts={shown} onRestoreFocus={restoreFocus} />
    </section>
  )
}

interface AnnouncementsProps {
  urgent: boolean
  toasts: readonly Toast[]
  onRestoreFocus: () => void
}

function Announcements({ urgent, toasts: shown, onRestoreFocus }: AnnouncementsProps) {
  return (
    <div className="toasts" role={urgent ? 'alert' : 'status'}>
      {shown
        .filter((toast) => toast.destructive === urgent)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} onRestoreFocus={onRestoreFocus} />
        ))}
    </div>
  )
}

/** `onRestoreFocus` returns keyboard focus to where it was before it moved to the toast. */
function ToastCard({ toast, onRestoreFocus }: { toast: Toast; onRestoreFocus: () => void }) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPaused = isHovered || isFocused
  const [swipe, setSwipe] = useState<{ from: number; by: number }>()

  useEffect(() => {
    if (isPaused || toast.isLeaving) return
    const timer = setTimeout(toasts.dismiss, displayTime, toast.id)
    return () => clearTimeout(timer)
  }, [isPaused, toast])

  const dismiss = () => {
    toasts.dismiss(toast.id)
    if (isFocused) onRestoreFocus()
  }

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
      data-leaving={toast.isLeaving || undefined}
      style={swipe && { transform: `translateX(${String(swipe.by)}px)` }}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Otherwise Escape would also close the dialog around the toast.
        event.preventDefault()
        dismiss()
      }}
      onPointerDown={startSwipe}
      onPointerMove={(event) => {
        if (swipe) setSwipe({ ...swipe, by: Math.max(0, event.clientX - swipe.from) })
      }}
      onPointerUp={endSwipe}
      onPointerCancel={() => setSwipe(undefined)}
    >
      <p>{toast.message}</p>
      <IconButton icon="x" label="Dismiss" onClick={dismiss} />
    </div>
  )
}
