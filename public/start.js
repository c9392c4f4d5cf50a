// Runs before the first paint, so that pages don't flash in the wrong theme. Dark unless the visitor chose light.
try {
  if (localStorage.getItem('theme') === 'light') {
    document.documentElement.classList.remove('dark')
    const bar = document.querySelector('meta[name="theme-color"]')
    bar.content = bar.dataset.light
  }
} catch {
  // Storage is blocked: the page is dark, and the toggle works for this visit.
}

// The colours of the site's owner. The policy blocks style attributes, but not this.
const { style, dataset } = document.documentElement
if (dataset.words) {
  const { accentDark, accentLight } = JSON.parse(dataset.words)
  if (accentDark) style.setProperty('--accent-dark', accentDark)
  if (accentLight) style.setProperty('--accent-light', accentLight)
}

// Chrome 111 and Safari 16.4 introduced the first feature, Firefox 128 the second. Older browsers show a note.
const isOld = !('isWellFormed' in String.prototype && 'CSSPropertyRule' in window)
if (isOld) document.documentElement.classList.add('old-browser')

// For example while a new version is published. Errors of elements do not bubble, so this listens while they are captured.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.classList.add('failed-scripts')
  },
  true,
)

// use-scroll-and-focus.ts scrolls to the hash smoothly. Until then the hash is removed, so the browser does not jump.
const { hash } = location
const [{ type } = {}] = performance.getEntriesByType('navigation')
const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
const hidesHash = hash && type === 'navigate' && !isOld && !prefersReducedMotion
if (hidesHash) history.replaceState(history.state, '', location.pathname + location.search)

// The page's scripts load after the first paint: earlier, they would delay the stylesheet and the fonts.
function startScripts() {
  const scripts = document.getElementById('scripts')
  if (!scripts) return
  if (hidesHash) {
    // Browsers jump to the hash when parsing ends.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', () => setTimeout(startScripts))
    history.replaceState(history.state, '', hash)
  }
  document.head.append(scripts.content)
  scripts.remove()
}
new PerformanceObserver(startScripts).observe({ type: 'paint', buffered: true })
// Background tabs don't paint, and some browsers don't report paints. A small page may load before its first frame.
addEventListener('load', () => {
  if (document.hidden) startScripts()
  else requestAnimationFrame(() => requestAnimationFrame(startScripts))
})
