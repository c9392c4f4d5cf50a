import { createContext } from 'react'
import type { EditedStep } from './edit-steps.ts'

/** The steps of the recipe on the page. */
export const StepsContext = createContext<readonly EditedStep[]>([])
