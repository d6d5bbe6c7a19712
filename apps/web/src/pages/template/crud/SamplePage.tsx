// The long form as a page of its own: with a number in its address it changes that sample, without one it begins a new one.
import { sampleFields, type Sample } from '@register/contract/demo/sample'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LoadState } from '../../../kit/feedback/LoadState.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { FormPage } from '../../../kit/form/FormPage.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { LeaveAction } from '../../../kit/tabs/LeaveAction.tsx'
import { useTab, useTabName, useUnsaved } from '../../../kit/tabs/useTab.ts'
import * as paths from '../../../paths.ts'
import { draftOf, fieldsOf, newDraft } from '../sampleDraft.ts'
import { useSample } from '../useSample.ts'
import { useSaveSample } from '../useSaveSample.ts'
import { editOf, words } from './words.ts'

const back = paths.template('list/crud')
const sections = [
  { key: 'what', title: words.sectionWhat, fields: fieldsOf(['sampleNo', 'name', 'kind', 'quantity', 'tags']) },
  { key: 'whose', title: words.sectionWhose, fields: fieldsOf(['owner', 'receivedOn', 'urgent']) },
  { key: 'test', title: words.sectionTest, fields: fieldsOf(['status', 'tester', 'progress', 'fee', 'remark']) },
]

export function SamplePage() {
  const { id } = useParams()
  return id === undefined ? <NewSample /> : <KnownSample key={id} sampleNo={id} />
}

function NewSample() {
  useTabName(useSay()(words.newTitle))
  return <SampleForm />
}

function KnownSample({ sampleNo }: { sampleNo: string }) {
  const say = useSay()
  const { reading, reload } = useSample(sampleNo)
  // Also where there is no such sample: its tab is not one for a new one.
  useTabName(sampleNo)
  return (
    <LoadState page reading={reading} wayOn={<LeaveAction label={say(words.toList)} to={back} />}>
      {(sample) => <SampleForm key={sample.rev} known={sample} reload={reload} />}
    </LoadState>
  )
}

function SampleForm({ known, reload }: { known?: Sample; reload?: () => unknown }) {
  const say = useSay()
  const { leaveFor } = useTab()
  const [start] = useState(() => (known ? draftOf(known) : newDraft))
  const { send, form, lacks, unsaved } = useDraft(start, sampleFields)
  const save = useSaveSample({ known, reload, leave: () => leaveFor(back) })
  useUnsaved(unsaved)
  return (
    <FormPage
      head={
        <PageHead title={say(known ? editOf(known.sampleNo) : words.newTitle)} text={say(words.newText)} back={back} />
      }
      sections={sections.map(({ key, title, fields }) => ({
        key,
        title: say(title),
        missing: lacks(fields),
        content: <FieldsForm fields={fields} {...form} />,
      }))}
      actions={
        <>
          <LeaveAction label={say(words.cancel)} to={back} />
          <Action
            kind="primary"
            icon="save"
            label={say(words.save)}
            onPress={async () => {
              if (await send(save)) leaveFor(back)
            }}
          />
        </>
      }
    />
  )
}
