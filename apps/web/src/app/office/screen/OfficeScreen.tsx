// The screen of an address of the office: a registered one, one that the stored menu names, or the page for none.
import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { Guard } from '../../frame/Guard.tsx'
import { Missing } from '../../frame/Missing.tsx'
import { Net } from '../../frame/Net.tsx'
import { Progress } from '../../frame/Progress.tsx'
import { useTitle } from '../../frame/useTitle.ts'
import { words } from '../../words.ts'
import { usePlace } from './usePlace.ts'

export function OfficeScreen() {
  const { pathname } = useLocation()
  const { screen, title } = usePlace()
  useTitle(title ?? words.missingTitle)
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
