// How a page changes its address: in front the window's, behind another page only its own, so that the person is not taken from the page in front.
import { use, useMemo } from 'react'
import { parsePath, UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router'
import { changeTab, sightOf } from '../../../kit/tabs/useTabs.ts'

/** What was typed into a filter takes effect a moment later, when somebody may already look at another page. */
function navigatorOf(key: string, navigator: Navigator): Navigator {
  const sight = sightOf(key)
  const going =
    (how: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) => {
      const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
      if (pathname !== key || sight.now()) return navigator[how](to, state, options)
      changeTab(key, { location: { pathname, search, hash, state: null, key: 'behind' } })
    }
  return {
    createHref: (to) => navigator.createHref(to),
    go: (steps) => navigator.go(steps),
    push: going('push'),
    replace: going('replace'),
  }
}

export function useOwnNavigation(key: string) {
  const navigation = use(NavigationContext)
  return useMemo(() => ({ ...navigation, navigator: navigatorOf(key, navigation.navigator) }), [key, navigation])
}
