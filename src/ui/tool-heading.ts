import { createContext } from 'react'

/**
 * The id of the heading with the tool's name. A main field that takes the focus when a page opens refers to it, so that
 * screen readers announce the tool. A dialog announces its heading itself.
 */
export const ToolHeadingId = createContext<string | undefined>(undefined)
