// Names a page of the site after its content: the browser's tab shows it instead of the screen's title.
import { createContext, use, useEffect } from 'react'

export const NameScreen = createContext<(name: string | undefined) => void>(() => undefined)

export function useScreenName(name: string | undefined): void {
  const setName = use(NameScreen)
  useEffect(() => {
    setName(name)
    return () => setName(undefined)
  }, [setName, name])
}
