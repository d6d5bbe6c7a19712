// Addresses of real records, found through the lists, as people find them.
import type { Page } from 'playwright-core'
import type { Real, Who } from './case.ts'
import { settled } from './look.ts'
import { come } from './visitors.ts'

/** Goes to an address within the app, as a link does. */
export const open = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash
  }, `#${address}`)

/** For each record: who sees the list, its address, and how the address of its first link begins. */
const lists = {
  answer: ['stranger', '/certificate_search?status=published&keyword=901', '/answer/TSX'],
  verification: ['stranger', '/change_notices?kind=revocation&certificateNo=TSX', '/v/'],
  report: ['body-manager', '/business/report/list?status=published', '/business/report/detail/'],
  information: ['enterprise', '/business/information/mine?status=published', '/business/information/detail/'],
  noticed: ['body-manager', '/business/changeNotice/list?kind=revision', '/v/'],
  ready: ['body-manager', '/business/report/ready', '/business/report/ready?id='],
  draft: ['body-manager', '/business/report/list?status=draft', '/business/report/edit/'],
  application: ['body-manager', '/business/codeApply/list?status=issued', '/business/codeApply/detail/'],
  returned: ['body-manager', '/business/codeApply/list?status=returned', '/business/codeApply/edit/'],
  issued: ['body-manager', '/business/codeApply/list?status=issued', '/business/report/new?application='],
  errorReport: ['body-manager', '/business/errorReport/list?status=inHand', '/business/errorReport/detail/'],
  notice: ['system-admin', '/system/notice', '/system/notice/edit/'],
  publicNotice: ['head-office', '/business/notice/list?pinned=true&status=published', '/business/notice/details/'],
  withdrawnNotice: [
    'head-office',
    '/business/notice/list?status=withdrawn&keyword=%E5%81%9C%E6%9C%BA',
    '/business/notice/details/',
  ],
  siteNotice: ['stranger', '/notices', '/notice/'],
  roleRights: ['security-admin', '/system/role?keyword=expert', '/system/role/rights/'],
  rolePeople: ['security-admin', '/system/role?keyword=expert', '/system/role/people/'],
  described: ['system-admin', '/system/crud', '/system/crud/edit/'],
  writtenCode: ['system-admin', '/system/crud', '/system/crud/preview/'],
  userRoles: ['security-admin', '/system/user?keyword=expert', '/system/user/roles/'],
} as const satisfies Record<keyof Real, readonly [who: Who, list: string, start: string]>

const names = Object.keys(lists) as (keyof Real)[]

/** Addresses are empty until `findRecords` has run. */
export const real: Real = {
  answer: '',
  verification: '',
  report: '',
  information: '',
  noticed: '',
  draft: '',
  ready: '',
  application: '',
  returned: '',
  issued: '',
  errorReport: '',
  notice: '',
  publicNotice: '',
  withdrawnNotice: '',
  siteNotice: '',
  roleRights: '',
  rolePeople: '',
  userRoles: '',
  described: '',
  writtenCode: '',
}

/** Goes to an address and waits for its heading: the home page, from which people come, has links to records too. */
async function arrive(page: Page, address: string): Promise<void> {
  const pathOf = (hash: string) => hash.replace(/^#/, '').split('?')[0]
  const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true })
  const isThere = pathOf(new URL(page.url()).hash) === pathOf(address)
  const before = isThere ? null : await heading.first().textContent()
  await open(page, address)
  if (before !== null) await heading.filter({ hasNotText: before }).first().waitFor()
}

/** The address of the first link in a list that begins with `start`. */
export async function firstIn([who, list, start]: readonly [who: Who, list: string, start: string]): Promise<string> {
  const { page } = await come(who)
  await arrive(page, list)
  // Links of the previous list may still be there, and those of the hidden pages of other tabs.
  await settled(page)
  const link = page.getByRole('main').locator(`a[href^="#${start}"]`).filter({ visible: true }).first()
  return ((await link.getAttribute('href')) ?? '').slice(1)
}

/** Finds the records whose lists these people see. */
export async function findRecords(among: ReadonlySet<Who>): Promise<void> {
  for (const name of names) if (among.has(lists[name][0])) real[name] = await firstIn(lists[name])
}
