// Screens at addresses that only the stored menu knows: a known view at another path, or the office's empty page.
import type { RouteNode } from '@register/contract/system/account'
import { matchPath } from 'react-router'
import { officeScreens } from './office.ts'
import { open, type Screen } from './screen.ts'

/** Where a menu names a view that is not there. */
export const EmptyPage = open(() => import('../office/EmptyPage.tsx'), 'EmptyPage')

const leavesOf = (menu: readonly RouteNode[]): RouteNode[] =>
  menu.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

/** Menus name a view with or without the file's own name: `business/report/list/index` is `business/report/list`. */
export const viewOf = (component: string): string => component.replace(/^\/+/, '').replace(/\/index(\.\w+)?$/, '')

export const menuScreens = (menu: readonly RouteNode[]): Screen[] =>
  leavesOf(menu)
    .filter(({ path, meta }) => meta.type === 'menu' && path.startsWith('/'))
    .filter(({ path }) => !officeScreens.some((screen) => matchPath(screen.path, path)))
    .map(({ path, component, meta }) => {
      const known = officeScreens.find(({ view }) => view === viewOf(component))
      return {
        view: viewOf(component),
        path,
        title: [meta.title, meta.title],
        component: known?.component ?? EmptyPage,
        ...(known?.permission && { permission: known.permission }),
      }
    })
