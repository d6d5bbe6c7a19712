// The menu of the signed-in person, with links out: to the public site, signing out, and signing out with all stored data cleared.
import { Button } from 'antd'
import { signOutAndForget, useSession } from '../../../api/session.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import { Avatar } from '../../../kit/display/Avatar.tsx'
import { DropMenu } from '../../../kit/action/menu/DropMenu.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useAskUnsaved } from '../../../kit/tabs/useCloseTab.ts'
import { useGo } from '../../../kit/router/useGo.ts'
import { userCenterScreens } from '@register/contract/screens/userCenter'
import { titled } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { useTabs } from '../../../kit/tabs/useTabs.ts'
import * as paths from '../../../paths.ts'
import styles from './bar.module.css'
import { useSignOut } from '../useSignOut.ts'
import { words } from '../words.ts'

/** Pages of the user centre that are reached from everywhere; the others are linked inside it. */
const entries = [
  ['userCenter/account', 'user'],
  ['userCenter/password', 'key'],
  ['userCenter/settings', 'setting'],
  ['userCenter/logs', 'task'],
] as const

export function UserMenu() {
  const t = useTranslate()
  const go = useGo()
  const end = useSignOut()
  const { ask } = useFeedback()
  const mayLose = useAskUnsaved()
  const { info } = useSession()
  if (!info) return null
  const { nickname, username, deptName, avatar } = info.user
  const nothingLost = () => mayLose(useTabs.getState().tabs.map(({ key }) => key))
  async function leave() {
    if (!(await ask({ title: words.signOut, text: words.signOutAsk, yes: words.signOutYes }))) return
    await end()
  }
  async function clear() {
    if (!(await ask({ title: words.clear, text: words.clearAsk, yes: words.clear, danger: true }))) return
    if (!(await nothingLost())) return
    await signOutAndForget()
    window.location.replace(`#${paths.login()}`)
    window.location.reload()
  }
  const acts: Readonly<Record<string, () => unknown>> = {
    public: () => go(paths.search()),
    ...Object.fromEntries(entries.map(([view]) => [view, () => go(userCenterScreens[view].path)])),
    clear,
    out: leave,
  }
  return (
    <DropMenu
      onPick={(key) => void acts[key]?.()}
      items={[
        {
          key: 'who',
          type: 'group',
          label: (
            <span className="stack">
              <strong>{nickname}</strong>
              <span className="small">{username}</span>
              {deptName && <span className="small">{deptName}</span>}
            </span>
          ),
        },
        { type: 'divider' },
        { key: 'public', icon: <Icon name="external" />, label: t(words.publicSite) },
        ...entries.map(([view, icon]) => ({
          key: view,
          icon: <Icon name={icon} />,
          label: t(userCenterScreens[view].title),
        })),
        { type: 'divider' },
        { key: 'clear', icon: <Icon name="delete" />, label: t(words.clear) },
        { key: 'out', icon: <Icon name="exit" />, label: t(words.signOut) },
      ]}
    >
      <Button
        type="text"
        icon={avatar ? <Avatar url={avatar} name={nickname} size={24} /> : <Icon name="user" />}
        aria-label={t(titled(words.account, nickname))}
      >
        <span className={styles['nickname']}>{nickname}</span>
      </Button>
    </DropMenu>
  )
}
