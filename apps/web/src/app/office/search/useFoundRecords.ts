// Finds reports and code applications by number, company, product or model, as their lists do: only where the reader may see the list.
import { recordName } from '@register/contract/rules/numbers/recordName'
import { listApplications } from '@register/contract/business/codeApply/codeApply'
import { applicationStatuses } from '@register/contract/business/codeApply/shape'
import { queryList } from '@register/contract/business/report/report'
import { reportStatuses } from '@register/contract/rules/status'
import { minKeyword } from '@register/contract/fold'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { useRested } from '../../../kit/input/useRested.ts'
import { useGo } from '../../../kit/router/useGo.ts'
import * as paths from '../../../paths.ts'
import { allMatches, words } from '../words.ts'
import type { HitGroup } from './hit.ts'

/** The number of hits of each kind; the lists show the others. */
const most = 5

const about = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')

/** `busy`: the search for the last input is still running. */
export function useFoundRecords(typed: string): { groups: HitGroup[]; busy: boolean } {
  const t = useTranslate()
  const go = useGo()
  const may = useMay()
  const keyword = useRested(typed)
  const long = keyword.length >= minKeyword
  const input = { body: { keyword, pageNum: 1, pageSize: most } }
  const reports = useRead(queryList, input, { enabled: long && may(queryList) })
  const applications = useRead(listApplications, input, { enabled: long && may(listApplications) })
  const rest = (list: string, total: number) =>
    total > most ? [{ key: list, icon: 'search' as const, label: t(allMatches(total)), open: () => go(list) }] : []
  const groups: HitGroup[] = [
    {
      label: words.foundReports,
      hits: [
        ...(reports.data?.list ?? []).map(
          ({ id, certificateNo, reportNo, productName, model, manufacturerName, status }) => ({
            key: `report ${id}`,
            icon: 'report' as const,
            label: recordName({ certificateNo, reportNo, productName }),
            note: about(productName, model, manufacturerName, t(reportStatuses[status].label)),
            open: () => go(paths.reportDetail(id)),
          }),
        ),
        ...rest(paths.reportsWith({ keyword }), reports.data?.total ?? 0),
      ],
    },
    {
      label: words.foundApplications,
      hits: [
        ...(applications.data?.list ?? []).map(
          ({ id, applicationNo, productName, model, manufacturerName, status }) => ({
            key: `application ${id}`,
            icon: 'number' as const,
            label: applicationNo,
            note: about(productName, model, manufacturerName, t(applicationStatuses[status].label)),
            open: () => go(paths.applicationDetail(id)),
          }),
        ),
        ...rest(paths.applicationsWith({ keyword }), applications.data?.total ?? 0),
      ],
    },
  ]
  const isAsked = keyword === typed.trim()
  const waits = typed.trim().length >= minKeyword && !isAsked
  // Hits of what was typed before are gone with it: Enter would open one of them.
  return { groups: long && isAsked ? groups : [], busy: waits || reports.isFetching || applications.isFetching }
}
