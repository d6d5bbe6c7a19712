// The bar above every screen: where one is, language, light or night, and who one is.
import { siteConfig } from '@register/contract/system/site'
import { Button } from 'antd'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { Icon } from '../../kit/action/icons.tsx'
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './office.module.css'
import { UserMenu } from './UserMenu.tsx'
import { words } from './words.ts'

export function TopBar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const say = useSay()
  const site = useRead(siteConfig, {}, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <header className={styles['top']}>
      {onMenu && <Button type="text" icon={<Icon name="menu" />} aria-label={say(words.openMenu)} onClick={onMenu} />}
      <Breadcrumb />
      {site.data?.demo && <span className={styles['demo']}>{say(words.demo)}</span>}
      <div className={styles['switches']}>
        <LanguageSwitch />
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  )
}
