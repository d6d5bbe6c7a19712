// Changes an announcement that was written before.
import { readNotice } from '@register/contract/system/notice'
import { useParams } from 'react-router'
import { LoadState } from '../../../../kit/feedback/LoadState.tsx'
import { useOpened } from '../../../../kit/form/record/useOpened.ts'
import { useTabName } from '../../../../kit/tabs/useTab.ts'
import { NoticeForm } from './NoticeForm.tsx'

export function NoticeEdit() {
  const id = Number(useParams()['id'])
  const { reading, reload } = useOpened(readNotice, { params: { id } })
  useTabName(reading.data?.title)
  return (
    <LoadState page reading={reading}>
      {(notice) => <NoticeForm key={notice.rev} known={notice} reload={reload} />}
    </LoadState>
  )
}
