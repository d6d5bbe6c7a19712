// How a page changes its address: in front the window's, behind another page only its own, so that the person is not taken from the page in front.
import { parsePath, type Navigator } from 'react-router'
import { changeTab, sightOf } from '../../../kit/tabs/useTabs.ts'

/** What was typed into a filter takes effect a moment later, when the person may already look at another page. */
export function ownNavigator(key: string, window: Navigator): Navigator {
  const sight = sightOf(key)
  const going =
    (how: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) => {
      const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
      if (pathname !== key || sight.now()) return window[how](to, state, options)
      changeTab(key, { location: { pathname, search, hash, state: null, key: 'behind' } })
    }
  return {
    createHref: (to) => window.createHref(to),
    go: (steps) => window.go(steps),
    push: going('push'),
    replace: going('replace'),
  }
}
