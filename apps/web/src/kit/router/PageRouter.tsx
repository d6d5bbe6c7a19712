// A page with an address of its own, beside the one of the window. The router's public parts know one address for the whole app.
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
  /** How the page changes its address, made from how the window does. The same function each time: another one draws the page anew. */
  navigatorOf: (window: Navigator) => Navigator
  children: ReactNode
}

/** A page begins its routes anew, because those of the app change with every address. */
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
