// The frame around the open page, in the layout that the person prefers; on a narrow window always the same one.
import type { RouteNode } from '@register/contract/system/account'
import { Drawer } from 'antd'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { currentMenu, loadAccess, useMenu, useSession } from '../../api/session.ts'
import { Action } from '../../kit/action/Action.tsx'
import { Freshness } from '../frame/maintenance/Freshness.tsx'
import { Maintenance } from '../frame/maintenance/Maintenance.tsx'
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useKeys } from '../../kit/dialog/useKeys.ts'
import { useSpentSteps } from '../../kit/dialog/step/useSpentSteps.ts'
import { useWide } from '../../kit/layout/useWide.ts'
import { maximise, useTabs } from '../../kit/tabs/useTabs.ts'
import { Breadcrumb } from './bar/Breadcrumb.tsx'
import { TopBar } from './bar/TopBar.tsx'
import { Brand } from './menu/Brand.tsx'
import { DockMenu } from './menu/DockMenu.tsx'
import { FirstLevel } from './menu/FirstLevel.tsx'
import { FirstRow } from './menu/FirstRow.tsx'
import { branchOf, shown } from '../screens/menu/nodes.ts'
import { SideMenu } from './menu/SideMenu.tsx'
import styles from './office.module.css'
import { OfficeScreen } from './screen/OfficeScreen.tsx'
import { usePreferences } from '../../api/setting/preferences.ts'
import { TabPanes } from './tabs/TabPanes.tsx'
import { TabStrip } from './tabs/strip/TabStrip.tsx'
import { useOpenTabs } from './tabs/useOpenTabs.ts'
import { tabWords } from './tabs/words.ts'
import { usePlace } from './screen/usePlace.ts'
import { passwordEnds, rightsNow, words } from './words.ts'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { Link } from '../../kit/plain/Link.tsx'
import * as paths from '../../paths.ts'
import { refreshVisible } from '../../api/cache.ts'
import { currentRights, onRights } from '../../api/client/rights.ts'
import { useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { newEntries } from '../screens/menu/newEntries.ts'
import { useBranding } from '../../api/branding.ts'
import { useStep } from '../../kit/dialog/step/useStep.ts'
import { MenuList } from './menu/MenuList.tsx'

// The menu on a telephone or a narrow window. Going back closes it.
interface MenuDrawerProps {
  nodes: readonly RouteNode[]
  open: boolean
  onClose: () => void
}

function MenuDrawer({ nodes, open, onClose }: MenuDrawerProps) {
  const t = useTranslate()
  const { officeHead } = useBranding()
  useStep(open, onClose)
  return (
    <Drawer
      title={t(officeHead)}
      placement="left"
      size={260}
      open={open}
      onClose={onClose}
      styles={{ body: { padding: 8 } }}
    >
      <nav aria-label={t(words.menu)}>
        <MenuList nodes={nodes} />
      </nav>
    </Drawer>
  )
}

// Follows changes of the person's own rights, such as the approval of a company: menu, buttons and pages are read again, and what is new is said.
function useOwnRights(): void {
  const { inform } = useFeedback()
  const stamp = useSyncExternalStore(onRights, currentRights)
  const known = useRef(stamp)
  useEffect(() => {
    const before = known.current
    known.current = stamp
    if (stamp === undefined || before === undefined || stamp === before) return
    async function follow() {
      const menu = currentMenu()
      await loadAccess()
      inform(rightsNow(newEntries(menu, currentMenu())))
      await refreshVisible()
    }
    // Without an answer the next refusal reads them again.
    void follow().catch(() => undefined)
  }, [stamp, inform])
}

// Warns in the week before a password expires, with a link to the page that changes it.
function PasswordWarning() {
  const t = useTranslate()
  const { info } = useSession()
  const { pathname, search } = useLocation()
  // The copy of the person that an older version of the app stored lacks this field.
  if (typeof info?.passwordDaysLeft !== 'number') return null
  return (
    <div className={styles['warning']}>
      <Notice
        tone="warn"
        title={passwordEnds(info.passwordDaysLeft)}
        action={<Link to={paths.changePassword(pathname + search)}>{t(words.changeNow)}</Link>}
      />
    </div>
  )
}

const leaveMaximised = { Escape: () => maximise(false) }
const noKeys = {}

/** Inside a frame of the office itself, whose menu and bar are around it. */
const isFramed = window.self !== window.top

export function Frame() {
  const t = useTranslate()
  const wide = useWide('lg')
  const roomy = useWide('md')
  const layout = usePreferences((state) => state.layout)
  const tags = usePreferences((state) => state.tags)
  const maximised = useTabs((state) => state.maximised)
  useKeys(maximised ? leaveMaximised : noKeys)
  const menu = useMenu()
  const nodes = useMemo(() => shown(menu), [menu])
  const { fullpage, marked, title } = usePlace()
  const { info } = useSession()
  const inTab = useOpenTabs()
  const { pathname } = useLocation()
  // The title contains the name of the record, where the page has set one, so that people can distinguish several windows.
  const name = useTabs(({ tabs }) => (inTab ? tabs.find(({ key }) => key === pathname)?.name : undefined))
  useOwnRights()
  useSpentSteps()
  useTitle(name ?? title ?? tabWords.missing)
  const [drawer, setDrawer] = useState(false)
  // Choosing an entry closes the drawer.
  useEffect(() => {
    setDrawer(false)
  }, [pathname])

  // After a sign-in the focus starts at the top of the office, not where the button of the form was.
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [])

  const alone = fullpage || maximised || isFramed
  const shape = wide ? layout : 'narrow'
  const branch = branchOf(nodes, marked)?.children ?? []
  const below = !alone && branch.length > 0
  return (
    <div ref={frame} tabIndex={-1} className={styles['office']} data-shape={alone ? 'alone' : shape}>
      {!alone && (
        <a
          className={`surface rounded pad-8-16 ${styles['skip']}`}
          href="#main"
          // The address bar holds the route, so the jump to the main part is made by script.
          onClick={(event) => {
            event.preventDefault()
            document.querySelector<HTMLElement>('#main')?.focus()
          }}
        >
          {t(words.skip)}
        </a>
      )}
      {!alone && (shape === 'header' || shape === 'dock') && (
        <TopBar>
          <Brand />
          {shape === 'header' ? <FirstRow nodes={nodes} /> : <DockMenu nodes={nodes} />}
        </TopBar>
      )}
      {!alone && shape === 'default' && <FirstLevel nodes={nodes} />}
      {!alone && shape === 'menu' && <SideMenu nodes={nodes} head={(folded) => <Brand folded={folded} />} />}
      {below && shape === 'default' && <SideMenu nodes={branch} head={(folded) => <Brand folded={folded} />} />}
      {below && shape === 'header' && <SideMenu nodes={branch} />}
      <div className={`row column may-narrow ${styles['right']}`}>
        {!alone && (shape === 'menu' || shape === 'default' || shape === 'narrow') && (
          <TopBar onMenu={wide ? undefined : () => setDrawer(true)}>
            <Breadcrumb />
          </TopBar>
        )}
        {!alone && shape === 'header' && (
          <div className={`row align-center surface ${styles['where']}`}>
            <Breadcrumb />
          </div>
        )}
        {!alone && tags && roomy && shape !== 'dock' && <TabStrip />}
        {!alone && <PasswordWarning />}
        {!alone && <Maintenance />}
        <Freshness />
        {info?.setupDue && (
          <div className={`row justify-end gap-4 ${styles['switches']}`}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        )}
        {maximised && !fullpage && !isFramed && (
          <div className={styles['restore']}>
            <Action icon="smaller" label={tabWords.restore} onPress={() => maximise(false)} />
          </div>
        )}
        <main id="main" tabIndex={-1} className={`grow anchor ${styles['main']}`}>
          <TabPanes resting={!inTab} />
          {!inTab && (
            <div className={styles['pane']}>
              <OfficeScreen />
            </div>
          )}
        </main>
      </div>
      {!wide && <MenuDrawer nodes={nodes} open={drawer} onClose={() => setDrawer(false)} />}
    </div>
  )
}
