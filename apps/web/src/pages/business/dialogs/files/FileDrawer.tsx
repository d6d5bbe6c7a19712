// One file of a report: shown in place where a browser can show it safely, its registered data, a link to save it, and its check.
import { fileKinds } from '@register/contract/business/file'
import type { ReadableFile } from '@register/contract/business/information/reading'
import { useState } from 'react'
import { canHash, hashOf } from '../../../../api/client/fileHash.ts'
import { useTranslate } from '../../../../api/language.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { CopyText } from '../../../../kit/display/CopyText.tsx'
import { Facts } from '../../../../kit/display/fields/Facts.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { fileSize } from '../../../../kit/plain/format.ts'
import { words } from '../words.ts'
import { SaveFile, ShownFile } from './ShownFile.tsx'

export function FileDrawer({ file }: { file: ReadableFile }) {
  const t = useTranslate()
  return (
    <div className="stack fit gap-12">
      <ShownFile file={file} />
      <div className="row wrap gap-8 align-center">
        <SaveFile file={file} />
        <Integrity file={file} />
      </div>
      <Facts
        facts={[
          [words.kind, t(fileKinds[file.kind])],
          [words.type, file.name.split('.').at(-1)?.toUpperCase() ?? file.mime],
          [words.size, fileSize(file.size)],
          [words.visibility, t(file.visibility === 'public' ? words.public : words.internal)],
          [words.hash, <CopyText key="hash" text={file.sha256} />],
        ]}
      />
    </div>
  )
}

/** The hash of the received file, next to the registered one. */
function Integrity({ file }: { file: ReadableFile }) {
  const t = useTranslate()
  const [fits, setFits] = useState<boolean>()
  if (!canHash()) return <p className="quiet">{t(words.cannotCheck)}</p>
  return (
    <>
      <Action
        icon="certificate"
        label={fits === undefined ? words.check : words.checkAgain}
        onPress={async () => {
          setFits(undefined)
          setFits((await hashOf(file.url)) === file.sha256)
        }}
      />
      {fits !== undefined && <Notice tone={fits ? 'good' : 'bad'} title={fits ? words.fits : words.fitsNot} />}
    </>
  )
}
