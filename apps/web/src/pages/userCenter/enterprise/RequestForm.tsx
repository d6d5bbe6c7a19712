// The request to act for a company: name and code as on the licence, the authorised person, and pictures of licence and stamped authorisation.
import {
  enterpriseFields,
  readOwnRequests,
  requestEnterprise,
  uploadLicence,
} from '@register/contract/business/enterprise/request'
import { maxFileBytes } from '@register/contract/business/file'
import type { Wording } from '@register/contract/phrase'
import { normalCreditCode } from '@register/contract/rules/numbers/creditCode'
import type { Draft } from '@register/contract/record/shape'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { upload } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { FieldFrame } from '../../../kit/form/FieldFrame.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { Section } from '../../../kit/layout/Section.tsx'
import { useUnsaved } from '../../../kit/tabs/useTab.ts'
import { ImageBox } from '../../../kit/upload/image/ImageBox.tsx'
import type { UploadedImage } from '../../../kit/upload/image/uploadedImage.ts'
import styles from './enterprise.module.css'
import { authorisationText, words } from './words.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'

// The authorisation as a form to print: filled in as far as the request is, to be stamped by the company.
type Stated = Partial<Record<'companyName' | 'creditCode' | 'person' | 'post', string | null>>

/** What is not typed yet is a line to write on. */
const blank = '＿＿＿＿＿＿＿＿＿＿'

function AuthorisationForm({ stated, onClose }: { stated: Stated; onClose: () => void }) {
  const t = useTranslate()
  const of = (key: keyof Stated): string => stated[key]?.trim() || blank
  const code = stated.creditCode ? normalCreditCode(stated.creditCode) : blank
  return (
    <Dialog
      open
      width={720}
      title={words.formTitle}
      onClose={onClose}
      act={{ label: words.print, run: () => window.print() }}
    >
      <article className={styles['paper']}>
        <p>{t(authorisationText({ company: of('companyName'), code, person: of('person'), post: of('post') }))}</p>
        <p>{t(words.formEnd)}</p>
        <dl>
          {[words.formSeal, words.formSigned, words.formDay].map((label) => (
            <div key={label[1]}>
              <dt>{t(label)}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </article>
    </Dialog>
  )
}

type Written = Draft<typeof enterpriseFields>
const nothing: Written = {}
const pictures = { limit: 1, extensions: ['jpg', 'jpeg', 'png'], below: maxFileBytes }

export function RequestForm() {
  const t = useTranslate()
  const { done } = useFeedback()
  const draft = useDraft<Written>(nothing, enterpriseFields)
  const [licence, setLicence] = useState<UploadedImage | null>(null)
  const [authorisation, setAuthorisation] = useState<UploadedImage | null>(null)
  const [asked, setAsked] = useState(false)
  const [printing, setPrinting] = useState(false)
  const send = useWrite(requestEnterprise, { refreshes: [readOwnRequests] })
  useUnsaved(draft.unsaved || licence !== null || authorisation !== null)
  async function request() {
    // All errors are shown at once, those of the input and the missing uploads.
    setAsked(true)
    if (!draft.check() || !licence?.id || !authorisation?.id) return
    const papers = { licenceId: licence.id, authorisationId: authorisation.id }
    if (await draft.send((body) => send.mutateAsync({ body: { ...body, ...papers } }))) done(words.sent)
  }
  return (
    <Section title={words.ask}>
      <form
        noValidate
        className={`stack gap-16 ${styles['form']}`}
        aria-label={t(words.ask)}
        onSubmit={(event) => event.preventDefault()}
      >
        <p className={styles['quiet']}>{t(words.askText)}</p>
        <FieldsForm fields={enterpriseFields} {...draft.form} />
        <Paper
          label={words.licence}
          hint={words.licenceHint}
          missing={asked && !licence ? words.needLicence : undefined}
          value={licence}
          onChange={setLicence}
        />
        <Paper
          label={words.authorisation}
          hint={words.authorisationHint}
          missing={asked && !authorisation ? words.needAuthorisation : undefined}
          value={authorisation}
          onChange={setAuthorisation}
        >
          <Action kind="link" icon="print" label={words.printForm} onPress={() => setPrinting(true)} />
        </Paper>
        <div>
          <Action kind="primary" icon="send" label={words.send} onPress={request} />
        </div>
      </form>
      {printing && <AuthorisationForm stated={draft.draft} onClose={() => setPrinting(false)} />}
    </Section>
  )
}

interface PaperProps {
  label: Wording
  hint: Wording
  missing: Wording | undefined
  value: UploadedImage | null
  onChange: (value: UploadedImage | null) => void
  children?: ReactNode
}

/** One picture of a paper. */
function Paper({ label, hint, missing, value, onChange, children }: PaperProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} required hint={hint} error={missing}>
      {(describedBy) => (
        <>
          <ImageBox
            id={id}
            label={label}
            rules={pictures}
            width={200}
            height={140}
            invalid={missing !== undefined}
            describedBy={describedBy}
            value={value}
            onChange={onChange}
            send={async (file, onProgress, signal) => {
              const { id: stored, name, url } = await upload(uploadLicence, file, {}, onProgress, { signal })
              return { id: stored, name, url }
            }}
          />
          {children}
        </>
      )}
    </FieldFrame>
  )
}
