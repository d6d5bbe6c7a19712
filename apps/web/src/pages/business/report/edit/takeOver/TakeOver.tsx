// Offers the parameters of an earlier report on the same maker and model, where there is one.
import { earlierReports, type EarlierReport } from '@register/contract/business/report/takeOver/earlier'
import { textOf } from '@register/contract/fields'
import { useState } from 'react'
import { useTranslate } from '../../../../../api/language.ts'
import { Action } from '../../../../../kit/action/Action.tsx'
import { Notice } from '../../../../../kit/feedback/Notice.tsx'
import type { Editor } from '../useContent.ts'
import { TakeOverDialog } from './TakeOverDialog.tsx'
import { offeredOf, words } from './words.ts'
import { useRead } from '../../../../../api/query.ts'
import { useMay } from '../../../../../api/session.ts'
import { useRested } from '../../../../../kit/input/useRested.ts'
import { subFormOf, type Content } from '../../content.ts'

// The earlier reports of the body on the maker and model of a draft, as far as their parameters fit its form.
/** Reports of another form are left out: one key may mean another thing there. `id`: the report that is being written. */
function useEarlier(content: Content, id: number): readonly EarlierReport[] {
  const may = useMay()
  const { fields } = content
  const manufacturerName = useRested(textOf(fields['manufacturerName']).trim())
  const model = useRested(textOf(fields['model']).trim())
  const subForm = subFormOf(content)
  const { data } = useRead(
    earlierReports,
    { body: { manufacturerName, model, creditCode: textOf(fields['manufacturerCreditCode']) } },
    {
      enabled: may(earlierReports) && manufacturerName.length >= 2 && model !== '' && subForm !== null,
      staleTime: 60_000,
    },
  )
  return model === '' ? [] : (data ?? []).filter((one) => one.id !== id && one.subForm === subForm)
}

export function TakeOver({ editor, id }: { editor: Editor; id: number }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const sources = useEarlier(editor.content, id)
  if (sources.length === 0) return null
  return (
    <div className="below-16">
      <Notice
        title={t(offeredOf(sources.length))}
        action={<Action icon="copy" label={t(words.title)} onPress={() => setOpen(true)} />}
      />
      {open && <TakeOverDialog editor={editor} sources={sources} onClose={() => setOpen(false)} />}
    </div>
  )
}
