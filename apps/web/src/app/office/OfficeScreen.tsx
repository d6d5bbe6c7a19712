// The screen of an address of the office: a registered one, one that the stored menu names, or the page for none.
import { Suspense, useMemo } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router'
import { useMenu } from '../../api/session.ts'
import { Guard } from '../frame/Guard.tsx'
import { Missing } from '../frame/Missing.tsx'
import { Net } from '../frame/Net.tsx'
import { Progress } from '../frame/Progress.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { menuScreens } from '../screens/menu.ts'
import { officeScreens } from '../screens/office.ts'
import { words } from '../words.ts'

export function OfficeScreen() {
  const { pathname } = useLocation()
  const menu = useMenu()
  const all = useMemo(() => [...officeScreens, ...menuScreens(menu)], [menu])
  const screen = all.find(({ path }) => matchPath(path, pathname))
  useTitle(screen?.title ?? words.missingTitle)
  if (!screen) return <Missing />
  const { path, permission, component: View } = screen
  return (
    <Net key={pathname}>
      <Suspense fallback={<Progress />}>
        <Guard permission={permission}>
          <Routes>
            <Route path={path} element={<View />} />
          </Routes>
        </Guard>
      </Suspense>
    </Net>
  )
}
