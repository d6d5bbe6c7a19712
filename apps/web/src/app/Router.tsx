// Routes addresses to screens: public pages for anyone, the office for signed-in people, and a "not found" page for the rest.
import { useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { isBack } from '../api/signIn/back.ts'
import { useSession } from '../api/session.ts'
import { NameScreen } from '../kit/plain/screenName.ts'
import * as paths from '../paths.ts'
import { Office } from './ahead.ts'
import { Guard } from './frame/Guard.tsx'
import { Missing } from './frame/Missing.tsx'
import { Net } from './frame/fault/Net.tsx'
import { Progress } from './frame/Progress.tsx'
import { SiteShell } from './frame/SiteShell.tsx'
import { useTitle } from './frame/useTitle.ts'
import type { Screen } from './screens/screen.ts'
import { siteScreens } from './screens/site.ts'
import { words } from './words.ts'

/** A constant element, so that a change of address redraws only the page inside the office. */
const office = <Office waiting={<Progress />} />

/** Where an address without a hash leads: a person who is signed in to the office, everybody else to the public search, and a sign-in at another system back into it. `#/` always leads to the office, because its guard asks for the sign-in. */
const Start = () => {
  const [bare] = useState(() => window.location.hash === '')
  const [back] = useState(() => bare && isBack())
  const { status } = useSession()
  if (back) return <Navigate to={paths.openIdReturn} replace />
  // Strangers do not wait: a browser that stores no sign-in knows at once.
  if (bare && status === 'unknown') return <Progress />
  return <Navigate to={bare && status === 'signedOut' ? paths.search() : paths.home} replace />
}

const SitePage = ({ screen: { component: View, title } }: { screen: Screen }) => {
  const { pathname } = useLocation()
  const [name, setName] = useState<string>()
  useTitle(name ?? title)
  return (
    <NameScreen value={setName}>
      <Net key={pathname}>
        <View waiting={<Progress />} />
      </Net>
    </NameScreen>
  )
}

const NoPage = () => {
  useTitle(words.missingTitle)
  return (
    <SiteShell>
      <Missing />
    </SiteShell>
  )
}

/** Every other address belongs to the office, which knows the stored menu. Others sign in first, or read that there is no such page. */
const Elsewhere = () => {
  const { status } = useSession()
  const { pathname } = useLocation()
  if (status === 'unknown') return <Progress />
  if (status === 'signedOut' && !paths.isOffice(pathname)) return <NoPage />
  return <Guard>{office}</Guard>
}

/** Some messengers write `#!/` for `#/`. */
const Banged = () => <Navigate to={useLocation().pathname.slice(2)} replace />

export const Router = () => (
  <Routes>
    <Route path="/" element={<Start />} />
    <Route path="/!/*" element={<Banged />} />
    <Route element={<SiteShell />}>
      {siteScreens.map((screen) => (
        <Route key={screen.path} path={screen.path} element={<SitePage screen={screen} />} />
      ))}
    </Route>
    <Route path="*" element={<Elsewhere />} />
  </Routes>
)
