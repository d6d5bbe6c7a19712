// Writes one announcement: what it is, for whom and when, and its text.
import {
  addNotice,
  changeNotice,
  countUnread,
  listMessages,
  listNotices,
  noticeFields,
  readNotice,
  type Notice,
} from '@register/contract/system/notice'
import { roleOptions } from '@register/contract/system/role'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { FormPage } from '../../../../kit/form/FormPage.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { Choices } from '../../../../kit/input/Choices.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { LeaveAction } from '../../../../kit/tabs/LeaveAction.tsx'
import { useTab, useUnsaved } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { words } from '../words.ts'
import { draftOf, fieldsOf, newDraft, type NoticeDraft } from './draft.ts'
import { NoticeText } from './NoticeText.tsx'

const parts = {
  what: fieldsOf(['title', 'type', 'status', 'pinned', 'link']),
  who: fieldsOf(['roleKeys', 'validFrom', 'validUntil', 'remark']),
}
const refreshes = [listNotices, readNotice, countUnread, listMessages]

export function NoticeForm({ known, reload = () => undefined }: { known?: Notice; reload?: () => unknown }) {
  const say = useSay()
  const { done } = useFeedback()
  const { leaveFor } = useTab()
  const roles = useRead(roleOptions, {})
  const [start] = useState(() => (known ? draftOf(known) : newDraft))
  const { draft, change, send, form, errors, lacks, unsaved } = useDraft(start, noticeFields)
  const stale = useStale(reload)
  const add = useWrite(addNotice, { refreshes })
  const write = useWrite(changeNotice, { refreshes })
  useUnsaved(unsaved)

  async function save(body: NoticeDraft) {
    try {
      if (known) await write.mutateAsync({ body: { ...body, id: known.id, rev: known.rev } })
      else await add.mutateAsync({ body })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(words.saved)
    return true
  }
  const wrong = errors['content']
  const options = roles.data ?? []
  return (
    <FormPage
      head={<PageHead title={say(known ? words.edit : words.new)} text={say(words.formText)} back={paths.noticeList} />}
      sections={[
        {
          key: 'what',
          title: say(words.sectionWhat),
          missing: lacks(parts.what),
          content: <FieldsForm fields={parts.what} {...form} />,
        },
        {
          key: 'who',
          title: say(words.sectionWho),
          content: (
            <FieldsForm
              fields={parts.who}
              {...form}
              wide={['roleKeys']}
              inputs={{ roleKeys: (input) => <Choices {...input} options={options} loading={roles.isPending} /> }}
            />
          ),
        },
        {
          key: 'text',
          title: say(words.sectionText),
          content: (
            <NoticeText
              label={say(words.content)}
              value={draft.content}
              onChange={(content) => change({ content })}
              error={wrong && say(wrong)}
            />
          ),
        },
      ]}
      actions={
        <>
          <LeaveAction label={say(words.cancel)} to={paths.noticeList} />
          <Action
            kind="primary"
            icon="save"
            label={say(words.save)}
            onPress={async () => {
              if (await send(save)) leaveFor(paths.noticeList)
            }}
          />
        </>
      }
    />
  )
}
