// Who is signed in, and the way out.
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import { useSay } from '../../api/language.ts'
import { signOut, useSession } from '../../api/session.ts'
import { Icon } from '../../kit/action/icons.tsx'
import * as paths from '../../paths.ts'
import styles from './office.module.css'
import { words } from './words.ts'

export function UserMenu() {
  const say = useSay()
  const navigate = useNavigate()
  const { info } = useSession()
  if (!info) return null
  const { nickname, username, deptName } = info.user
  async function leave() {
    await signOut()
    await navigate(paths.login())
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: (
              <span className={styles['who']}>
                <strong>{nickname}</strong>
                <span>{username}</span>
                {deptName && <span>{deptName}</span>}
              </span>
            ),
          },
          { type: 'divider' },
          {
            key: 'public',
            icon: <Icon name="external" />,
            label: say(words.publicSite),
            onClick: () => void navigate(paths.search()),
          },
          { key: 'out', icon: <Icon name="exit" />, label: say(words.signOut), onClick: () => void leave() },
        ],
      }}
    >
      <Button type="text" icon={<Icon name="user" />} aria-label={`${say(words.account)}: ${nickname}`}>
        <span className={styles['nickname']}>{nickname}</span>
      </Button>
    </Dropdown>
  )
}
