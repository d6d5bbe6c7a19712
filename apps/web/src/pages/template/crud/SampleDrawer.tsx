// The short form over the list: a new sample, or the one whose number is in the address.
import type { Sample } from '@register/contract/demo/sample'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { ReadDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import type { Opened } from '../../../kit/record/useRecordForm.ts'
import { useSample } from '../useSample.ts'
import { sampleFieldsOf, useSampleForm } from '../useSampleForm.ts'
import { editOf, words } from './words.ts'

/** Fields that change often; the page has the others. */
const fields = sampleFieldsOf(['sampleNo', 'name', 'kind', 'status', 'owner', 'tester', 'receivedOn', 'urgent'])

/** `form`: `new`, a sample's number, or undefined while it is closed. */
export function SampleDrawer({ form, onClose }: DrawerOver) {
  if (form === undefined) return null
  if (form === 'new') return <SampleFields onClose={onClose} />
  return <KnownSample key={form} sampleNo={form} onClose={onClose} />
}

function KnownSample({ sampleNo, onClose }: { sampleNo: string; onClose: () => void }) {
  return (
    <ReadDrawer title={editOf(sampleNo)} opened={useSample(sampleNo)} onClose={onClose}>
      {(known, reload) => <SampleFields known={known} reload={reload} onClose={onClose} />}
    </ReadDrawer>
  )
}

function SampleFields({ known, reload, onClose }: Opened<Sample> & { onClose: () => void }) {
  const form = useSampleForm({ known, reload, leave: onClose })
  return (
    <RecordDrawer title={known ? editOf(known.sampleNo) : words.newTitle} form={form} onClose={onClose}>
      <FieldsForm fields={fields} {...form.form} />
    </RecordDrawer>
  )
}
