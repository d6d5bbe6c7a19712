// Import and export of the demonstration list.
import { maxFileBytes } from '@register/contract/business/file'
import type { ImportResult } from '@register/contract/demo/sample'
import { colon } from '@register/contract/phrase'
import { useState } from 'react'
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { Showcase } from '../Showcase.tsx'
import { Exports } from './Exports.tsx'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ImportDialog } from '../../../showcase/exchange/ImportDialog.tsx'
import { SampleImport } from '../SampleImport.tsx'
import { Example } from '../Example.tsx'
import { refusing } from '../libraryImages.ts'
import styles from '../vab.module.css'
import { cameOf, words } from './words.ts'

// Imports into the demonstration list, with the options of that endpoint; and one that is refused.
const rules = { below: maxFileBytes, extensions: ['xlsx'] }

function Imports() {
  const t = useTranslate()
  const [open, setOpen] = useState<'good' | 'bad'>()
  const [last, setLast] = useState<ImportResult>()
  const close = () => setOpen(undefined)
  return (
    <Example title={words.import} text={words.importText}>
      <div className="stack fit gap-16">
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          <Action kind="primary" icon="import" label={words.openImport} onPress={() => setOpen('good')} />
          <Action icon="import" label={words.failing} onPress={() => setOpen('bad')} />
        </div>
        {last && (
          <p role="status">
            {t(words.last)}
            {t(colon)}
            {t(cameOf(last.added, last.changed))}
          </p>
        )}
      </div>
      <SampleImport title={words.openImport} open={open === 'good'} onClose={close} onDone={setLast} />
      <ImportDialog
        title={words.failing}
        open={open === 'bad'}
        onClose={close}
        rules={rules}
        keyName={words.sampleNo}
        send={() => refusing(t(words.down))}
      />
    </Example>
  )
}

export const ExchangePage = () => (
  <Showcase piece={pieceOf(formPieces, 'vab/importexport')}>
    <Imports />
    <Exports />
  </Showcase>
)
