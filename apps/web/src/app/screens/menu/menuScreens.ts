// Screens at addresses that only the stored menu knows: a known view at another path, or the office's empty page.
import { viewAt } from '@register/contract/screens/viewNames'
import type { RouteNode } from '@register/contract/system/account'
import { matchPath } from 'react-router'
import { leaves } from './nodes.ts'
import { officeScreens } from '../office.ts'
import { open, type Screen } from '../screen.ts'

/** Shows the address of an entry of type iframe inside the office. */
const FramePage = open(() => import('./FramePage.tsx'), 'FramePage')

/** Shown where a menu entry names a view that does not exist. */
export const EmptyPage = open(() => import('./EmptyPage.tsx'), 'EmptyPage')

function screenOf({ name, path, component, meta }: RouteNode): Screen {
  const title = [meta.title, meta.title] as const
  if (meta.type === 'iframe') return { view: `frame/${name}`, path, title, component: FramePage }
  const opened = viewAt(component, path)
  const known = officeScreens.find(({ view }) => view === opened)
  return {
    view: opened ?? component,
    path,
    title,
    component: known?.component ?? EmptyPage,
    ...(known?.needs && { needs: known.needs }),
    ...(known?.roles && { roles: known.roles }),
    ...(known?.instead && { instead: known.instead }),
  }
}

/** Links lead out of the office and are no screens; an address of the registry needs no second screen. */
export const menuScreens = (menu: readonly RouteNode[]): Screen[] =>
  leaves(menu)
    .filter(({ path, meta }) => meta.type === 'iframe' || (meta.type === 'menu' && path.startsWith('/')))
    .filter(({ path, meta }) => meta.type === 'iframe' || !officeScreens.some((screen) => matchPath(screen.path, path)))
    .map(screenOf)
