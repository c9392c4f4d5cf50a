import { type KeyboardEvent as ReactKeyboardEvent, type PointerEvent, useEffect } from 'react'
import { hasPopover } from './popover.ts'
import './tooltip.css'

const openDelay = 700
/** Moving to another button within this time shows its tooltip immediately. */
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
  // Hidden, because the button's accessible name is the same text.
  tip.ariaHidden = 'true'
  tip.textContent = text
  // Everything outside an open modal dialog is inert, so the tooltip goes into the button's dialog.
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
  // Some buttons show their label on wide screens and then need no tooltip.
  if (anchor instanceof HTMLElement && anchor.innerText.trim() !== '') return
  clearTimeout(timer)
  const isSkipping = performance.now() - lastHidden < skipDelay || tip !== undefined
  timer = setTimeout(show, isSkipping ? 0 : openDelay, anchor, text)
  owner = anchor
}

function hideOnEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') hide()
}

/** Returns props for a button that show a tooltip while the button shows only an icon. */
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
    // The keyup event of the Tab key fires on the newly focused button. A focus event would also fire when a script
    // moves the focus.
    onKeyUp: (event: ReactKeyboardEvent) => {
      if (event.key === 'Tab') showSoon(event.currentTarget, text)
    },
    onBlur: hide,
  }
}
