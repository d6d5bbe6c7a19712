// Draws its children only for those who may call the endpoints asked for, or hold the role.
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { allowed, type Wanted } from './allowed.ts'

export interface AllowProps extends Wanted {
  /** Stands there for the others. */
  otherwise?: ReactNode
  children: ReactNode
}

export function Allow({ otherwise, children, ...wanted }: AllowProps) {
  const { info } = useSession()
  return info && allowed(wanted, info) ? children : otherwise
}
