// All fields of one sample, read-only, in a drawer over the list.
import { sampleFields, sampleStatuses } from '@register/contract/demo/sample'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { FieldList } from '../../../kit/display/fields/FieldList.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import * as paths from '../../../paths.ts'
import { useSample } from '../useSample.ts'
import { words } from './words.ts'
import { refreshReads } from '../../../api/cache.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { sampleLists } from '../useSampleForm.ts'

// A button from a drawer back to the list, which is read again, because a sample missing here is no longer in it.
function BackToList({ onClose }: { onClose: () => void }) {
  async function back() {
    onClose()
    await refreshReads(sampleLists)
  }
  return <Action label={words.toList} onPress={back} />
}

export function SampleInfo({ sampleNo, onClose }: { sampleNo: string | undefined; onClose: () => void }) {
  return (
    <SideDrawer
      addressed
      title={sampleNo ?? ''}
      open={sampleNo !== undefined}
      onClose={onClose}
      footer={sampleNo && <LinkAction label={words.page} to={paths.sampleDetail(sampleNo)} />}
    >
      {sampleNo && <Content key={sampleNo} sampleNo={sampleNo} onClose={onClose} />}
    </SideDrawer>
  )
}

function Content({ sampleNo, onClose }: { sampleNo: string; onClose: () => void }) {
  return (
    <LoadState reading={useSample(sampleNo).reading} wayOn={<BackToList onClose={onClose} />}>
      {(sample) => {
        const { tone, label } = sampleStatuses[sample.status]
        const status = <StatusTag tone={tone} label={label} />
        return <FieldList fields={sampleFields} values={{ ...sample }} drawn={{ status }} columns={1} />
      }}
    </LoadState>
  )
}
