// Imports into the demonstration list, with the options of that endpoint; and one that is refused.
import { maxFileBytes } from '@register/contract/business/file'
import { fileExport, fileImport, listSamples, type ImportResult } from '@register/contract/demo/sample'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { refreshReads } from '../../../api/query.ts'
import { download, upload } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ConfigForm } from '../../../kit/config/ConfigForm.tsx'
import type { FormConfig, FormValues } from '../../../kit/config/formConfig.ts'
import { ImportDialog } from '../../../kit/exchange/ImportDialog.tsx'
import { Example } from '../Example.tsx'
import { refusing } from '../libraryImages.ts'
import styles from '../vab.module.css'
import { cameOf, words } from './words.ts'

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
const rules = { below: maxFileBytes, extensions: ['xlsx'] }

export function Imports() {
  const say = useSay()
  const [open, setOpen] = useState<'good' | 'bad'>()
  const [chosen, setChosen] = useState<FormValues>({ skipErrors: true })
  const [last, setLast] = useState<ImportResult>()
  const fields = {
    ...(chosen['overwrite'] === true && { overwrite: '1' }),
    ...(chosen['skipErrors'] === true && { skipErrors: '1' }),
  }
  const close = () => setOpen(undefined)
  return (
    <Example title={words.import} text={words.importText}>
      <div className={styles['stack']}>
        <div className={styles['row']}>
          <Action kind="primary" icon="import" label={say(words.openImport)} onPress={() => setOpen('good')} />
          <Action icon="import" label={say(words.failing)} onPress={() => setOpen('bad')} />
        </div>
        {last && (
          <p role="status">
            {say(words.last)}: {say(cameOf(last.added, last.changed))}
          </p>
        )}
      </div>
      <ImportDialog
        title={say(words.openImport)}
        open={open === 'good'}
        onClose={close}
        rules={rules}
        keyName={say(words.sampleNo)}
        onTemplate={() => {
          const fileName = say(words.template)
          return download(fileExport, { query: { template: '1', fileName } }, `${fileName}.xlsx`)
        }}
        options={<ConfigForm label={say(words.options)} config={options} value={chosen} onChange={setChosen} />}
        send={async (file, onProgress, signal) => {
          const result = await upload(fileImport, file, fields, onProgress, { signal })
          await refreshReads([listSamples])
          setLast(result)
          return result
        }}
      />
      <ImportDialog
        title={say(words.failing)}
        open={open === 'bad'}
        onClose={close}
        rules={rules}
        keyName={say(words.sampleNo)}
        send={() => refusing(say(words.down))}
      />
    </Example>
  )
}
