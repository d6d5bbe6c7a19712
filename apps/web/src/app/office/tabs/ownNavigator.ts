// Changes the address of a page: in front it changes the window's, in the background only the page's own, so that the person stays on the page in front.
import { parsePath, type Navigator } from 'react-router'
import { changeTab, visibilityOf } from '../../../kit/tabs/useTabs.ts'

/** Text typed into a filter takes effect a moment later, when the person may already look at another page. */
export function ownNavigator(key: string, window: Navigator): Navigator {
  const visibility = visibilityOf(key)
  const going =
    (how: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) => {
      const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
      const isOwn = pathname === key
      // The tab knows its new address at once: where the page leads on to another in the same moment, no drawing would tell it.
      if (isOwn) changeTab(key, { location: { pathname, search, hash, state: null, key: 'own' } })
      if (!isOwn || visibility.now()) window[how](to, state, options)
    }
  return {
    createHref: (to) => window.createHref(to),
    go: (steps) => window.go(steps),
    push: going('push'),
    replace: going('replace'),
  }
}
