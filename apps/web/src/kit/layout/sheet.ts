// Whether a piece stands inside a sheet over the page, where it must not add landmarks beside those of the page below.
import { createContext } from 'react'

export const InSheet = createContext(false)
