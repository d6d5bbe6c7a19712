// Gives a page an address of its own, in addition to the window's. The router's public parts know only one address for the whole app.
import { use, useMemo, type ReactNode } from 'react'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  type Location,
  type Navigator,
} from 'react-router'

export interface PageRouterProps {
  location: Location
  /** Makes the page's navigator from the window's. Pass the same function each time: another one redraws the page. */
  navigatorOf: (window: Navigator) => Navigator
  children: ReactNode
}

/** A page starts its own route context, because the app's changes with every address. */
const noRoutes = { outlet: null, matches: [], isDataRoute: false }

export function PageRouter({ location, navigatorOf, children }: PageRouterProps) {
  const navigation = use(NavigationContext)
  const own = useMemo(
    () => ({ ...navigation, navigator: navigatorOf(navigation.navigator) }),
    [navigation, navigatorOf],
  )
  const at = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  return (
    <NavigationContext.Provider value={own}>
      <LocationContext.Provider value={at}>
        <RouteContext.Provider value={noRoutes}>{children}</RouteContext.Provider>
      </LocationContext.Provider>
    </NavigationContext.Provider>
  )
}
