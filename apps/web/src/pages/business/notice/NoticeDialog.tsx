// A notice in a dialog over its list, as readers see it, whatever its status.
import { readOfficeNotice, type OfficeNotice } from '@register/contract/business/notice/office'
import { useRead } from '../../../api/query.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { NoticeView, type NoticeContent } from '../NoticeView.tsx'
import { words } from './words.ts'

/** The office can still read a withdrawn notice, which readers cannot. */
export const shownOf = ({ withdrawnAt, withdrawnReason, ...notice }: OfficeNotice): NoticeContent => ({
  ...notice,
  withdrawn: withdrawnAt ? { at: withdrawnAt, reason: withdrawnReason } : null,
})

export function NoticeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const reading = useRead(readOfficeNotice, { body: { id } })
  return (
    <Dialog title={reading.data?.title ?? words.sectionWhat} open width={760} expandable onClose={onClose}>
      <LoadState reading={reading}>{(notice) => <NoticeView notice={shownOf(notice)} />}</LoadState>
    </Dialog>
  )
}
