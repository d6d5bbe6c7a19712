// Writes one announcement, new or existing: its type, audience, time and text.
import { readFrame } from '@register/contract/system/frame/frame'
import { listMessages } from '@register/contract/system/message/message'
import {
  addNotice,
  changeNotice,
  listNotices,
  noticeFields,
  readNotice,
  type Notice,
} from '@register/contract/system/notice'
import { fieldsOf } from '@register/contract/record/shape'
import { roleOptions } from '@register/contract/system/role/role'
import { useParams } from 'react-router'
import { useRead, useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { FormPage } from '../../../kit/form/FormPage.tsx'
import { Choices } from '../../../kit/input/Choices.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { OpenedPage } from '../../../kit/record/OpenedPage.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { recordWords } from '../../../kit/record/words.ts'
import { LeaveAction } from '../../../kit/tabs/LeaveAction.tsx'
import { useTab, useUnsaved } from '../../../kit/tabs/useTab.ts'
import * as paths from '../../../paths.ts'
import { NoticeText } from '../../business/inputs/NoticeText.tsx'
import { words } from './words.ts'
import { addressId } from '../../../kit/router/addressId.ts'

const parts = {
  what: fieldsOf(noticeFields, ['title', 'type', 'status', 'pinned', 'link']),
  who: fieldsOf(noticeFields, ['roleKeys', 'validFrom', 'validUntil', 'remark']),
}
const refreshes = [listNotices, readNotice, readFrame, listMessages]

/** A new notice starts as a draft. */
const fresh = { type: 'notice', status: 'draft', pinned: false, content: '' }

export function NoticePage() {
  const id = useParams()['id']
  if (id === undefined) return <NoticeForm />
  return (
    <OpenedPage endpoint={readNotice} input={{ params: { id: addressId(id) } }} name={({ title }) => title}>
      {(notice, reload) => <NoticeForm known={notice} reload={reload} />}
    </OpenedPage>
  )
}

function NoticeForm({ known, reload }: Opened<Notice>) {
  const { leaveFor } = useTab()
  const roles = useRead(roleOptions, {})
  const add = useWrite(addNotice, { refreshes })
  const put = useWrite(changeNotice, { refreshes })
  const leave = () => leaveFor(paths.noticeList)
  const { draft, change, submit, form, register, errorAt, stateOf, unsaved, kept } = useRecordForm({
    fields: noticeFields,
    known,
    fresh,
    add: (body) => add.mutateAsync({ body }),
    change: (body) => put.mutateAsync({ body }),
    saved: words.saved,
    reload,
    leave,
    lists: refreshes,
  })
  useUnsaved(unsaved)
  const wrong = errorAt('content')
  const options = roles.data ?? []
  return (
    <FormPage
      kept={kept}
      head={<PageHead title={known ? words.edit : words.new} text={words.formText} back={paths.noticeList} />}
      sections={[
        {
          key: 'what',
          title: words.sectionWhat,
          state: stateOf(parts.what),
          content: <FieldsForm fields={parts.what} {...form} wide={['title']} />,
        },
        {
          key: 'who',
          title: words.sectionWho,
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
          title: words.sectionText,
          content: (
            <NoticeText
              {...register('content')}
              label={words.content}
              value={draft.content}
              onChange={(content) => change({ content })}
              error={wrong}
            />
          ),
        },
      ]}
      actions={
        <>
          <LeaveAction label={words.cancel} to={paths.noticeList} />
          <Action
            kind="primary"
            icon="save"
            label={recordWords.save}
            onPress={async () => {
              if (await submit()) leave()
            }}
          />
        </>
      }
    />
  )
}
