// Whether the side menu is folded to its icons, kept in the browser.
import { useCallback, useState } from 'react'
import { store, stored } from '../../api/stored.ts'

const key = 'MENU_FOLDED'

export function useFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => stored<boolean>(key) ?? false)
  const fold = useCallback((next: boolean) => {
    store(key, next)
    setFolded(next)
  }, [])
  return [folded, fold]
}
