export interface Toast {
  readonly id: number
  readonly message: string
  readonly destructive: boolean
  readonly leaving: boolean
}

interface Showing {
  readonly items: readonly Toast[]
  /** The outlet that shows them: the one opened last. */
  readonly current: symbol | undefined
}

const mostVisible = 3
const exitTime = 200

function createToasts() {
  let showing: Showing = { items: [], current: undefined }
  let outlets: readonly symbol[] = []
  let nextId = 1
  const listeners = new Set<() => void>()

  const update = (change: Partial<Showing>) => {
    showing = { ...showing, ...change }
    for (const listener of listeners) listener()
  }

  const remove = (id: number) => {
    update({ items: showing.items.filter((toast) => toast.id !== id) })
  }

  const dismiss = (id: number) => {
    update({ items: showing.items.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)) })
    setTimeout(remove, exitTime, id)
  }

  return {
    get: () => showing,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    openOutlet: (outlet: symbol) => {
      outlets = [...outlets, outlet]
      update({ current: outlet })
      return () => {
        outlets = outlets.filter((other) => other !== outlet)
        update({ current: outlets.at(-1) })
      }
    },
    show: (message: string, destructive: boolean) => {
      const toast = { id: nextId++, message, destructive, leaving: false }
      update({ items: [...showing.items, toast] })
      const staying = showing.items.filter((item) => !item.leaving)
      for (const { id } of staying.slice(0, -mostVisible)) dismiss(id)
    },
    dismiss,
  }
}

export const toasts = createToasts()

export function toast(message: string, { destructive = false } = {}) {
  toasts.show(message, destructive)
}
