// Samples out to a file and in from one, for what the list is filtered by.
import { maxFileBytes } from '@register/contract/business/file'
import { fileExport, fileImport, listSamples, pageSamples, sampleFields } from '@register/contract/demo/sample'
import { listTasks, startExport } from '@register/contract/system/tasks'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useSay } from '../../../api/language.ts'
import { refreshReads } from '../../../api/query.ts'
import { download, upload } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ConfigForm } from '../../../kit/config/ConfigForm.tsx'
import type { FormConfig, FormValues } from '../../../kit/config/formConfig.ts'
import { ExportDrawer, type ExportRequest } from '../../../kit/exchange/ExportDrawer.tsx'
import { ImportDialog } from '../../../kit/exchange/ImportDialog.tsx'
import { openPanel } from '../../../kit/panel/usePanel.ts'
import { words } from './words.ts'

const options: FormConfig = {
  formItems: [
    {
      component: 'checkbox',
      label: words.options,
      options: {
        items: [
          { name: 'overwrite', label: words.overwrite },
          { name: 'skipErrors', label: words.skip, value: true },
        ],
      },
    },
  ],
}

export function Exchange({ query }: { query: Readonly<Record<string, string>> }) {
  const say = useSay()
  const [open, setOpen] = useState<'export' | 'import'>()
  const [chosen, setChosen] = useState<FormValues>({ skipErrors: true })
  const close = () => setOpen(undefined)
  const wanted = ({ columns }: ExportRequest) => ({ ...query, columns: columns.join() })
  return (
    <>
      <Action icon="export" label={say(words.export)} onPress={() => setOpen('export')} />
      <Action icon="import" label={say(words.import)} onPress={() => setOpen('import')} />
      <ExportDrawer
        title={say(words.export)}
        open={open === 'export'}
        onClose={close}
        fileName={say(words.samples)}
        columns={sampleFields.map(({ key, label }) => ({ key, label: say(label), hide: key === 'remark' }))}
        download={(request, onProgress, signal) => {
          const { fileName, fileType } = request
          const input = { query: { ...wanted(request), fileName } }
          return download(fileExport, input, `${fileName}.${fileType}`, onProgress, signal)
        }}
        startTask={async (request) => {
          await call(startExport, {
            body: { name: 'demo/sample', params: wanted(request), fileName: request.fileName },
          })
          await refreshReads([listTasks])
        }}
        onOpenTasks={() => {
          close()
          openPanel('tasks')
        }}
      />
      <ImportDialog
        title={say(words.import)}
        open={open === 'import'}
        onClose={close}
        rules={{ below: maxFileBytes, extensions: ['xlsx'] }}
        keyName={say(words.sampleNo)}
        onTemplate={() => {
          const fileName = say(words.template)
          return download(fileExport, { query: { template: '1', fileName } }, `${fileName}.xlsx`)
        }}
        options={<ConfigForm label={say(words.options)} config={options} value={chosen} onChange={setChosen} />}
        send={async (file, onProgress, signal) => {
          const fields = Object.fromEntries(
            Object.entries(chosen).flatMap(([key, on]) => (on === true ? [[key, '1']] : [])),
          )
          const result = await upload(fileImport, file, fields, onProgress, { signal })
          await refreshReads([pageSamples, listSamples])
          return result
        }}
      />
    </>
  )
}
