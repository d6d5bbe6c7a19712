// Deletes an announcement after a question that names it.
import { countUnread, listMessages, listNotices, removeNotice, type NoticeRow } from '@register/contract/system/notice'
import { useSay } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { removeAsk, words } from '../words.ts'

export function useRemove() {
  const say = useSay()
  const { ask, done } = useFeedback()
  const write = useWrite(removeNotice, { refreshes: [listNotices, countUnread, listMessages] })
  return async ({ id, title }: NoticeRow) => {
    if (
      !(await ask({ title: say(removeAsk(title)), text: say(words.removeText), yes: say(words.remove), danger: true }))
    )
      return
    await write.mutateAsync({ params: { id } })
    done(words.removed)
  }
}
