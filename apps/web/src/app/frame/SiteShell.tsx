// The frame of the public pages: a slim header, the page, and a footer that names the register.
import { productVersion } from '@register/contract/product'
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router'
import { Link } from '../../kit/plain/Link.tsx'
import { useTranslate } from '../../api/language.ts'
import { useBranding, useSite } from '../../api/branding.ts'
import { useSession } from '../../api/session.ts'
import * as paths from '../../paths.ts'
import { Authority } from '../../site/status/Authority.tsx'
import styles from './SiteShell.module.css'
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx'
import { words } from '../words.ts'
import { Freshness } from './maintenance/Freshness.tsx'
import { Maintenance } from './maintenance/Maintenance.tsx'

// Starts a new page of the site at its top, and moves the keyboard focus to its main part, wherever the click was.
/** For the element that the site's frame names `#main`. Runs before the effects of the page, so that a page can still focus an input. */
function useArrival(): void {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    // On "back" and "forward" the browser itself restores the scroll position.
    if (way !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, way])
}

/** A link of the menu, marked when its page is open. The router's own NavLink adds 3 KB to every first visit. */
const PlaceLink = (link: ComponentProps<typeof Link>) => (
  <Link aria-current={useLocation().pathname === link.to ? 'page' : undefined} {...link} />
)

/** Draws the frame around the route's screen, or around `children`. */
export const SiteShell = ({ children }: { children?: ReactNode }) => {
  const t = useTranslate()
  const { status } = useSession()
  const site = useSite()
  const { name, siteHead, logo } = useBranding()
  const signedIn = status === 'signedIn'
  useArrival()
  return (
    <div className={`row column ${styles['site']}`}>
      <a
        className={`surface rounded pad-8-16 ${styles['skip']}`}
        href="#main"
        // The address bar holds the route, so the jump to the main part is made by script.
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {t(words.skip)}
      </a>
      <header className={`surface line-below ${styles['header']}`}>
        <div className={`row align-center ${styles['bar']}`}>
          <Link to={paths.search()} className={`plain large bold one-line ${styles['name']}`}>
            {logo && <img src={logo} alt="" className={styles['logo']} />}
            {t(siteHead)}
          </Link>
          <nav className={`row gap-4 align-center grow ${styles['menu']}`} aria-label={t(words.mainMenu)}>
            <PlaceLink to={paths.search()}>{t(words.search)}</PlaceLink>
            <PlaceLink to={paths.notices()}>{t(words.notices)}</PlaceLink>
            <PlaceLink to={paths.changeNotices()}>{t(words.changes)}</PlaceLink>
            <PlaceLink to={signedIn ? paths.home : paths.login()} className={styles['enter']}>
              {t(signedIn ? words.office : words.signIn)}
            </PlaceLink>
          </nav>
          <div className={`row align-center ${styles['switches']}`}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </header>
      {site.data?.maintenance && <Maintenance />}
      <Freshness />
      <main id="main" tabIndex={-1} className={`grow full-width pad-24 ${styles['main']}`}>
        {children ?? <Outlet />}
      </main>
      <footer className={`row wrap justify-between full-width quiet small ${styles['footer']}`}>
        {site.data?.demo && <p className={`warn ${styles['demo']}`}>{t(words.demo)}</p>}
        <Authority />
        <p>
          <Link to={paths.catalogue}>{t(words.catalogue)}</Link>
          {' · '}
          <Link to={paths.integrity()}>{t(words.integrity)}</Link>
          {' · '}
          <Link to={paths.dataQuality}>{t(words.quality)}</Link>
          {' · '}
          <Link to={paths.forBodies}>{t(words.forBodies)}</Link>
          {' · '}
          <Link to={paths.forCompanies}>{t(words.forCompanies)}</Link>
          {' · '}
          {t(name)} · {t(words.version)} {site.data?.version ?? productVersion}
        </p>
      </footer>
    </div>
  )
}
