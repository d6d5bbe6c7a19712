// One operation of the log: its sentence, person, time and origin, the changed values before and after, and a link to its record.
import { outcomeWords, type Operation } from '@register/contract/log/operations'
import { businessScreens } from '@register/contract/screens/business'
import type { ScreenSpec } from '@register/contract/screens/screen'
import { systemScreens } from '@register/contract/screens/system'
import { useTranslate } from '../../../api/language.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { Facts } from '../../../kit/display/fields/Facts.tsx'
import { ChangeTable } from '../../../kit/display/ChangeTable.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { outcomeOf, words } from './words.ts'
import { opensFor } from '../../../api/session/opensFor.ts'
import { useSession } from '../../../api/session.ts'
import * as paths from '../../../paths.ts'

// Finds the page of the record that an operation was about, for readers who may open that page.
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
function useRecordPage(object: string, action: string): string | undefined {
  const { info } = useSession()
  const [kind = '', id = ''] = object.split(':')
  const page = pages[kind]
  if (!page || !info || !/^\d+$/.test(id) || action.endsWith('.remove')) return undefined
  return opensFor(page.screen, info) ? page.path(id) : undefined
}

interface OperationDrawerProps {
  operation: Operation
  open: boolean
  onClose: () => void
}

export function OperationDrawer({ operation, open, onClose }: OperationDrawerProps) {
  const t = useTranslate()
  const { text, by, username, at, ip, traceId, object, changes, outcome, result } = operation
  const page = useRecordPage(object, operation.action)
  const facts = [
    [words.person, username && `${by} (${username})`],
    [words.at, secondOf(at)],
    [words.from, ip],
    [
      words.outcome,
      result === 200 ? t(outcomeWords[outcome].label) : t(outcomeOf(outcomeWords[outcome].label, result)),
    ],
    [words.trace, traceId],
  ] as const
  return (
    <SideDrawer
      title={words.details}
      open={open}
      onClose={onClose}
      footer={page && <LinkAction kind="primary" label={words.open} to={page} />}
    >
      <p className="below-16 large break-words">{text}</p>
      <Facts facts={facts} />
      {changes.length > 0 && (
        <div className="above-16">
          <ChangeTable changes={changes} />
        </div>
      )}
    </SideDrawer>
  )
}
