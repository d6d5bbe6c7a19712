// The actions that the status of a notice allows: publish, withdraw, delete; each asks first and names the notice.
import {
  deleteNotice,
  noticeVersions,
  readOfficeNotice,
  publishNotice,
  listOfficeNotices,
  updateNotice,
  withdrawNotice,
  type NoticeRow,
} from '@register/contract/business/notice/office'
import { homeNotices, publicNotices, readPublicNotice } from '@register/contract/business/notice/reader'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { refreshReads } from '../../../api/cache.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { ReasonDialog } from '../../../kit/dialog/ReasonDialog.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { useRemoveRecord } from '../../../kit/record/useRemoveRecord.ts'
import * as paths from '../../../paths.ts'
import { publishAsk, withdrawAsk, words } from './words.ts'

/** All reads that show notices; they are refreshed after an action. */
export const refreshes = [
  listOfficeNotices,
  readOfficeNotice,
  noticeVersions,
  publicNotices,
  homeNotices,
  readPublicNotice,
]

type Acted = Pick<NoticeRow, 'id' | 'rev' | 'title' | 'status'>

export function useNoticeActs({ removed }: { removed?: () => unknown } = {}) {
  const t = useTranslate()
  const may = useMay()
  const { ask, done } = useFeedback()
  const stale = useStale(() => refreshReads(refreshes), 'act')
  const publish = useWrite(publishNotice, { refreshes })
  const withdraw = useWrite(withdrawNotice, { refreshes })
  const erase = useWrite(deleteNotice, { refreshes })
  const [leaving, setLeaving] = useState<Acted>()

  /** Returns whether the action was carried out. */
  async function attempt(act: Promise<unknown>): Promise<boolean> {
    try {
      await act
      return true
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
  }
  async function publishNow({ id, rev, title }: Acted) {
    const sure = await ask({ title: publishAsk(title), text: words.publishText, yes: words.publish })
    if (sure && (await attempt(publish.mutateAsync({ body: { id, rev } })))) done(words.published)
  }
  const remove = useRemoveRecord<Acted>({
    name: ({ title }) => title,
    remove: ({ id, rev }) => erase.mutateAsync({ body: { id, rev } }),
  })
  async function removeNow(notice: Acted) {
    if (await remove(notice)) await removed?.()
  }
  const isDraft = ({ status }: Acted) => status === 'draft' || status === 'scheduled'

  return {
    actsOf: (notice: Acted) => [
      ...(may(updateNotice) && notice.status !== 'withdrawn'
        ? [{ key: 'edit', label: t(words.change), to: paths.publicNoticeEdit(notice.id) }]
        : []),
      ...(may(publishNotice) && isDraft(notice)
        ? [{ key: 'publish', label: t(words.publish), onPress: () => publishNow(notice) }]
        : []),
      ...(may(withdrawNotice) && notice.status === 'published'
        ? [{ key: 'withdraw', label: t(words.withdraw), danger: true, onPress: () => setLeaving(notice) }]
        : []),
      ...(may(deleteNotice) && notice.status === 'draft'
        ? [{ key: 'remove', label: t(words.remove), danger: true, onPress: () => removeNow(notice) }]
        : []),
    ],
    /** The dialogs of the actions; render it next to the content that has the actions. */
    dialog: (
      <ReasonDialog
        title={leaving ? withdrawAsk(leaving.title) : ''}
        text={words.withdrawText}
        label={words.withdrawReason}
        yes={words.withdraw}
        danger
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        run={async (reason) => {
          if (!leaving) return true
          const { id, rev } = leaving
          if (!(await attempt(withdraw.mutateAsync({ body: { id, rev, reason } })))) return false
          done(words.withdrawn)
          return true
        }}
      />
    ),
  }
}
