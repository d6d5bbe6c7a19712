// Offers the parameters of an earlier report on the same maker, where there is one: of the model itself, or else of another model of the same form.
import { earlierReports, type EarlierReport } from '@register/contract/business/report/takeOver/earlier'
import { textOf } from '@register/contract/fields'
import { useState } from 'react'
import { Action } from '../../../../../kit/action/Action.tsx'
import { Notice } from '../../../../../kit/feedback/Notice.tsx'
import { isSameModel } from '@register/contract/business/report/takeOver/fill'
import type { Editor } from '../useContent.ts'
import { TakeOverDialog } from './TakeOverDialog.tsx'
import { offeredOf, words } from './words.ts'
import { useRead } from '../../../../../api/query.ts'
import { useMay } from '../../../../../api/session.ts'
import { useRested } from '../../../../../kit/input/useRested.ts'
import { subFormOf, type Content } from '../../content.ts'

/** The earlier reports of the body on the maker of a draft: those on its model, or else those on others. Reports of another form are left out: one key may mean another thing there. `id`: the report that is being written. */
function useEarlier(content: Content, id: number): readonly EarlierReport[] {
  const may = useMay()
  const { fields } = content
  const manufacturerName = useRested(textOf(fields['manufacturerName']).trim())
  const model = useRested(textOf(fields['model']).trim())
  const subForm = subFormOf(content)
  const { data } = useRead(
    earlierReports,
    {
      body: {
        manufacturerName,
        model,
        creditCode: textOf(fields['manufacturerCreditCode']),
        ...(subForm && { subForm }),
      },
    },
    {
      enabled: may(earlierReports) && manufacturerName.length >= 2 && model !== '' && subForm !== null,
      staleTime: 60_000,
    },
  )
  const fitting = model === '' ? [] : (data ?? []).filter((one) => one.id !== id && one.subForm === subForm)
  const own = fitting.filter((one) => isSameModel(one.model, model))
  return own.length > 0 ? own : fitting
}

export function TakeOver({ editor, id }: { editor: Editor; id: number }) {
  const [open, setOpen] = useState(false)
  const sources = useEarlier(editor.content, id)
  if (sources.length === 0) return null
  return (
    <div className="below-16">
      <Notice
        title={offeredOf(sources.length, isSameModel(sources[0]?.model ?? '', textOf(editor.content.fields['model'])))}
        action={<Action icon="copy" label={words.title} onPress={() => setOpen(true)} />}
      />
      {open && <TakeOverDialog editor={editor} sources={sources} onClose={() => setOpen(false)} />}
    </div>
  )
}
