// Whether links are off, as in a preview: they lead nowhere. Buttons and inputs are disabled by a fieldset around them.
import { createContext } from 'react'

export const LinksOff = createContext(false)
