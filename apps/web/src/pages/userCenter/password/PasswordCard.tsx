// Changing one's own password: the present one, the new one twice, its strength while it is typed.
import { Failure } from '@register/contract/errors'
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { listOwnDevices } from '@register/contract/system/profile/devices'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { changeOwnPassword } from '../../../api/signIn/ownPassword.ts'
import { refreshReads } from '../../../api/cache.ts'
import { useSession } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { PasswordInput } from '../../../kit/input/password/PasswordInput.tsx'
import { PasswordStrength } from '../../../kit/input/password/PasswordStrength.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { PolicyTicks } from '../../../kit/plain/password/PolicyTicks.tsx'
import styles from './password.module.css'
import { words } from './words.ts'

interface Typed {
  oldPassword?: string
  newPassword?: string
  repeat?: string
}
const nothing: Typed = {}

const secret = { type: 'text', required: true, maxLength: 128 } as const
const refusal = (field: keyof Typed, phrase: Phrase) => new Failure(400, phrase, { fields: [{ field, phrase }] })

export function PasswordCard() {
  const t = useTranslate()
  const { info } = useSession()
  const { done } = useFeedback()
  const [start, setStart] = useState(nothing)
  const fields: Field[] = [
    { key: 'oldPassword', label: words.oldPassword, ...secret },
    { key: 'newPassword', label: words.newPassword, ...secret },
    { key: 'repeat', label: words.repeat, ...secret },
  ]
  const draft = useDraft<Typed>(start, fields)
  const { oldPassword = '', newPassword = '', repeat = '' } = draft.draft
  async function change() {
    const written = await draft.send(async () => {
      if (newPassword === oldPassword) throw refusal('newPassword', words.same)
      if (newPassword !== repeat) throw refusal('repeat', words.differs)
      await changeOwnPassword(oldPassword, newPassword)
    })
    if (!written) return
    const fresh = { ...nothing }
    setStart(fresh)
    draft.reset(fresh)
    done(words.changed)
    await refreshReads([listOwnDevices])
  }
  const hidden = (autoComplete: 'current-password' | 'new-password') => (input: InputProps) => (
    <PasswordInput {...input} autoComplete={autoComplete} />
  )
  return (
    <Section title={words.password}>
      <form
        noValidate
        className={`stack gap-16 ${styles['form']}`}
        aria-label={t(words.password)}
        onSubmit={(event) => event.preventDefault()}
      >
        <p className="quiet">{t(words.after)}</p>
        {/* Lets password managers find the account of this password. */}
        <input type="text" name="username" autoComplete="username" value={info?.user.username ?? ''} readOnly hidden />
        <FieldsForm
          fields={fields}
          {...draft.form}
          wide={['oldPassword', 'newPassword', 'repeat']}
          inputs={{
            oldPassword: hidden('current-password'),
            newPassword: (input) => (
              <>
                {hidden('new-password')(input)}
                {newPassword && <PasswordStrength password={newPassword} username={info?.user.username ?? ''} />}
                <div className={styles['rules']}>
                  <PolicyTicks former password={newPassword} username={info?.user.username ?? ''} />
                </div>
              </>
            ),
            repeat: hidden('new-password'),
          }}
        />
        <div>
          <Action kind="primary" icon="key" label={words.change} onPress={change} />
        </div>
      </form>
    </Section>
  )
}
