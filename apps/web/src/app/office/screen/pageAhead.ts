// Fetches the page of the address while the frame around it is still being drawn.
import { matchPath } from 'react-router'
import { officeScreens } from '../../screens/office.ts'

/** `path`: without the query. */
export const pageAhead = (path: string): void =>
  officeScreens.find((screen) => matchPath(screen.path, path))?.component.ahead?.()
