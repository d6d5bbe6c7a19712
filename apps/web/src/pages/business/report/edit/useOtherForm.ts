// Another category, or another form of it: fetched before the content is of it, so that nothing is saved in between that was lost on the way; what has no place there is asked about.
import type { FormOf, ParameterForm } from '@register/contract/business/parameters/formKind'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { formOf, recordOf, withFixed } from '../content.ts'
import { knownForm } from '../knownForms.ts'
import { fetchForm } from '../useForms.ts'
import { lostIn, toForm } from './toForm.ts'
import type { Editor } from './useContent.ts'
import { lossOf, words } from './words.ts'

export interface OtherForm {
  /** What was chosen and is not in the content yet. */
  pending: FormOf | undefined
  /** The category's form is loading; where it allows several, the writer is asked. */
  isComing: boolean
  category: (code: string) => void
  subForm: (key: string) => void
}

export function useOtherForm({ content, write }: Editor): OtherForm {
  const say = useSay()
  const { ask, failed } = useFeedback()
  const [pending, setPending] = useState<FormOf>()
  const [isComing, setComing] = useState(false)
  /** The last choice counts: an answer that comes later is of no interest. */
  const last = useRef<FormOf>(undefined)
  // While no form is chosen, what was written is still of the one before.
  const before = useRef<ParameterForm>(undefined)
  const own = formOf(content)
  const latest = useRef(content)
  useEffect(() => {
    before.current = own ?? before.current
    latest.current = content
  })

  async function agreed(after: ParameterForm): Promise<boolean> {
    const lost = lostIn(latest.current, before.current, after)
    if (lost.fields.length === 0 && lost.conditions === 0) return true
    return ask({
      title: say(words.otherForm),
      text: say(lossOf(after.form.label, lost)),
      yes: say(words.clear),
      danger: true,
    })
  }
  async function choose(next: FormOf) {
    last.current = next
    setPending(next)
    setComing(true)
    try {
      await fetchForm(next)
      if (last.current !== next) return
      setComing(false)
      const after = knownForm(next)
      if (after && !(await agreed(after))) return
      write(['categoryCode', 'subForm', 'parameters', 'coverage'], (now) => {
        const moved = {
          ...now,
          fields: { ...now.fields, categoryCode: next.categoryCode || null },
          subForm: next.subForm ?? null,
        }
        return after ? withFixed(toForm(moved, before.current, after)) : moved
      })
    } catch (error) {
      if (last.current === next) failed(error)
    } finally {
      if (last.current === next) {
        setPending(undefined)
        setComing(false)
      }
    }
  }
  return {
    pending,
    isComing,
    category: (categoryCode) => void choose({ categoryCode, subForm: null }),
    subForm: (subForm) => void choose({ ...recordOf(latest.current), subForm }),
  }
}
