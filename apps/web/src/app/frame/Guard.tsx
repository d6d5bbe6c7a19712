// Lets signed-in people through; others are sent to sign in, people with an expired password to change it, and people without the permission get a refusal.
import { insteadOf, type ScreenSpec } from '@register/contract/screens/screen'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import * as paths from '../../paths.ts'
import { Refused } from './Missing.tsx'
import { opensFor } from '../../api/session/opensFor.ts'
import { Progress } from './Progress.tsx'

type Asking = Pick<ScreenSpec, 'needs' | 'roles' | 'instead'>

interface Props {
  /** The permission and roles that the screen inside needs. */
  screen?: Asking
  children: ReactNode
}

const nobody = { permissions: [], roles: [] }

export const Guard = ({ screen = {}, children }: Props) => {
  const { status, info } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'unknown') return <Progress />
  if (status === 'signedOut') return <Navigate to={paths.login(pathname + search)} replace />
  if (info?.mustChangePassword) return <Navigate to={paths.changePassword(pathname + search)} replace />
  // The first account only names the administrators and is then disabled, so it needs no second factor.
  if (info?.factorDue && !info.setupDue) return <Navigate to={paths.secondFactor(pathname + search)} replace />
  // The office opens only after the register has its administrators.
  if (info?.setupDue && pathname !== paths.setup) return <Navigate to={paths.setup} replace />
  const other = insteadOf(screen, (info ?? nobody).roles)
  // Filters of the former address are those of the list it leads to.
  if (other) return <Navigate to={other + search} replace />
  return opensFor(screen, info ?? nobody) ? children : <Refused />
}
