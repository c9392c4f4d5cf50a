import { createContext } from 'react'
import type { Options } from '#core/options.ts'

interface ToolContextValue {
  readonly id: string
  readonly options: Options
  /** The address at which the tool was opened, and how. */
  readonly location: {
    readonly hash: string
    readonly navigationType: 'initial' | 'push' | 'replace' | 'traverse'
    readonly navigationCount: number
  }
}

/** The open tool. */
export const ToolContext = createContext<ToolContextValue>({
  id: '',
  options: {},
  location: { hash: '', navigationType: 'initial', navigationCount: 0 },
})
