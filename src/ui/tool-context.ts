import { createContext } from 'react'
import type { Options } from '#core/options.ts'

/** The id and the options of the open tool. */
export const ToolContext = createContext<{ readonly id: string; readonly options: Options }>({ id: '', options: {} })
