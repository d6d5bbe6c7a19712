// The person's own account: picture and name, contact data, exporting their data, and closing the account.
import { contactField, contactKinds, removeContact, type ContactKind } from '@register/contract/system/profile/contact'
import { readProfile, type Profile } from '@register/contract/system/profile/profile'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { UserCenter } from '../UserCenter.tsx'
import { AboutCard } from './AboutCard.tsx'
import { DataCard } from './DataCard.tsx'
import { IdentitiesCard } from './identities/IdentitiesCard.tsx'
import { changeOf, removeAsk, removeOf, words } from './words.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import styles from './account.module.css'
import { ContactDialog } from './ContactDialog.tsx'

// The person's mobile and e-mail, each changed by a code that is sent to the new one.
function ContactCard({ profile }: { profile: Profile }) {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const [changing, setChanging] = useState<ContactKind>()
  const remove = useWrite(removeContact, { refreshes: [readProfile] })
  async function drop(kind: ContactKind) {
    const title = t(removeAsk(contactField(kind).label))
    if (!(await ask({ title, text: words.removeText, yes: words.remove, danger: true }))) return
    await remove.mutateAsync({ params: { kind } })
    done(words.removed)
  }
  return (
    <Section title={words.contact}>
      <p className={styles['quiet']}>{t(words.contactText)}</p>
      <ul className={`above-8 ${styles['contacts']}`}>
        {contactKinds.map((kind) => {
          const { label } = contactField(kind)
          const value = profile[kind]
          const confirmed = profile.confirmed[kind]
          return (
            <li key={kind}>
              <div>
                <span className={styles['quiet']}>{t(label)}</span>
                <strong>{value || t(words.none)}</strong>
                {value && (
                  <StatusTag
                    tone={confirmed ? 'good' : 'warn'}
                    label={confirmed ? words.confirmed : words.unconfirmed}
                  />
                )}
                {!profile.codes[kind] && <p className={styles['quiet']}>{t(words.codesOff)}</p>}
              </div>
              <div className="row gap-8">
                {value && <Action kind="quiet" label={removeOf(label)} onPress={() => drop(kind)} />}
                {profile.codes[kind] && (
                  <Action label={changeOf(label, value !== '')} onPress={() => setChanging(kind)} />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {changing && <ContactDialog kind={changing} onClose={() => setChanging(undefined)} />}
    </Section>
  )
}

export function AccountPage() {
  const reading = useRead(readProfile, {})
  return (
    <UserCenter here="userCenter/account" text={words.text}>
      <LoadState reading={reading}>
        {(profile) => (
          <>
            <AboutCard profile={profile} reload={reading.refetch} />
            <ContactCard profile={profile} />
            <IdentitiesCard />
            <DataCard username={profile.username} />
          </>
        )}
      </LoadState>
    </UserCenter>
  )
}
