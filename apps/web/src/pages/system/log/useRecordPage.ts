// Finds the page of the record that an operation was about, for readers who may open that page.
import { businessScreens } from '@register/contract/screens/business'
import type { ScreenSpec } from '@register/contract/screens/screen'
import { systemScreens } from '@register/contract/screens/system'
import { opensFor } from '../../../api/session/opensFor.ts'
import { useSession } from '../../../api/session.ts'
import * as paths from '../../../paths.ts'

/** Most records of administration are shown in a drawer over their list. */
const inDrawer = (screen: ScreenSpec, parameter = 'form') => ({
  screen,
  path: (id: string) => `${screen.path}?${parameter}=${id}`,
})

/** By the kind of object in the audit. */
const pages: Readonly<Record<string, { screen: ScreenSpec; path: (id: string) => string }>> = {
  report: { screen: businessScreens['business/report/detail'], path: paths.reportDetail },
  codeApply: { screen: businessScreens['business/codeApply/detail'], path: paths.applicationDetail },
  enterprise: { screen: businessScreens['business/enterprise/review'], path: paths.enterpriseReview },
  role: { screen: systemScreens['settings/role/rights'], path: paths.roleRights },
  notice: { screen: systemScreens['system/notice/edit'], path: paths.noticeEdit },
  user: inDrawer(systemScreens['settings/user']),
  dept: inDrawer(systemScreens['settings/dept']),
  post: inDrawer(systemScreens['system/post/list']),
  config: inDrawer(systemScreens['settings/config']),
  table: inDrawer(systemScreens['settings/table']),
  menu: inDrawer(systemScreens['settings/menu']),
  dictType: inDrawer(systemScreens['settings/dictionary'], 'dictionary'),
  dictItem: inDrawer(systemScreens['settings/dictionary']),
}

/** `object`: type:id. Undefined where no page shows it, the reader may not open the page, or the operation deleted the record. */
export function useRecordPage(object: string, action: string): string | undefined {
  const { info } = useSession()
  const [kind = '', id = ''] = object.split(':')
  const page = pages[kind]
  if (!page || !info || !/^\d+$/.test(id) || action.endsWith('.remove')) return undefined
  return opensFor(page.screen, info) ? page.path(id) : undefined
}
