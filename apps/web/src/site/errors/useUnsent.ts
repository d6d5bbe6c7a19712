// What a stranger has typed and not sent about a certificate: going back and coming again loses none of it. In memory alone, because the telephone may be somebody else's.
import type { ErrorPart } from '@register/contract/business/errorReport/fields'
import { useState } from 'react'
import { onPersonChange } from '../../api/session.ts'

export interface Typed {
  part: ErrorPart | ''
  proposed: string
  source: string
  contact: string
}

/** By the certificate. */
const unsent = new Map<string, Typed>()
onPersonChange(() => unsent.clear())

/** `part`: what the link that leads here has chosen, which counts more than what was chosen before. Returns the values, what writes them, and what forgets them once they are sent. */
export function useUnsent(publicId: string, part: Typed['part']): readonly [Typed, (now: Typed) => void, () => void] {
  const [values, setValues] = useState<Typed>(() => {
    const left = unsent.get(publicId) ?? { part, proposed: '', source: '', contact: '' }
    return { ...left, part: part === '' ? left.part : part }
  })
  return [
    values,
    (now) => {
      unsent.set(publicId, now)
      setValues(now)
    },
    () => void unsent.delete(publicId),
  ]
}
