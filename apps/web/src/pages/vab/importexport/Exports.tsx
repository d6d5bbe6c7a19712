// Exports of the demonstration list: at once, in the background, and refused.
import { fileExport, sampleFields, sampleKinds } from '@register/contract/demo/sample'
import { readFrame } from '@register/contract/system/frame/frame'
import { listTasks, startExport } from '@register/contract/system/tasks'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import { refreshReads } from '../../../api/cache.ts'
import { download } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ExportDrawer, type ExportRequest } from '../../../kit/exchange/ExportDrawer.tsx'
import { Choice } from '../../../kit/input/Choice.tsx'
import { openPanel } from '../../../kit/panel/usePanel.ts'
import { Example } from '../Example.tsx'
import { refusing } from '../libraryImages.ts'
import styles from '../vab.module.css'
import { words } from './words.ts'

export function Exports() {
  const t = useTranslate()
  const [open, setOpen] = useState<'both' | 'direct' | 'failing'>()
  const [kind, setKind] = useState<string | null>(null)
  const columns = sampleFields.map(({ key, label }) => ({ key, label: t(label), hide: key === 'remark' }))
  const queryOf = (request: ExportRequest) => ({ columns: request.columns.join(), ...(kind && { kind }) })
  const fetchFile = (request: ExportRequest, onProgress: (bytes: number) => void, signal: AbortSignal) => {
    const { fileName, fileType } = request
    return download(
      fileExport,
      { query: { ...queryOf(request), fileName } },
      `${fileName}.${fileType}`,
      onProgress,
      signal,
    )
  }
  const drawer = { fileName: t(words.samples), columns, onClose: () => setOpen(undefined) }
  const kinds = Object.entries(sampleKinds).map(([value, label]) => ({ value, label: t(label) }))
  return (
    <Example title={words.export} text={words.exportText}>
      <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
        <Action kind="primary" icon="export" label={words.openExport} onPress={() => setOpen('both')} />
        <Action icon="export" label={words.openDirect} onPress={() => setOpen('direct')} />
        <Action icon="export" label={words.openFailing} onPress={() => setOpen('failing')} />
      </div>
      <ExportDrawer
        {...drawer}
        title={words.openExport}
        open={open === 'both'}
        download={fetchFile}
        startTask={async (request) => {
          await call(startExport, {
            body: { name: 'demo/sample', params: queryOf(request), fileName: request.fileName },
          })
          await refreshReads([listTasks, readFrame])
        }}
        onOpenTasks={() => {
          setOpen(undefined)
          openPanel('tasks')
        }}
      >
        <Choice label={words.kind} value={kind} options={kinds} clearable onChange={setKind} />
      </ExportDrawer>
      <ExportDrawer {...drawer} title={words.openDirect} open={open === 'direct'} download={fetchFile} />
      <ExportDrawer
        {...drawer}
        title={words.openFailing}
        open={open === 'failing'}
        fileTypes={['xlsx', 'csv']}
        download={() => refusing(t(words.down))}
      />
    </Example>
  )
}
