// The screen for an address of the office: a registered one, one that the stored menu names, or the "not found" page.
import { Route, Routes, useLocation } from 'react-router'
import { Guard } from '../../frame/Guard.tsx'
import { Missing } from '../../frame/Missing.tsx'
import { Net } from '../../frame/fault/Net.tsx'
import { Progress } from '../../frame/Progress.tsx'
import { usePlace } from './usePlace.ts'

export function OfficeScreen() {
  const { pathname } = useLocation()
  const { screen } = usePlace()
  if (!screen) return <Missing />
  const { path, component: View } = screen
  return (
    <Net key={pathname} page={pathname}>
      <Guard screen={screen}>
        <Routes>
          <Route path={path} element={<View waiting={<Progress />} />} />
        </Routes>
      </Guard>
    </Net>
  )
}
