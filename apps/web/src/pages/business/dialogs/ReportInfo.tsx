// A certificate's public answer in a dialog. Its links are off, because they would lead to pages outside the dialog.
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { useRead } from '../../../api/query.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { late } from '../../../kit/plain/late.tsx'
import { LinksOff } from '../../../kit/plain/linksOff.ts'
import { Loading } from '../../../kit/state/Loading.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { words } from './words.ts'

/** The public page itself, loaded as the site's own chunk. */
const AnswerView = late(async () => (await import('../../../site/answer/AnswerView.tsx')).AnswerView)

export interface ReportInfoProps {
  /** The public id, or the number of the certificate. */
  of: { publicId: string } | { certificateNo: string }
  open: boolean
  onClose: () => void
}

export function ReportInfo({ of, open, onClose }: ReportInfoProps) {
  return (
    <Dialog title={words.info} open={open} onClose={onClose} width={1080} expandable>
      <Answer of={of} />
    </Dialog>
  )
}

function Answer({ of }: Pick<ReportInfoProps, 'of'>) {
  // As on the site, each opening reads the present status.
  const reading = useRead(frontAnswer, { body: of }, { staleTime: 0, gcTime: 0 })
  return (
    <LoadState reading={reading} lines={9}>
      {(answer) => (
        <LinksOff value>
          <AnswerView waiting={<Loading lines={9} />} answer={answer} level={2} />
        </LinksOff>
      )}
    </LoadState>
  )
}
