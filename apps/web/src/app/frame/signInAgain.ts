// How somebody who is signed in gets to the sign-in page: the office knows, because work that is not saved is asked about first.
import { createContext } from 'react'

export const SignInAgain = createContext<(() => unknown) | undefined>(undefined)
