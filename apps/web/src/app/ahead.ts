// Fetches what the address needs while the app is still being set up: on a slow line every round trip is felt.
import { matchPath } from 'react-router'
import { maySignIn } from '../api/session.ts'
import * as paths from '../paths.ts'
import { Office, pathOf } from './Router.tsx'
import { siteScreens } from './screens/site.ts'

/** `hash`: the route in the address bar, `#/answer/TSX…?from=…`. */
export function fetchAhead(hash: string): void {
  const path = pathOf(hash)
  if (maySignIn() && (path === '/' || paths.isOffice(path))) return Office.ahead()
  siteScreens.find((screen) => matchPath(screen.path, path))?.component.ahead?.()
}
