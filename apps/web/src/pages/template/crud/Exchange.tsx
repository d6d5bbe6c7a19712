// Exports and imports samples, with the filters of the list.
import { fileExport, sampleFields } from '@register/contract/demo/sample'
import { readFrame } from '@register/contract/system/frame/frame'
import { listTasks, startExport } from '@register/contract/system/tasks'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import { refreshReads } from '../../../api/cache.ts'
import { download } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ExportDrawer, type ExportRequest } from '../../../kit/exchange/ExportDrawer.tsx'
import { openPanel } from '../../../kit/panel/usePanel.ts'
import { SampleImport } from '../../vab/SampleImport.tsx'
import { words } from './words.ts'

export function Exchange({ query }: { query: Readonly<Record<string, string>> }) {
  const t = useTranslate()
  const [open, setOpen] = useState<'export' | 'import'>()
  const close = () => setOpen(undefined)
  const wanted = ({ columns }: ExportRequest) => ({ ...query, columns: columns.join() })
  return (
    <>
      <Action icon="export" label={words.export} onPress={() => setOpen('export')} />
      <Action icon="import" label={words.import} onPress={() => setOpen('import')} />
      <ExportDrawer
        title={words.export}
        open={open === 'export'}
        onClose={close}
        fileName={words.samples}
        columns={sampleFields.map(({ key, label }) => ({ key, label: t(label), hide: key === 'remark' }))}
        download={(request, onProgress, signal) => {
          const { fileName, fileType } = request
          const input = { query: { ...wanted(request), fileName } }
          return download(fileExport, input, `${fileName}.${fileType}`, onProgress, signal)
        }}
        startTask={async (request) => {
          await call(startExport, {
            body: { name: 'demo/sample', params: wanted(request), fileName: request.fileName },
          })
          await refreshReads([listTasks, readFrame])
        }}
        onOpenTasks={() => {
          close()
          openPanel('tasks')
        }}
      />
      <SampleImport title={words.import} open={open === 'import'} onClose={close} />
    </>
  )
}
