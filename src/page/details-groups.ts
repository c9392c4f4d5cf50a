/**
 * Closes the other `<details>` of a group where browsers ignore `name`: Chrome before 120, Firefox before 130, Safari
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
  // The event does not bubble, but it can be captured.
  document.addEventListener('toggle', closeOthers, true)
}
