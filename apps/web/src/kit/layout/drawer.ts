// Whether a piece is inside a drawer, where it must not add landmarks to those of the page below.
import { createContext } from 'react'

export const InDrawer = createContext(false)
