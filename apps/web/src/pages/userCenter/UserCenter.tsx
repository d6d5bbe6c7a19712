// The frame of the user centre: the person and its pages at the side, on a telephone as a row above; the open page next to it.
import type { Wording } from '@register/contract/phrase'
import { readProfile } from '@register/contract/system/profile/profile'
import type { ScreenSpec } from '@register/contract/screens/screen'
import { userCenterScreens } from '@register/contract/screens/userCenter'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { useSession } from '../../api/session.ts'
import { opensFor } from '../../api/session/opensFor.ts'
import { Icon, type IconName } from '../../kit/action/icons.tsx'
import { Avatar } from '../../kit/display/Avatar.tsx'
import { PageHead } from '../../kit/layout/PageHead.tsx'
import { Link } from '../../kit/plain/Link.tsx'
import styles from './userCenter.module.css'
import { centreWords as words } from './words.ts'

type View = keyof typeof userCenterScreens

const screens: Readonly<Record<View, ScreenSpec>> = userCenterScreens

const icons = {
  'userCenter/account': 'user',
  'userCenter/settings': 'setting',
  'userCenter/password': 'key',
  'userCenter/push': 'bell',
  'userCenter/space': 'file',
  'userCenter/logs': 'task',
  'userCenter/enterprise': 'certificate',
} as const satisfies Record<View, IconName>

const groups: readonly (readonly [keyof typeof words, readonly View[]])[] = [
  ['basic', ['userCenter/account', 'userCenter/settings', 'userCenter/password', 'userCenter/push']],
  ['data', ['userCenter/space', 'userCenter/logs']],
  ['upgrade', ['userCenter/enterprise']],
]

export interface UserCenterProps {
  /** The open page. */
  here: View
  /** One line about it. */
  text: Wording
  /** The page is a list, which fills the height and scrolls inside. */
  list?: true
  children: ReactNode
}

export function UserCenter({ here, text, list, children }: UserCenterProps) {
  const t = useTranslate()
  const { info } = useSession()
  const open = groups.flatMap(([group, all]) => {
    const views = all.filter((view) => info && opensFor(screens[view], info))
    return views.length > 0 ? [{ group, views }] : []
  })
  const pages = useRef<HTMLElement>(null)
  // On a telephone the row is wider than the window, so the open page's link is scrolled into view.
  useEffect(() => {
    const row = pages.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current)
      row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <div className={`stack gap-16 align-start ${styles['centre']}`}>
      <aside className={`stack gap-16 card ${styles['side']}`}>
        <Who />
        <nav ref={pages} aria-label={t(words.centre)} className={`stack gap-12 ${styles['pages']}`}>
          {open.map(({ group, views }) => (
            <div key={group}>
              <p className="quiet small">{t(words[group])}</p>
              {views.map((view) => (
                <Link key={view} to={screens[view].path} {...(view === here && { 'aria-current': 'page' as const })}>
                  <Icon name={icons[view]} />
                  {t(screens[view].title)}
                </Link>
              ))}
            </div>
          ))}
        </nav>
      </aside>
      <div className={`stack fit gap-16 may-narrow ${styles['page']}`} data-list={list}>
        <PageHead title={screens[here].title} text={text} />
        {children}
      </div>
    </div>
  )
}

function Who() {
  const { info } = useSession()
  const { data } = useRead(readProfile, {})
  const nickname = data?.nickname ?? info?.user.nickname ?? ''
  return (
    <div className={`row gap-12 align-center may-narrow ${styles['who']}`}>
      <Avatar url={data?.avatar ?? ''} name={nickname} size={56} />
      <div>
        <strong>{nickname}</strong>
        {data?.roles.map((role) => (
          <span key={role} className={`quiet small tinted framed ${styles['role']}`}>
            {role}
          </span>
        ))}
      </div>
    </div>
  )
}
