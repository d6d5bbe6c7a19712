// All fields of one sample, read-only, in a drawer over the list.
import { sampleFields, sampleStatuses } from '@register/contract/demo/sample'
import { useSay } from '../../../api/language.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { FieldList } from '../../../kit/display/fields/FieldList.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import * as paths from '../../../paths.ts'
import { useSample } from '../useSample.ts'
import { BackToList } from './BackToList.tsx'
import { words } from './words.ts'

export function SampleInfo({ sampleNo, onClose }: { sampleNo: string | undefined; onClose: () => void }) {
  const say = useSay()
  return (
    <SideDrawer
      title={sampleNo ?? ''}
      open={sampleNo !== undefined}
      onClose={onClose}
      footer={sampleNo && <LinkAction label={say(words.page)} to={paths.sampleDetail(sampleNo)} />}
    >
      {sampleNo && <Content key={sampleNo} sampleNo={sampleNo} onClose={onClose} />}
    </SideDrawer>
  )
}

function Content({ sampleNo, onClose }: { sampleNo: string; onClose: () => void }) {
  const say = useSay()
  return (
    <LoadState reading={useSample(sampleNo).reading} wayOn={<BackToList onClose={onClose} />}>
      {(sample) => {
        const { tone, label } = sampleStatuses[sample.status]
        const status = <StatusTag tone={tone} label={say(label)} />
        return <FieldList fields={sampleFields} values={{ ...sample }} drawn={{ status }} columns={1} />
      }}
    </LoadState>
  )
}
