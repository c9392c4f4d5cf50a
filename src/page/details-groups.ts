/**
 * Closes the other `<details>` of a group in browsers that ignore `name`: Chrome before 120, Firefox before 130, Safari
 * before 17.2.
 */
export function closeOthersInGroup() {
  if ('name' in HTMLDetailsElement.prototype) return
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const group = target.getAttribute('name')
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (other !== target && other.getAttribute('name') === group) other.open = false
    }
  }
  // `toggle` does not bubble, but it can be captured.
  document.addEventListener('toggle', closeOthers, true)
}
