// The long form as a page of its own: with a number in its address it changes that sample, without one it adds one.
import type { Sample } from '@register/contract/demo/sample'
import { useParams } from 'react-router'
import { Action } from '../../../kit/action/Action.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { FormPage } from '../../../kit/form/FormPage.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import type { Opened } from '../../../kit/record/useRecordForm.ts'
import { LeaveAction } from '../../../kit/tabs/LeaveAction.tsx'
import { useTab, useTabName, useUnsaved } from '../../../kit/tabs/useTab.ts'
import * as paths from '../../../paths.ts'
import { useSample } from '../useSample.ts'
import { sampleFieldsOf, useSampleForm } from '../useSampleForm.ts'
import { editOf, words } from './words.ts'

const back = paths.template('list/crud')
const sections = [
  { key: 'what', title: words.sectionWhat, fields: sampleFieldsOf(['sampleNo', 'name', 'kind', 'quantity', 'tags']) },
  { key: 'whose', title: words.sectionWhose, fields: sampleFieldsOf(['owner', 'receivedOn', 'urgent']) },
  { key: 'test', title: words.sectionTest, fields: sampleFieldsOf(['status', 'tester', 'progress', 'fee', 'remark']) },
]

export function SamplePage() {
  const { id } = useParams()
  return id === undefined ? <NewSample /> : <KnownSample key={id} sampleNo={id} />
}

function NewSample() {
  useTabName(words.newTitle)
  return <SampleForm />
}

function KnownSample({ sampleNo }: { sampleNo: string }) {
  const { reading, edition, reload } = useSample(sampleNo)
  // Also where there is no such sample, so that the tab does not look like that of a new one.
  useTabName(sampleNo)
  return (
    <LoadState page reading={reading} wayOn={<LeaveAction label={words.toList} to={back} />}>
      {(sample) => <SampleForm key={edition} known={sample} reload={reload} />}
    </LoadState>
  )
}

function SampleForm({ known, reload }: Opened<Sample>) {
  const { leaveFor } = useTab()
  const leave = () => leaveFor(back)
  const { submit, form, stateOf, unsaved, kept } = useSampleForm({ known, reload, leave })
  useUnsaved(unsaved)
  return (
    <FormPage
      kept={kept}
      head={<PageHead title={known ? editOf(known.sampleNo) : words.newTitle} text={words.newText} back={back} />}
      sections={sections.map(({ key, title, fields }) => ({
        key,
        title: title,
        state: stateOf(fields),
        content: <FieldsForm fields={fields} {...form} />,
      }))}
      actions={
        <>
          <LeaveAction label={words.cancel} to={back} />
          <Action
            kind="primary"
            icon="save"
            label={words.save}
            onPress={async () => {
              if (await submit()) leave()
            }}
          />
        </>
      }
    />
  )
}
