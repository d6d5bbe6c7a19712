// The person's own second factor: its state, setting it up or anew, new recovery codes, turning it off.
import type { Phrase } from '@register/contract/phrase'
import { readFactor, removeFactor, renewCodes } from '@register/contract/system/signIn/factor'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { factorIsOn } from '../../../../api/signIn/factor.ts'
import { useTranslate } from '../../../../api/language.ts'
import { asksForPassword } from '../../../../api/session/reauthentication.ts'
import { useSession } from '../../../../api/session.ts'
import { refreshReads } from '../../../../api/cache.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import * as paths from '../../../../paths.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { RecoveryCodes } from '../../../../kit/plain/password/RecoveryCodes.tsx'

// Texts of the card of one's own second factor.
const words = {
  title: ['两步验证', 'Second factor'],
  offered: [
    '尚未启用。启用后，登录时除密码外还需输入手机上的验证码，他人得到密码也无法登录。',
    'Not set up. With it, signing in needs a code from your telephone in addition to the password, so a stolen password alone is useless.',
  ],
  setUp: ['启用两步验证', 'Set up a second factor'],
  isOn: ['已启用', 'Enabled'],
  since: ['启用于', 'since'],
  anew: ['更换手机', 'Change the telephone'],
  renew: ['重新生成恢复码', 'New recovery codes'],
  askRenew: ['重新生成恢复码？', 'Make new recovery codes?'],
  renewText: ['原有的恢复码将全部失效。', 'Your present codes are then void.'],
  off: ['关闭', 'Turn it off'],
  askOff: ['关闭两步验证？', 'Turn the second factor off?'],
  offText: [
    '此后仅凭密码即可登录，恢复码同时失效。',
    'The password alone is then enough to sign in, and the recovery codes are void.',
  ],
  offRequired: [
    '您的账号管理本系统，必须启用两步验证：关闭后须立即重新设置，才能继续使用。',
    'Your account administers the register and must have one: you cannot continue until you set it up again.',
  ],
  isOff: ['两步验证已关闭', 'The second factor is off'],
  codesTitle: ['恢复码', 'Recovery codes'],
  codesText: [
    '只显示这一次。手机丢失时用它登录，每个只能用一次。',
    'They are shown only once. Each signs you in once when you have lost your telephone.',
  ],
  codesDone: ['完成', 'Done'],
} as const satisfies Record<string, Phrase>

const codesLeftOf = (left: number): Phrase => [
  `剩余 ${left} 个恢复码`,
  left === 1 ? '1 recovery code left' : `${left} recovery codes left`,
]

// Shows recovery codes that cannot be shown again, to be copied.
function CodesDialog({ codes, onClose }: { codes: readonly string[] | undefined; onClose: () => void }) {
  const { info } = useSession()
  return (
    <Dialog title={words.codesTitle} open={codes !== undefined} onClose={onClose} width={440} once footer={null}>
      {codes && (
        <div className="stack gap-16">
          <Notice title={words.codesText} />
          <RecoveryCodes codes={codes} account={info?.user.username ?? ''} label={words.codesDone} onKept={onClose} />
        </div>
      )}
    </Dialog>
  )
}

export function FactorCard() {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const reading = useRead(readFactor, {})
  const [codes, setCodes] = useState<string[]>()
  const setUp = paths.secondFactor(paths.userCenter('password'))
  /** Ignores the error of a closed password dialog, because the person closed it on purpose. */
  const unlessLeft = (error: unknown) => {
    if (!asksForPassword(error)) throw error
  }
  async function renew() {
    if (!(await ask({ title: words.askRenew, text: words.renewText, yes: words.renew }))) return
    await call(renewCodes, {}).then((made) => setCodes(made.codes), unlessLeft)
    await refreshReads([readFactor])
  }
  async function turnOff(required: boolean) {
    const text = t(required ? words.offRequired : words.offText)
    if (!(await ask({ title: words.askOff, text, yes: words.off, danger: true }))) return
    await call(removeFactor, {}).then(async () => {
      done(words.isOff)
      await refreshReads([readFactor])
      await factorIsOn()
    }, unlessLeft)
  }
  return (
    <Section title={words.title}>
      <LoadState reading={reading} lines={2}>
        {({ since, codesLeft, required }) =>
          since === null ? (
            <>
              <p className="quiet">{t(words.offered)}</p>
              <div className="row wrap gap-8 above-16">
                <LinkAction kind="primary" label={words.setUp} to={setUp} />
              </div>
            </>
          ) : (
            <>
              <p className="row wrap gap-4-16 align-center">
                <StatusTag tone="good" label={words.isOn} />
                <span className="quiet">
                  {t(words.since)} <RelativeTime at={since} />
                </span>
                <StatusTag tone={codesLeft > 2 ? 'quiet' : 'warn'} label={codesLeftOf(codesLeft)} />
              </p>
              <div className="row wrap gap-8 above-16">
                <Action label={words.off} onPress={() => turnOff(required)} />
                <LinkAction label={words.anew} to={setUp} />
                <Action label={words.renew} onPress={renew} />
              </div>
            </>
          )
        }
      </LoadState>
      <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </Section>
  )
}
