// From the address to the screen: public ones for anyone, office ones for the signed-in, and a plain page for the rest.
import { productName } from '@register/contract/product'
import { Suspense, useEffect, useMemo } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { useSay } from '../api/language.ts'
import { useMenu, useSession } from '../api/session.ts'
import * as paths from '../paths.ts'
import { Guard } from './frame/Guard.tsx'
import { Missing } from './frame/Missing.tsx'
import { Net } from './frame/Net.tsx'
import { menuScreens } from './menuScreens.ts'
import { OfficeShell } from './officeScreens.ts'
import { Progress } from './frame/Progress.tsx'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { SessionLost } from './frame/SessionLost.tsx'
import { SiteShell } from './frame/SiteShell.tsx'
import { words } from './words.ts'

/** `/` leads the signed-in to their work and strangers to the search. */
const Start = () => {
  const { status } = useSession()
  if (status === 'unknown') return <Progress />
  return <Navigate to={status === 'signedIn' ? paths.home : paths.search()} replace />
}

/** While it is unknown who asks, no address is called missing: it may be one of their menu. */
const Elsewhere = () => (useSession().status === 'unknown' ? <Progress /> : <Missing />)

function useTitle(all: readonly Screen[], pathname: string): void {
  const say = useSay()
  useEffect(() => {
    const screen = all.find(({ path }) => matchPath(path, pathname))
    document.title = `${say(screen?.title ?? words.missingTitle)} · ${say(productName)}`
  }, [say, all, pathname])
}

const routesOf = (all: readonly Screen[], shell: Screen['shell'], at: string) =>
  all
    .filter((screen) => screen.shell === shell)
    .map(({ path, component: View, permission }) => (
      <Route
        key={path}
        path={path}
        element={
          <Net key={at}>
            <Suspense fallback={<Progress />}>
              {shell === 'office' ? (
                <Guard permission={permission}>
                  <View />
                </Guard>
              ) : (
                <View />
              )}
            </Suspense>
          </Net>
        }
      />
    ))

export const Router = () => {
  const { pathname } = useLocation()
  const menu = useMenu()
  const all = useMemo(() => [...screens, ...menuScreens(menu)], [menu])
  useTitle(all, pathname)
  return (
    <Routes>
      <Route path="/" element={<Start />} />
      <Route element={<SiteShell />}>
        {routesOf(all, 'site', pathname)}
        <Route path="*" element={<Elsewhere />} />
      </Route>
      <Route
        element={
          <>
            <Guard>
              <Suspense fallback={<Progress />}>
                <OfficeShell />
              </Suspense>
            </Guard>
            <SessionLost />
          </>
        }
      >
        {routesOf(all, 'office', pathname)}
      </Route>
    </Routes>
  )
}
