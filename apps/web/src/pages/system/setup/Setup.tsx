// Names the three administrators of a register, each with a first password, and disables the account that it began with.
import { fieldsOf } from '@register/contract/record/shape'
import {
  administratorFields,
  administratorKeys,
  administrators,
  nameAdministrators,
  type Administrator,
} from '@register/contract/system/setup/setup'
import { useId, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useSite } from '../../../api/branding.ts'
import { sealFirstPasswords } from '../../../api/signIn/ownPassword.ts'
import { useWrite } from '../../../api/query.ts'
import { makeFirstPassword } from '../../../api/client/firstPassword.ts'
import { signOut, useSession } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Agree } from '../../../kit/form/Agree.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { useGo } from '../../../kit/router/useGo.ts'
import * as paths from '../../../paths.ts'
import styles from './setup.module.css'
import { words } from './words.ts'
import { CopyText } from '../../../kit/display/CopyText.tsx'

// A first password to be copied, with a button for another one.
function FirstPassword({ password, onAnother }: { password: string; onAnother: () => void }) {
  const t = useTranslate()
  return (
    <div className={`row wrap gap-4-12 align-center above-16 tinted framed rounded ${styles['password']}`}>
      <span>{t(words.password)}</span>
      <CopyText text={password} />
      <Action small kind="quiet" label={words.another} onPress={onAnother} />
      <p>{t(words.passwordHint)}</p>
    </div>
  )
}

type Passwords = Readonly<Record<Administrator, string>>

/** The fields of one administrator; their names are short, because the section has the office as its title. */
const fieldsFor = (of: Administrator) =>
  fieldsOf(administratorFields, [`${of}Nickname`, `${of}Username`]).map((field) => ({
    ...field,
    label: field.key === `${of}Nickname` ? words.name : words.username,
  }))
const nobody = {
  systemNickname: '',
  systemUsername: '',
  securityNickname: '',
  securityUsername: '',
  auditorNickname: '',
  auditorUsername: '',
}

export function Setup() {
  const t = useTranslate()
  const { info } = useSession()
  const site = useSite()
  const least = site.data?.password.length ?? 0
  const [passwords, setPasswords] = useState<Passwords>(() => ({
    system: makeFirstPassword(least),
    security: makeFirstPassword(least),
    auditor: makeFirstPassword(least),
  }))
  const [noted, setNoted] = useState(false)
  const [asked, setAsked] = useState(false)
  const { ask } = useFeedback()
  const go = useGo()
  const own = useId()
  const write = useWrite(nameAdministrators)
  const form = useDraft(nobody, administratorKeys.flatMap(fieldsFor))

  async function submit() {
    setAsked(true)
    if (!form.check() || !noted) return
    if (!(await ask({ title: words.sure, text: words.sureText, yes: words.submit, danger: true }))) return
    const sent = await form.send(async (draft) =>
      write.mutateAsync({ body: { ...draft, credentials: await sealFirstPasswords(passwords) } }),
    )
    if (!sent) return
    await signOut()
    go(paths.signedOutSetUp)
  }

  // A person who must set up can only sign out; one who only looks can go back.
  const wayOut = info?.setupDue ? (
    <Action label={words.leave} onPress={signOut} />
  ) : (
    <LinkAction icon="back" label={words.back} to={paths.checklist} />
  )

  return (
    <div className={`stack gap-16 ${styles['alone']}`}>
      <PageHead title={words.title} text={words.text}>
        {wayOut}
      </PageHead>
      {administratorKeys.map((of) => (
        <Section key={of} title={administrators[of].title}>
          <p className="below-12 quiet">{t(administrators[of].text)}</p>
          <FieldsForm fields={fieldsFor(of)} {...form.form} />
          <FirstPassword
            password={passwords[of]}
            onAnother={() => setPasswords({ ...passwords, [of]: makeFirstPassword(least) })}
          />
        </Section>
      ))}
      <div className="stack gap-16">
        <Agree
          id={own}
          ref={() => undefined}
          text={words.promise}
          label={words.noted}
          agreed={noted}
          error={asked && !noted ? words.needNoted : undefined}
          onChange={setNoted}
        />
        <div className="row wrap gap-8 justify-end">
          {wayOut}
          <Action kind="primary" label={words.submit} onPress={submit} />
        </div>
      </div>
    </div>
  )
}
