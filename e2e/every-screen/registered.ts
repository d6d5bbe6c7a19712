// The declared path and title of every screen, by its view.
import { allScreens } from '@register/contract/screens/all'

interface Registered {
  path: string
  title: readonly [zh: string, en: string]
}

export const registered: Readonly<Record<string, Registered>> = allScreens
