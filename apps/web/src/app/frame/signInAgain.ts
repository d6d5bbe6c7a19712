// How a signed-in person gets to the sign-in page. The office provides the function, because it asks about unsaved work first.
import { createContext } from 'react'

export const SignInAgain = createContext<(() => unknown) | undefined>(undefined)
