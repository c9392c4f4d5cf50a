/** In milliseconds. */
const duration = 160

/** Plays an animation from these styles to the present ones, unless the visitor prefers reduced motion. */
export function animateFrom(element: Element | null | undefined, styles: Keyframe): void {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate([styles, {}], { duration, easing: 'ease-out' })
}
