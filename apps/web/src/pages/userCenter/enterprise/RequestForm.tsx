// The request to act for a company: name and code as on the licence, and its picture.
import {
  enterpriseFields,
  readOwnRequests,
  requestEnterprise,
  uploadLicence,
} from '@register/contract/business/enterprise/request'
import { maxFileBytes } from '@register/contract/business/file'
import type { Draft } from '@register/contract/record/shape'
import { useId, useState } from 'react'
import { useSay } from '../../../api/language.ts'
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
import { words } from './words.ts'

type Written = Draft<typeof enterpriseFields>
const nothing: Written = {}
const pictures = { limit: 1, extensions: ['jpg', 'jpeg', 'png'], below: maxFileBytes }

export function RequestForm() {
  const say = useSay()
  const id = useId()
  const { done } = useFeedback()
  const draft = useDraft<Written>(nothing, enterpriseFields)
  const [licence, setLicence] = useState<UploadedImage | null>(null)
  const [missing, setMissing] = useState(false)
  const send = useWrite(requestEnterprise, { refreshes: [readOwnRequests] })
  useUnsaved(draft.unsaved || licence !== null)
  async function request() {
    setMissing(licence === null)
    // Both errors are shown at once, those of the input and a missing upload.
    if (!draft.check() || !licence?.id) return
    const { id: licenceId } = licence
    if (await draft.send((body) => send.mutateAsync({ body: { ...body, licenceId } }))) done(words.sent)
  }
  return (
    <Section title={say(words.ask)}>
      <form
        noValidate
        className={styles['form']}
        aria-label={say(words.ask)}
        onSubmit={(event) => event.preventDefault()}
      >
        <p className={styles['quiet']}>{say(words.askText)}</p>
        <FieldsForm fields={enterpriseFields} {...draft.form} />
        <FieldFrame
          id={id}
          label={say(words.licence)}
          required
          hint={say(words.licenceHint)}
          error={missing && !licence ? say(words.needLicence) : undefined}
        >
          {(describedBy) => (
            <ImageBox
              id={id}
              label={say(words.licence)}
              rules={pictures}
              width={200}
              height={140}
              invalid={missing && !licence}
              describedBy={describedBy}
              value={licence}
              onChange={setLicence}
              send={async (file, onProgress, signal) => {
                const { id: stored, name, url } = await upload(uploadLicence, file, {}, onProgress, { signal })
                return { id: stored, name, url }
              }}
            />
          )}
        </FieldFrame>
        <div>
          <Action kind="primary" icon="send" label={say(words.send)} onPress={request} />
        </div>
      </form>
    </Section>
  )
}
