import { type RefObject, useEffect } from 'react'

/** The tool whose main action is to be pressed when it opens. */
let awaited: string | undefined

/** Presses the main action of a tool that is about to open, because the visitor chose what it does: “Format JSON”. */
export function actOnArrival(id: string): void {
  awaited = id
}

export function useActionOnArrival(id: string, layout: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (awaited !== id) return
    awaited = undefined
    layout.current?.querySelector<HTMLElement>('[data-main-action]')?.click()
  }, [id, layout])
}
