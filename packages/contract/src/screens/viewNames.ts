// Which screen a menu entry opens by the name of a view that it holds, with or without /index (docs/rules/office.md#screens).
import { officeScreens } from './all.ts'
import type { ScreenSpec } from './screen.ts'

/** A name without what may be left out: leading slashes, the extension of a file, and its own name `index`. */
const plain = (name: string): string =>
  name
    .replace(/^\/+/, '')
    .replace(/\.(?:vue|[jt]sx?)$/, '')
    .replace(/(?:\/index)+$/, '')

/** Given names of screens that have another name here (docs/rules/office.md#screens); a person is added and changed in a drawer over the list. */
const otherNames: Readonly<Record<string, string>> = {
  'codeApply/reviewerCodeList': 'business/codeApply/head',
  'codeApply/expertGroupCodeList': 'business/codeApply/expert',
  'report/add': 'business/report/new',
  'notice/changeNoticeList': 'business/changeNotice/list',
  'user/add': 'settings/user',
  'user/edit': 'settings/user',
  'user/assignRoles': 'user/roles',
  'settings/post': 'system/post/list',
  'settings/notice': 'system/notice/list',
  'settings/role/permission': 'settings/role/rights',
  'settings/role/user': 'settings/role/people',
  // The runs of a task are read in a drawer over the cards.
  'settings/task/logs': 'settings/task',
  'userCenter/pushSettings': 'userCenter/push',
  'userCenter/upgradeEnterprise': 'userCenter/enterprise',
  'vab/table': 'vab/table/base',
}

/** The registry's own spelling of every name that opens something. */
const views = new Map<string, string>([
  // The given names of business screens lack their area.
  ...Object.keys(officeScreens).flatMap((view): [string, string][] => [
    [plain(view).replace(/^business\//, ''), view],
    [plain(view), view],
  ]),
  ...Object.entries(otherNames),
])

/** The view of the registry that a menu entry names; undefined where this version has none. */
export const viewNamed = (component: string): string | undefined => views.get(plain(component))

const recordIn = ({ path }: ScreenSpec): string[] => path.match(/:\w+(?=\/|$)/g) ?? []

/** Whether a view opens at this address by itself: one of a single record needs the place of its id in it, as in `/mine/:id`. */
export const opensAt = (view: string, path: string): boolean => {
  const screen = officeScreens[view]
  return screen !== undefined && recordIn(screen).every((id) => path.split('/').includes(id))
}

/** What an entry with this view and this address opens: the view, or the list above it where the address names no record. */
export function viewAt(component: string, path: string): string | undefined {
  const view = viewNamed(component)
  if (view === undefined || opensAt(view, path)) return view
  const { under } = officeScreens[view] ?? {}
  return Object.keys(officeScreens).find((one) => officeScreens[one]?.path === under)
}
