// Lets the signed-in through; sends strangers to sign in, due passwords to be changed, and the rest a plain no.
import { holds, type Permission } from '@register/contract/permissions'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import * as paths from '../../paths.ts'
import { Refused } from './Missing.tsx'
import { Progress } from './Progress.tsx'

interface Props {
  needs?: Permission | undefined
  children: ReactNode
}

export const Guard = ({ needs, children }: Props) => {
  const { status, info } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'unknown') return <Progress />
  if (status === 'signedOut') return <Navigate to={paths.login(pathname + search)} replace />
  if (info?.mustChangePassword) return <Navigate to={paths.changePassword(pathname + search)} replace />
  // Nothing of the office opens before the register has its administrators.
  if (info?.setupDue && pathname !== paths.setup) return <Navigate to={paths.setup} replace />
  return needs && !holds(info?.permissions ?? [], needs) ? <Refused /> : children
}
