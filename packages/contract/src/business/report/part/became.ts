// What happened to the certificate of a part that is no longer in force.
import type { Phrase } from '../../../phrase.ts'
import type { FallenPart } from './cited.ts'

/** As a sentence about its number. */
export function becameOf({ status, since }: Pick<FallenPart, 'status' | 'since'>): Phrase {
  if (status === 'expired')
    return since ? [`已于 ${since} 届满，现已过期`, `expired on ${since}`] : ['已过期', 'has expired']
  if (status === 'revoked') return since ? [`已于 ${since} 撤销`, `was revoked on ${since}`] : ['已撤销', 'is revoked']
  if (status === 'cancelled')
    return since ? [`已于 ${since} 注销`, `was cancelled on ${since}`] : ['已注销', 'is cancelled']
  if (status === 'lapsed')
    return since ? [`自 ${since} 起依规失效`, `was ended by a rule on ${since}`] : ['已依规失效', 'is ended by a rule']
  return since ? [`自 ${since} 起暂停`, `has been suspended since ${since}`] : ['已暂停', 'is suspended']
}
