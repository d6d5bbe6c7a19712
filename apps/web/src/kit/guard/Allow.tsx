// Draws its children only for a reader who may call the named endpoints, or who has the role.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { useSession } from '../../api/session.ts'
import { allowed, type Wanted } from './allowed.ts'

export interface AllowProps extends Wanted {
  /** Shown to other readers. */
  otherwise?: Wording | ReactNode
  children: ReactNode
}

export function Allow({ otherwise, children, ...wanted }: AllowProps) {
  const t = useTranslate()
  const { info } = useSession()
  return info && allowed(wanted, info) ? children : t(otherwise)
}
