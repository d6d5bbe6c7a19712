// The person's picture, cropped before it is sent, their name, and the data that others have set.
import type { Field } from '@register/contract/fields'
import { between } from '@register/contract/phrase'
import {
  changeProfile,
  maxAvatarBytes,
  ownFields,
  readProfile,
  removeAvatar,
  saveAvatar,
  type Profile,
} from '@register/contract/system/profile/profile'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import { refreshReads } from '../../../api/cache.ts'
import { useWrite } from '../../../api/query.ts'
import { loadAccess } from '../../../api/session.ts'
import { upload } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { FieldList } from '../../../kit/display/fields/FieldList.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { KeptNote } from '../../../kit/values/KeptNote.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { Section } from '../../../kit/layout/Section.tsx'
import { useUnsaved } from '../../../kit/tabs/useTab.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { ImageBox } from '../../../kit/upload/image/ImageBox.tsx'
import styles from './account.module.css'
import { words } from './words.ts'

const shown = (['username', 'dept', 'roles', 'creditCode', 'createdAt', 'lastSignIn'] as const).map(
  (key) => ({ key, label: words[key], type: 'text' }) satisfies Field,
)

/** A picture may be as large as a camera makes it: the browser shrinks it before sending. */
const pictures = { limit: 1, extensions: ['jpg', 'jpeg', 'png'], below: 20 * maxAvatarBytes }
const crop = { aspect: 1, round: true, compress: 0.9, maxSide: 512 }

interface Props {
  profile: Profile
  reload: () => Promise<unknown>
}

export function AboutCard({ profile, reload }: Props) {
  const t = useTranslate()
  return (
    <Section title={words.basic}>
      <div className={`stack align-start ${styles['about']}`}>
        <Picture url={profile.avatar} />
        <div className={`stack gap-16 may-narrow ${styles['facts']}`}>
          <NameForm key={profile.rev} profile={profile} reload={reload} />
          <FieldList
            fields={shown}
            values={{ ...profile, roles: profile.roles.join(t(between)) }}
            onlyFilled
            drawn={{
              createdAt: <RelativeTime at={profile.createdAt} />,
              ...(profile.lastSignInAt && { lastSignIn: <RelativeTime at={profile.lastSignInAt} /> }),
            }}
          />
        </div>
      </div>
    </Section>
  )
}

function Picture({ url }: { url: string }) {
  const t = useTranslate()
  const { done } = useFeedback()
  const changed = () => Promise.all([refreshReads([readProfile]), loadAccess()])
  return (
    <figure className={`stack gap-8 items-center text-center no-margin ${styles['picture']}`}>
      <ImageBox
        label={words.picture}
        round
        width={112}
        height={112}
        rules={pictures}
        crop={crop}
        value={url ? { name: t(words.picture), url } : null}
        send={async (file, onProgress, signal) => {
          const { url: there } = await upload(saveAvatar, file, {}, onProgress, { signal })
          return { name: file.name, url: there }
        }}
        remove={() => call(removeAvatar, {})}
        onChange={(image) => {
          done(image ? words.savedPicture : words.removedPicture)
          void changed()
        }}
      />
      <figcaption>{t(words.pictureText)}</figcaption>
    </figure>
  )
}

function NameForm({ profile, reload }: Props) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const [start] = useState({ nickname: profile.nickname })
  const draft = useDraft(start, ownFields, { name: 'own name', rev: profile.rev })
  const change = useWrite(changeProfile, { refreshes: [readProfile] })
  useUnsaved(draft.unsaved)
  async function save() {
    try {
      if (!(await draft.send((body) => change.mutateAsync({ body: { ...body, rev: profile.rev } })))) return
    } catch (error) {
      if (await stale(error)) return
      throw error
    }
    done(words.saved)
    await loadAccess()
  }
  return (
    <form
      noValidate
      className={`stack gap-8 align-end ${styles['name']}`}
      aria-label={t(words.name)}
      onSubmit={(event) => event.preventDefault()}
    >
      <KeptNote kept={draft.kept} />
      <FieldsForm fields={ownFields} {...draft.form} />
      <Action icon="save" label={words.save} disabled={!draft.unsaved} onPress={save} />
    </form>
  )
}
