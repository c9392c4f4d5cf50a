import { type KeyboardEvent as ReactKeyboardEvent, type PointerEvent, useEffect } from 'react'
import { hasPopover } from './popover.ts'

const openDelay = 700
/** Moving on to the next button within this time shows its tooltip at once. */
const skipDelay = 300
const distance = 8

let tip: HTMLElement | undefined
let owner: Element | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let lastHidden = -Infinity

function hide() {
  clearTimeout(timer)
  owner = undefined
  if (!tip) return
  removeEventListener('keydown', hideOnEscape, true)
  tip.remove()
  tip = undefined
  lastHidden = performance.now()
}

function show(anchor: Element, text: string) {
  hide()
  owner = anchor
  tip = document.createElement('div')
  tip.className = 'tooltip'
  // The button's own name says the same; read twice it would only be noise.
  tip.ariaHidden = 'true'
  tip.textContent = text
  // Everything outside an open modal dialog is inert, so the tooltip lives where its button lives.
  ;(anchor.closest('dialog') ?? document.body).append(tip)
  if (hasPopover) {
    tip.popover = 'manual'
    tip.showPopover()
  }
  addEventListener('keydown', hideOnEscape, true)
  const box = anchor.getBoundingClientRect()
  const left = box.left + box.width / 2 - tip.offsetWidth / 2
  const below = box.bottom + distance
  const fitsBelow = below + tip.offsetHeight < innerHeight
  tip.style.left = `${String(Math.max(distance, Math.min(left, innerWidth - tip.offsetWidth - distance)))}px`
  tip.style.top = `${String(fitsBelow ? below : box.top - distance - tip.offsetHeight)}px`
}

function showSoon(anchor: Element, text: string) {
  // Some buttons show their name where there is room for it.
  if (anchor instanceof HTMLElement && anchor.innerText.trim() !== '') return
  clearTimeout(timer)
  const isSkipping = performance.now() - lastHidden < skipDelay || tip !== undefined
  timer = setTimeout(show, isSkipping ? 0 : openDelay, anchor, text)
  owner = anchor
}

function hideOnEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') hide()
}

/** A tooltip for a button while it shows only an icon. */
export function useTooltip(text: string) {
  useEffect(
    () => () => {
      if (owner?.isConnected === false) hide()
    },
    [],
  )

  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') showSoon(event.currentTarget, text)
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    // Released on the button that Tab moved to. A focus event would also come when a dialog or a script sets the focus.
    onKeyUp: (event: ReactKeyboardEvent) => {
      if (event.key === 'Tab') showSoon(event.currentTarget, text)
    },
    onBlur: hide,
  }
}
