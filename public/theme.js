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
