// Changes the category or its form. The form is fetched before the content changes, so that no loss is saved in between; the writer confirms what is lost.
import type { FormOf, ParameterForm } from '@register/contract/rules/parameters/formKind'
import { textOf } from '@register/contract/fields'
import { useEffect, useRef, useState } from 'react'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { useCategories } from '../../useCategories.ts'
import { categoryOf, formOf, recordOf, withFixed, type Content } from '../content.ts'
import { knownForm } from '../knownForms.ts'
import { fetchForm } from '../useForms.ts'
import { lostIn, toForm } from './toForm.ts'
import type { Editor } from './useContent.ts'
import { lossOf, words } from './words.ts'

export interface OtherForm {
  /** The choice that is not in the content yet. */
  pending: FormOf | undefined
  /** The category's form is loading. */
  isComing: boolean
  category: (code: string) => void
  subForm: (key: string) => void
}

/** `proposes`: the product is called as its category until the person calls it otherwise; an old paper prints its own name. */
export function useOtherForm({ content, setValues }: Editor, proposes?: 'proposes the name'): OtherForm {
  const { ask, failed } = useFeedback()
  const { productNameOf } = useCategories()
  const [pending, setPending] = useState<FormOf>()
  const [isComing, setComing] = useState(false)
  /** Only the last choice counts: an answer to an earlier one is dropped. */
  const last = useRef<FormOf>(undefined)
  // Until a form is chosen, the input still belongs to the former one.
  const before = useRef<ParameterForm>(undefined)
  const own = formOf(content)
  const latest = useRef(content)
  useEffect(() => {
    before.current = own ?? before.current
    latest.current = content
  })

  /** Where nothing is typed but the name of the former category. */
  function nameFor(now: Content, { categoryCode }: FormOf): { productName?: string } {
    const typed = textOf(now.fields['productName']).trim()
    const former = categoryOf(now)
    if (!proposes || !categoryCode || (typed !== '' && typed !== productNameOf(former))) return {}
    const productName = productNameOf(categoryCode)
    return productName === '' ? {} : { productName }
  }
  async function agreed(after: ParameterForm): Promise<boolean> {
    const lost = lostIn(latest.current, before.current, after)
    if (lost.fields.length === 0 && lost.conditions === 0) return true
    return ask({
      title: words.otherForm,
      text: lossOf(after.form.label, lost),
      yes: words.clear,
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
      setValues(['categoryCode', 'productName', 'subForm', 'parameters', 'coverage'], (now) => {
        const moved = {
          ...now,
          fields: { ...now.fields, ...nameFor(now, next), categoryCode: next.categoryCode || null },
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
