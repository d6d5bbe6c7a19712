// Writes one application: the category, whose product, by which rules it is to be tested, and the promise.
import { applicationFields, declarationText, type Application } from '@register/contract/business/codeApplyShape'
import { deleteBusinessFile, maxFileBytes, takenExtensions, uploadBusinessFile } from '@register/contract/business/file'
import { missing, type Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { call } from '../../../../api/call.ts'
import { upload } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { Agree } from '../../../../kit/input/Agree.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { goToField } from '../../../../kit/form/fieldId.ts'
import { FormPage } from '../../../../kit/form/FormPage.tsx'
import { useErrors } from '../../../../kit/form/useErrors.ts'
import { LeaveAction } from '../../../../kit/tabs/LeaveAction.tsx'
import { useUnsaved } from '../../../../kit/tabs/useTab.ts'
import { UploadList } from '../../../../kit/upload/UploadList.tsx'
import { BasisInput } from '../../BasisInput.tsx'
import { CategorySelect } from '../../CategorySelect.tsx'
import { CreditCodeInput } from '../../CreditCodeInput.tsx'
import { MakerInput } from '../../MakerInput.tsx'
import { areaWords } from '../../words.ts'
import { words } from '../words.ts'
import { sendable, type Draft, type DraftFile } from './draft.ts'

export interface Sending extends ReturnType<typeof sendable> {
  files: string[]
  declaration: true
}

export interface ApplicationFormProps {
  title: Phrase
  text: Phrase
  submit: Phrase
  back: string
  start: Draft
  startFiles?: readonly DraftFile[]
  /** Set when it was returned: what to correct. */
  returned?: Application
  /** Answers whether it was sent; not when somebody else has changed it meanwhile. */
  onSend: (sending: Sending) => Promise<boolean>
}

const fieldOf = (key: string): Field => applicationFields.find((field) => field.key === key) as Field
const noFiles: readonly DraftFile[] = []
const parts = {
  product: ['categoryCode', 'productName', 'model'].map(fieldOf),
  maker: ['manufacturerName', 'manufacturerCreditCode', 'applicantName'].map(fieldOf),
  test: ['testBasis', 'plannedTestDate', 'remark'].map(fieldOf),
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { title, text, submit, back, start, startFiles = noFiles, returned, onSend } = props
  const say = useSay()
  const [draft, setDraft] = useState(start)
  const [files, setFiles] = useState(startFiles)
  const [agreed, setAgreed] = useState(false)
  const [complain, setComplain] = useState(false)
  const [sent, setSent] = useState(false)
  const { errors, place, touch } = useErrors()
  useUnsaved(!sent && (draft !== start || files !== startFiles))

  const change = (patch: Partial<Draft>) => {
    for (const key of Object.keys(patch)) touch(key)
    setDraft((before) => ({ ...before, ...patch }))
  }
  async function send() {
    setComplain(true)
    const [first] = missing(applicationFields, { ...draft })
    if (first) return void goToField(first.field)
    if (!agreed) return void goToField('declaration')
    try {
      // Left to the page that comes next, which must not ask whether to stay.
      setSent(true)
      if (!(await onSend({ ...sendable(draft), files: files.map(({ id }) => id), declaration: true }))) setSent(false)
    } catch (error) {
      setSent(false)
      place(error)
      throw error
    }
  }
  async function remove(file: DraftFile) {
    // What the application already holds is left to it; only a file that nothing uses can be deleted at once.
    if (!startFiles.some(({ id }) => id === file.id)) await call(deleteBusinessFile, { body: { id: file.id } })
    setFiles((before) => before.filter(({ id }) => id !== file.id))
  }
  const form = (fields: readonly Field[]) => (
    <FieldsForm
      fields={fields}
      values={{ ...draft }}
      errors={errors}
      complain={complain}
      onChange={(key, value) => change({ [key]: value })}
      wide={['testBasis']}
      inputs={{
        categoryCode: (input) => <CategorySelect {...input} />,
        testBasis: (input) => <BasisInput {...input} />,
        manufacturerCreditCode: (input) => <CreditCodeInput field={fieldOf('manufacturerCreditCode')} {...input} />,
        manufacturerName: (input) => (
          <MakerInput
            {...input}
            onPick={(maker) =>
              change({
                manufacturerName: maker.name,
                manufacturerCreditCode: maker.creditCode,
                ...(!draft.applicantName && { applicantName: maker.name }),
              })
            }
          />
        ),
      }}
    />
  )
  const lacks = (fields: readonly Field[]) => missing(fields, { ...draft }).length
  const opinion = returned?.history.findLast(({ event }) => event === 'return')?.opinion
  return (
    <FormPage
      head={
        <>
          <PageHead title={say(title)} text={say(text)} back={back} />
          {opinion && <Notice tone="warn" title={say(words.opinionOfReturn)} text={opinion} />}
        </>
      }
      sections={[
        {
          key: 'product',
          title: say(words.sectionProduct),
          missing: lacks(parts.product),
          content: form(parts.product),
        },
        { key: 'maker', title: say(words.sectionMaker), missing: lacks(parts.maker), content: form(parts.maker) },
        { key: 'test', title: say(words.sectionTest), missing: lacks(parts.test), content: form(parts.test) },
        {
          key: 'files',
          title: say(words.sectionFiles),
          content: (
            <UploadList
              label={say(areaWords.files)}
              files={files}
              rules={{ below: maxFileBytes, extensions: takenExtensions, limit: 20 }}
              send={async (file, onProgress) => {
                const row = await upload(uploadBusinessFile, file, { kind: 'other' }, onProgress)
                setFiles((before) => [...before, row])
              }}
              onRemove={remove}
            />
          ),
        },
        {
          key: 'promise',
          title: say(words.sectionPromise),
          missing: agreed ? 0 : 1,
          content: (
            <Agree
              path="declaration"
              text={say(declarationText)}
              label={say(words.agree)}
              agreed={agreed}
              error={complain && !agreed ? say(words.agreeNeeded) : undefined}
              onChange={setAgreed}
            />
          ),
        },
      ]}
      actions={
        <>
          <LeaveAction label={say(words.cancel)} to={back} />
          <Action kind="primary" icon="send" label={say(submit)} onPress={send} />
        </>
      }
    />
  )
}
