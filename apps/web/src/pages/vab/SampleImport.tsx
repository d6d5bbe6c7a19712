// Imports samples from a file, with the options of that endpoint; the list is read again afterwards.
import { maxFileBytes } from '@register/contract/business/file'
import { fileExport, fileImport, listSamples, pageSamples, type ImportResult } from '@register/contract/demo/sample'
import type { Phrase, Wording } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { refreshReads } from '../../api/cache.ts'
import { download, upload } from '../../api/transfer.ts'
import { ConfigForm } from '../../showcase/config/ConfigForm.tsx'
import type { FormConfig, FormValues } from '../../showcase/config/formConfig.ts'
import { ImportDialog } from '../../showcase/exchange/ImportDialog.tsx'

const words = {
  template: ['样品导入模板', 'Template for samples'],
  sampleNo: ['样品编号', 'Sample No.'],
  options: ['导入选项', 'Options'],
  overwrite: ['覆盖已有数据', 'Overwrite existing data'],
  skip: ['跳过错误数据', 'Skip wrong rows'],
} as const satisfies Record<string, Phrase>

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

export interface SampleImportProps {
  title: Wording
  open: boolean
  onClose: () => void
  /** Called with the imported rows. */
  onDone?: (result: ImportResult) => void
}

export function SampleImport({ title, open, onClose, onDone }: SampleImportProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<FormValues>({ skipErrors: true })
  return (
    <ImportDialog
      title={title}
      open={open}
      onClose={onClose}
      rules={{ below: maxFileBytes, extensions: ['xlsx'] }}
      keyName={words.sampleNo}
      onTemplate={() => {
        const fileName = t(words.template)
        return download(fileExport, { query: { template: '1', fileName } }, `${fileName}.xlsx`)
      }}
      options={<ConfigForm label={words.options} config={options} value={chosen} onChange={setChosen} />}
      send={async (file, onProgress, signal) => {
        const fields = Object.fromEntries(
          Object.entries(chosen).flatMap(([key, on]) => (on === true ? [[key, '1']] : [])),
        )
        const result = await upload(fileImport, file, fields, onProgress, { signal })
        await refreshReads([pageSamples, listSamples])
        onDone?.(result)
        return result
      }}
    />
  )
}
