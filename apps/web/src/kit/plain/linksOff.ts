// Whether links are off: what is shown leads nowhere yet, as in a preview. Buttons and inputs are turned off by a fieldset around them.
import { createContext } from 'react'

export const LinksOff = createContext(false)
