// Accounts of other systems that can sign in to this one: linking another, unlinking. Not drawn where none is linked and none can be.
import type { Phrase } from '@register/contract/phrase'
import { listOwnIdentities, unlinkIdentity, type Identity } from '@register/contract/system/signIn/openId'
import { call } from '../../../../api/call.ts'
import { useTranslate } from '../../../../api/language.ts'
import { useSite } from '../../../../api/branding.ts'
import { leaveFor } from '../../../../api/signIn/openId.ts'
import { asksForPassword } from '../../../../api/session/reauthentication.ts'
import { refreshReads } from '../../../../api/cache.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import styles from './identities.module.css'

// Texts of the card of linked accounts.
const words = {
  title: ['绑定的账号', 'Linked accounts'],
  text: ['用其他系统的账号登录本系统。', 'Sign in here with your accounts of other systems.'],
  linked: ['绑定于', 'linked'],
  used: ['最近使用', 'last used'],
  unused: ['尚未使用', 'not used yet'],
  unlink: ['解除绑定', 'Unlink'],
  unlinked: ['已解除绑定', 'Unlinked'],
  unlinkText: ['此后不能再用它登录。', 'You can then no longer sign in with it.'],
} as const satisfies Record<string, Phrase>

const unlinkOf = (name: string): Phrase => [`解除“${name}”的绑定？`, `Unlink the account of "${name}"?`]
const linkOf = (name: string): Phrase => [`绑定“${name}”`, `Link one of "${name}"`]

export function IdentitiesCard() {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const providers = useSite().data?.ways.openId ?? []
  const { data: linked = [] } = useRead(listOwnIdentities, {})
  if (linked.length === 0 && providers.length === 0) return null
  const more = providers.filter(({ key }) => !linked.some(({ provider }) => provider === key))
  async function unlink({ id, name }: Identity) {
    const sure = await ask({
      title: unlinkOf(name),
      text: words.unlinkText,
      yes: words.unlink,
      danger: true,
    })
    if (!sure) return
    try {
      await call(unlinkIdentity, { params: { id } })
      done(words.unlinked)
      await refreshReads([listOwnIdentities])
    } catch (error) {
      if (!asksForPassword(error)) throw error
    }
  }
  return (
    <Section title={words.title}>
      <p className="quiet">{t(words.text)}</p>
      <ul className={styles['list']}>
        {linked.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{one.name}</strong>{' '}
              <span className="quiet">
                {t(words.linked)} <RelativeTime at={one.linkedAt} /> ·{' '}
                {one.lastUsedAt === null ? (
                  t(words.unused)
                ) : (
                  <>
                    {t(words.used)} <RelativeTime at={one.lastUsedAt} />
                  </>
                )}
              </span>
            </span>
            <Action label={words.unlink} onPress={() => unlink(one)} />
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <div className="row wrap gap-8 above-16">
          {more.map(({ key, name }) => (
            <Action key={key} label={linkOf(t(name))} onPress={() => leaveFor(key)} />
          ))}
        </div>
      )}
    </Section>
  )
}
