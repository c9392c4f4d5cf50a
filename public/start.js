// Runs before the first paint, so that no page flashes in the wrong colours. Dark unless the visitor chose light.
try {
  if (localStorage.getItem('theme') === 'light') {
    document.documentElement.classList.remove('dark')
    const bar = document.querySelector('meta[name="theme-color"]')
    bar.content = bar.dataset.light
  }
} catch {
  // Storage is blocked: dark, and the toggle still works for this visit.
}

// Chrome 111 and Safari 16.4 brought the first, Firefox 128 the second. Older browsers show a note.
const isOld = !('isWellFormed' in String.prototype && 'CSSPropertyRule' in window)
if (isOld) document.documentElement.classList.add('old-browser')

// The browser must not jump to a fragment: use-arrival.ts scrolls there smoothly. So it is hidden until the scripts start.
const { hash } = location
const [{ type } = {}] = performance.getEntriesByType('navigation')
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
const isHidden = hash && type === 'navigate' && !isOld && !isCalm
if (isHidden) history.replaceState(history.state, '', location.pathname + location.search)

// The page's scripts wait until it is on screen: requested at once, they would delay its style and its fonts.
function startScripts() {
  const scripts = document.getElementById('scripts')
  if (!scripts) return
  if (isHidden) {
    // Browsers jump at the end of parsing.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', () => setTimeout(startScripts))
    history.replaceState(history.state, '', hash)
  }
  document.head.append(scripts.content)
  scripts.remove()
}
new PerformanceObserver(startScripts).observe({ type: 'paint', buffered: true })
// A background tab paints nothing, and not every browser reports paints. A small page may load before its first frame.
addEventListener('load', () => {
  if (document.hidden) startScripts()
  else requestAnimationFrame(() => requestAnimationFrame(startScripts))
})
