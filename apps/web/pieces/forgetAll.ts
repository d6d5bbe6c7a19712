// Forgets what a reload would forget, and what a piece has stored in the browser: the next piece begins as in a new browser of the same person.
import { queryClient } from '../src/api/cache.ts'
import { setColour, setTheme } from '../src/api/theme.ts'
import { closePanel } from '../src/kit/panel/usePanel.ts'

/** The entries of the session; everything else in the browser's storage is of pieces. */
const ofTheSession = ['USER_INFO', 'PERMISSIONS', 'MENU', 'TOKEN_ENDS']

/** What the page itself consists of: a piece may add more, such as a frame that it prints. */
const ofThePage = new Set(document.body.children)

function clearStorage(): void {
  for (const key of Object.keys(localStorage)) if (!ofTheSession.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}

/** Called while no piece is mounted. */
export async function forgetAll(): Promise<void> {
  await queryClient.cancelQueries()
  queryClient.clear()
  closePanel()
  setTheme('system')
  setColour('')
  // After everything that writes into it.
  clearStorage()
  const added = Array.from(document.body.children).filter((element) => !ofThePage.has(element))
  for (const element of added) element.remove()
  window.scrollTo(0, 0)
}
