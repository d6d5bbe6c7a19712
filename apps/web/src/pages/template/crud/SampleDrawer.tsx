// The short form over the list: a new sample, or the one whose number stands in the address.
import type { Sample } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { SideSheet } from '../../../kit/dialog/SideSheet.tsx'
import { LoadState } from '../../../kit/feedback/LoadState.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { FormSheet } from '../../../kit/form/FormSheet.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { draftOf, fieldsOf, newDraft } from '../sampleDraft.ts'
import { useSample } from '../useSample.ts'
import { useSaveSample } from '../useSaveSample.ts'
import { BackToList } from './BackToList.tsx'
import { editOf, words } from './words.ts'

interface SheetProps {
  title: Phrase
  onClose: () => void
  known?: Sample
  reload?: () => unknown
}

/** What is changed often; the page has the rest. */
const fields = fieldsOf(['sampleNo', 'name', 'kind', 'status', 'owner', 'tester', 'receivedOn', 'urgent'])

/** `form`: `new`, a sample's number, or nothing while it is closed. */
export function SampleDrawer({ form, onClose }: { form: string | undefined; onClose: () => void }) {
  if (form === undefined) return null
  if (form === 'new') return <Sheet title={words.newTitle} onClose={onClose} />
  return <KnownSample key={form} sampleNo={form} onClose={onClose} />
}

function KnownSample({ sampleNo, onClose }: { sampleNo: string; onClose: () => void }) {
  const say = useSay()
  const title = editOf(sampleNo)
  const { reading, reload } = useSample(sampleNo)
  if (reading.data)
    return <Sheet key={reading.data.rev} title={title} known={reading.data} reload={reload} onClose={onClose} />
  return (
    <SideSheet title={say(title)} open onClose={onClose}>
      <LoadState reading={reading} wayOn={<BackToList onClose={onClose} />}>
        {() => null}
      </LoadState>
    </SideSheet>
  )
}

function Sheet({ title, known, reload, onClose }: SheetProps) {
  const say = useSay()
  const [start] = useState(() => (known ? draftOf(known) : newDraft))
  const { send, form, unsaved } = useDraft(start, fields)
  const save = useSaveSample({ known, reload, leave: onClose })
  return (
    <FormSheet
      title={say(title)}
      onClose={onClose}
      unsaved={unsaved}
      submit={say(words.save)}
      onSubmit={async () => {
        if (await send(save)) onClose()
      }}
    >
      <FieldsForm fields={fields} {...form} />
    </FormSheet>
  )
}
