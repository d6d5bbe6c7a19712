// The office: the component library set up, the frame around it, and the screen of the address.
import { App, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLang, useSay } from '../../api/language.ts'
import { useNight } from '../../api/theme.ts'
import { useWide } from '../../kit/layout/useWide.ts'
import { SessionLost } from '../frame/SessionLost.tsx'
import { antdTheme } from '../theme/antd.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import styles from './office.module.css'
import { OfficeScreen } from './OfficeScreen.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useFolded } from './useFolded.ts'
import { words } from './words.ts'

/** Styles made at run time carry the page's nonce, or the browser refuses them. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** Menus and lists open inside the landmark of what opened them, so that assistive technology finds them there. */
const landmarkOf = (opener?: HTMLElement): HTMLElement =>
  opener?.closest<HTMLElement>('[role="dialog"], main, header') ?? document.body

export function Office() {
  const lang = useLang()
  const night = useNight()
  dayjs.locale(lang === 'zh' ? 'zh-cn' : 'en')
  return (
    <ConfigProvider
      locale={lang === 'zh' ? zhCN : enUS}
      theme={antdTheme(night)}
      csp={{ nonce }}
      getPopupContainer={landmarkOf}
      button={{ autoInsertSpace: false }}
    >
      <App component={false} message={{ maxCount: 3 }} notification={{ maxCount: 2 }}>
        <Frame />
        <SessionLost />
      </App>
    </ConfigProvider>
  )
}

function Frame() {
  const say = useSay()
  const wide = useWide('lg')
  const [folded, setFolded] = useFolded()
  const [drawer, setDrawer] = useState(false)
  const { pathname } = useLocation()
  // A chosen entry closes the drawer.
  useEffect(() => setDrawer(false), [pathname])
  return (
    <div className={styles['office']} data-folded={folded}>
      <a
        className={styles['skip']}
        href="#main"
        // The address bar holds the route, so the jump is made by hand.
        onClick={(event) => {
          event.preventDefault()
          document.querySelector<HTMLElement>('#main')?.focus()
        }}
      >
        {say(words.skip)}
      </a>
      {wide && <SideMenu folded={folded} onFold={setFolded} />}
      <div className={styles['right']}>
        <TopBar onMenu={wide ? undefined : () => setDrawer(true)} />
        <main id="main" tabIndex={-1} className={styles['main']}>
          <OfficeScreen />
        </main>
      </div>
      {!wide && <MenuDrawer open={drawer} onClose={() => setDrawer(false)} />}
    </div>
  )
}
