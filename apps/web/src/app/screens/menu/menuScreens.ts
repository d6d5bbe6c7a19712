// Screens at addresses that only the stored menu knows: a known view at another path, or the office's empty page.
import type { RouteNode } from '@register/contract/system/account'
import { matchPath } from 'react-router'
import { leaves } from './nodes.ts'
import { officeScreens } from '../office.ts'
import { open, type Screen } from '../screen.ts'

/** Shows the address of an entry of type iframe inside the office. */
const FramePage = open(() => import('./FramePage.tsx'), 'FramePage')

/** Shown where a menu entry names a view that does not exist. */
export const EmptyPage = open(() => import('./EmptyPage.tsx'), 'EmptyPage')

/** Menus name a view with or without the file's own name: `business/report/list/index` is `business/report/list`. */
export const viewOf = (component: string): string => component.replace(/^\/+/, '').replace(/\/index(\.\w+)?$/, '')

function screenOf({ name, path, component, meta }: RouteNode): Screen {
  const title = [meta.title, meta.title] as const
  if (meta.type === 'iframe') return { view: `frame/${name}`, path, title, component: FramePage }
  const known = officeScreens.find(({ view }) => view === viewOf(component))
  return {
    view: viewOf(component),
    path,
    title,
    component: known?.component ?? EmptyPage,
    ...(known?.needs && { needs: known.needs }),
    ...(known?.roles && { roles: known.roles }),
  }
}

/** Links lead out of the office and are no screens; an address of the registry needs no second screen. */
export const menuScreens = (menu: readonly RouteNode[]): Screen[] =>
  leaves(menu)
    .filter(({ path, meta }) => meta.type === 'iframe' || (meta.type === 'menu' && path.startsWith('/')))
    .filter(({ path, meta }) => meta.type === 'iframe' || !officeScreens.some((screen) => matchPath(screen.path, path)))
    .map(screenOf)
