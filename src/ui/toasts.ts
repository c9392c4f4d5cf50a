import { Listeners } from './listeners.ts'

export interface Toast {
  readonly id: number
  readonly message: string
  readonly destructive: boolean
  /** A newer toast with the same key replaces this one. Without a key, the message is the key. */
  readonly key: string
  readonly isLeaving: boolean
}

interface ToastState {
  readonly items: readonly Toast[]
  /** The active outlet: the one that was opened last. */
  readonly current: symbol | undefined
}

const maxVisible = 3
const exitTime = 200

function createToasts() {
  let state: ToastState = { items: [], current: undefined }
  let outlets: readonly symbol[] = []
  let nextId = 1
  const listeners = new Listeners()

  const update = (change: Partial<ToastState>) => {
    state = { ...state, ...change }
    listeners.notify()
  }

  const remove = (id: number) => update({ items: state.items.filter((toast) => toast.id !== id) })

  const dismiss = (id: number) => {
    update({ items: state.items.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)) })
    setTimeout(remove, exitTime, id)
  }

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    openOutlet: (outlet: symbol) => {
      outlets = [...outlets, outlet]
      update({ current: outlet })
      return () => {
        outlets = outlets.filter((other) => other !== outlet)
        update({ current: outlets.at(-1) })
      }
    },
    show: (message: string, destructive: boolean, key: string | undefined) => {
      const toast = { id: nextId++, message, destructive, key: key ?? message, isLeaving: false }
      update({ items: [...state.items.filter((item) => item.key !== toast.key), toast] })
      const visible = state.items.filter((item) => !item.isLeaving)
      for (const { id } of visible.slice(0, -maxVisible)) dismiss(id)
    },
    dismiss,
    dismissErrors: () => {
      for (const { id, destructive } of state.items) if (destructive) dismiss(id)
    },
  }
}

export const toasts = createToasts()

export function toast(message: string, { destructive = false, key }: { destructive?: boolean; key?: string } = {}) {
  toasts.show(message, destructive, key)
}
