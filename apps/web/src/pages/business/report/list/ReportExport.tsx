// Exports what the list shows: all kinds in one workbook with a sheet each, or one kind, from the list's filter or chosen here.
import { today } from '../../../../api/client/serverClock.ts'
import { revealContact } from '@register/contract/business/report/parties/contact'
import { exportReports, queryList } from '@register/contract/business/report/report'
import { kindNames, type KindName } from '@register/contract/rules/parameters/kindNames'
import { readFrame } from '@register/contract/system/frame/frame'
import { listTasks, startExport } from '@register/contract/system/tasks'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useTranslate } from '../../../../api/language.ts'
import { refreshReads } from '../../../../api/cache.ts'
import { useMay } from '../../../../api/session.ts'
import { download } from '../../../../api/transfer.ts'
import { ExportDrawer } from '../../../../kit/exchange/ExportDrawer.tsx'
import { openPanel } from '../../../../kit/panel/usePanel.ts'
import { OnOff } from '../../../../kit/setting/OnOff.tsx'
import { recordsOf } from '../../../../kit/exchange/words.ts'
import { isFiltered, type ListState } from '../../../../kit/table/useListState.ts'
import { useRows } from '../../../../kit/table/view/useRows.ts'
import { words as contactWords } from '../contact/words.ts'
import { KindChoice } from '../KindChoice.tsx'
import styles from './list.module.css'
import { exportNameOf, words } from '../words.ts'

export interface ReportExportProps {
  list: ListState
  open: boolean
  onClose: () => void
}

export function ReportExport({ list, open, onClose }: ReportExportProps) {
  const t = useTranslate()
  const may = useMay()
  const [chosen, setChosen] = useState<KindName>()
  const [withContacts, setWithContacts] = useState(false)
  const filtered = kindNames.find(({ key }) => key === list.filters['formKind'])
  const kind = filtered ?? chosen
  // Where no kind is chosen here, the list has asked this already.
  const { data: found } = useRows(queryList, list, kind && { formKind: kind.key })
  /** The same filters and sort as the list. */
  const sort = list.sort as { prop: 'issueDate' } | undefined
  const wanted = {
    ...list.filters,
    ...sort,
    ...(kind && { formKind: kind.key }),
    ...(withContacts && { withContacts }),
  }
  const parameters = [
    ...(filtered ? [] : [<KindChoice key="kind" value={kind} all={words.allKinds} onChange={setChosen} />]),
    ...(may(revealContact)
      ? [
          <div key="contacts" className={`row wrap gap-4-12 align-center ${styles['contacts']}`}>
            <span>{t(contactWords.withContacts)}</span>
            <OnOff label={contactWords.withContacts} value={withContacts} onChange={setWithContacts} />
            <p>{t(contactWords.withContactsHint)}</p>
          </div>,
        ]
      : []),
  ]
  return (
    <ExportDrawer
      title={words.export}
      open={open}
      onClose={onClose}
      contents={found && recordsOf(found, kind !== undefined || isFiltered(list))}
      empty={found?.total === 0}
      fileName={exportNameOf(kind, today().replaceAll('-', ''))}
      download={({ fileName, fileType }, onProgress, signal) =>
        download(exportReports, { body: wanted }, { chosen: `${fileName}.${fileType}` }, onProgress, signal)
      }
      startTask={async ({ fileName }) => {
        await call(startExport, { body: { name: 'business/report', params: wanted, fileName } })
        await refreshReads([listTasks, readFrame])
      }}
      onOpenTasks={() => {
        onClose()
        openPanel('tasks')
      }}
    >
      {parameters.length > 0 && parameters}
    </ExportDrawer>
  )
}
