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

// The page's scripts wait in the document until it is on screen: asked for at once, they would share the line with its style
// and its fonts, and people would look at nothing for longer.
function startScripts() {
  const scripts = document.getElementById('scripts')
  if (!scripts) return
  document.head.append(scripts.content)
  scripts.remove()
}
new PerformanceObserver(startScripts).observe({ type: 'paint', buffered: true })
// In a tab behind others nothing is painted, and not every browser tells of it. A small page may have loaded before the
// frame that paints it.
addEventListener('load', () => {
  if (document.hidden) startScripts()
  else requestAnimationFrame(() => requestAnimationFrame(startScripts))
})
