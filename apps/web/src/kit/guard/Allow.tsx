// Draws its children only for a reader who may call the named endpoints, or who has the role.
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { allowed, type Wanted } from './allowed.ts'

export interface AllowProps extends Wanted {
  /** Shown to other readers. */
  otherwise?: ReactNode
  children: ReactNode
}

export function Allow({ otherwise, children, ...wanted }: AllowProps) {
  const { info } = useSession()
  return info && allowed(wanted, info) ? children : otherwise
}
