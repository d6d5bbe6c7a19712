// A new mobile or e-mail: typed, a code requested, the code typed.
import { textOf, type Field } from '@register/contract/fields'
import { codeRule } from '@register/contract/input/codes'
import {
  changeContact,
  contactField,
  sendContactCode,
  type ContactKind,
} from '@register/contract/system/profile/contact'
import { readProfile } from '@register/contract/system/profile/profile'
import { Failure } from '@register/contract/errors'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import { refreshReads } from '../../../api/cache.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { CodeInput } from '../../../kit/plain/action/CodeInput.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import type { Tied } from '../../../kit/plain/action/Field.tsx'
import styles from './account.module.css'
import { againIn, changeOf, sentFor, words } from './words.ts'

interface Props {
  kind: ContactKind
  onClose: () => void
}

interface Typed {
  to?: string
  code?: string
}
const nothing: Typed = {}
const codeField = {
  key: 'code',
  label: words.code,
  type: 'text',
  required: true,
  rule: codeRule,
} as const satisfies Field

/** How the label, the hint and the error of a field are tied to a plain input. */
const tiedOf = ({ id, describedBy, invalid }: InputProps): Tied => ({
  id,
  ...(describedBy && { 'aria-describedby': describedBy }),
  ...(invalid && { 'aria-invalid': true as const }),
})

/** Seconds until another code can be requested. */
function useWait() {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = window.setTimeout(() => setLeft(left - 1), 1_000)
    return () => window.clearTimeout(timer)
  }, [left])
  return [left, setLeft] as const
}

export function ContactDialog({ kind, onClose }: Props) {
  const t = useTranslate()
  const { done } = useFeedback()
  const { label, ...rest } = contactField(kind)
  const fields: Field[] = [{ ...rest, label, key: 'to', required: true }, codeField]
  const draft = useDraft(nothing, fields)
  const { to = '', code = '' } = draft.draft
  const [left, setLeft] = useWait()
  const [minutes, setMinutes] = useState<number>()
  const ask = async () => {
    if (!draft.check(fields.slice(0, 1))) return
    try {
      const { expiresIn, again } = await call(sendContactCode, { body: { kind, to } })
      setLeft(again)
      setMinutes(Math.round(expiresIn / 60))
    } catch (error) {
      if (error instanceof Failure && error.retryAfter !== undefined) setLeft(error.retryAfter)
      throw error
    }
  }
  async function change() {
    const written = await draft.send(() => call(changeContact, { body: { kind, to, code } }))
    if (!written) return
    onClose()
    done(words.changedContact)
    await refreshReads([readProfile])
  }
  return (
    <Dialog
      title={changeOf(label, true)}
      open
      onClose={onClose}
      width={460}
      act={{ label: words.confirm, run: change }}
    >
      <div className="stack gap-8">
        <FieldsForm
          fields={fields}
          {...draft.form}
          wide={['to', 'code']}
          inputs={{
            code: (input) => (
              <>
                <div className="row gap-8">
                  <CodeInput tied={tiedOf(input)} value={textOf(input.value)} onChange={input.onChange} />
                  <Action label={left > 0 ? againIn(left) : words.getCode} disabled={left > 0} onPress={ask} />
                </div>
                <p role="status" className={styles['quiet']}>
                  {minutes !== undefined && t(sentFor(minutes))}
                </p>
              </>
            ),
          }}
        />
      </div>
    </Dialog>
  )
}
