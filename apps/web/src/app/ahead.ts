// Loads the office as a chunk of its own, and fetches what the address needs while the app still starts: a slow connection makes every round trip felt.
import { matchPath } from 'react-router'
import { maySignIn } from '../api/session.ts'
import { afterPicture, late } from '../kit/plain/late.tsx'
import * as paths from '../paths.ts'
import { siteScreens } from './screens/site.ts'

/** The path in the address bar: of `#/answer/TSX…?from=…`, `/answer/TSX…`. */
const pathNow = (): string => location.hash.slice(1).split('?')[0] || '/'

/** The public site never loads it. Its page is fetched while the frame around it is drawn. */
export const Office = late(async () => {
  const [office, { pageAhead }] = await Promise.all([
    import('./office/Office.tsx'),
    import('./office/screen/pageAhead.ts'),
  ])
  pageAhead(pathNow())
  return office.Office
})

const fetchFor = (path: string): void => siteScreens.find((screen) => matchPath(screen.path, path))?.component.ahead?.()

export function fetchAhead(): void {
  const path = pathNow()
  if (maySignIn() && (path === '/' || paths.isOffice(path))) return Office.ahead()
  // A search leads to an answer: with its code there, a network that is lost in between is no obstacle.
  if (path === '/' || path === paths.search()) setTimeout(() => fetchFor(paths.answer('any')), afterPicture)
  fetchFor(path)
}
