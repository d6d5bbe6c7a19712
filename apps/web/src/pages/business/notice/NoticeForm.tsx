// Writes one notice, new or existing: its type, text, attachments, and when it is to be published.
import { deleteBusinessFile, type FileRow } from '@register/contract/business/file'
import { noticeFields, noticeTiming } from '@register/contract/business/notice/fields'
import {
  insertNotice,
  readOfficeNotice,
  updateNotice,
  type OfficeNotice,
} from '@register/contract/business/notice/office'
import { useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { FormPage } from '../../../kit/form/FormPage.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { OpenedPage } from '../../../kit/record/OpenedPage.tsx'
import { recordWords } from '../../../kit/record/words.ts'
import { LeaveAction } from '../../../kit/tabs/LeaveAction.tsx'
import { useTab, useUnsaved } from '../../../kit/tabs/useTab.ts'
import { minuteOf } from '../../../kit/time/time.ts'
import * as paths from '../../../paths.ts'
import { NoticeText } from '../inputs/NoticeText.tsx'
import { BusinessUploads } from '../BusinessUploads.tsx'
import { refreshes } from './useNoticeActs.tsx'
import { words } from './words.ts'
import { addressId } from '../../../kit/router/addressId.ts'

interface Draft {
  title: string
  type: string
  audience: string
  pinned: boolean
  when: string
  publishAt: string
  content: string
  files: readonly FileRow[]
}

/** Before publication the time of publishing is a required choice. */
const timing = noticeTiming.map((field) => (field.key === 'when' ? { ...field, required: true } : field))

/** A new notice starts as a draft. */
const fresh: Draft = {
  title: '',
  type: 'notice',
  audience: 'public',
  pinned: false,
  when: 'draft',
  publishAt: '',
  content: '',
  files: [],
}

const timingOf = ({ status, publishAt }: OfficeNotice): Pick<Draft, 'when' | 'publishAt'> => {
  if (status === 'scheduled') return { when: 'later', publishAt: minuteOf(publishAt) }
  return { when: status === 'draft' ? 'draft' : '', publishAt: '' }
}

function draftOf(known: OfficeNotice): Draft {
  const { title, type, audience, pinned, content, files } = known
  return { title, type, audience, pinned, content, files, ...timingOf(known) }
}

export function NoticePage() {
  const id = useParams()['id']
  if (id === undefined) return <NoticeForm />
  return (
    <OpenedPage endpoint={readOfficeNotice} input={{ body: { id: addressId(id) } }} name={({ title }) => title}>
      {(notice, reload) => <NoticeForm known={notice} reload={reload} />}
    </OpenedPage>
  )
}

function NoticeForm({ known, reload }: { known?: OfficeNotice; reload?: () => unknown }) {
  const t = useTranslate()
  const { done } = useFeedback()
  const { leaveFor } = useTab()
  const add = useWrite(insertNotice, { refreshes })
  const put = useWrite(updateNotice, { refreshes })
  const stale = useStale(() => reload?.())
  const [start] = useState(() => (known ? draftOf(known) : fresh))
  const isOut = known !== undefined && (known.status === 'published' || known.status === 'withdrawn')
  const fields = isOut ? noticeFields : [...noticeFields, ...timing]
  const keep = { name: `publicNotice ${known?.id ?? 'new'}`, rev: known?.rev, files: ['files'] }
  const { draft, change, alter, send, form, stateOf, register, errorAt, unsaved, kept } = useDraft(start, fields, keep)
  useUnsaved(unsaved)
  const wrong = errorAt('content')
  const back = known ? paths.publicNoticeDetails(known.id) : paths.publicNoticeList

  async function save({ files, ...rest }: Draft) {
    const body = { ...rest, publishAt: rest.when === 'later' ? rest.publishAt : '', fileIds: files.map(({ id }) => id) }
    try {
      const { id } = known
        ? await put.mutateAsync({ body: { ...body, id: known.id, rev: known.rev } })
        : await add.mutateAsync({ body })
      done(words.saved)
      leaveFor(paths.publicNoticeDetails(id), { replace: true })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    return true
  }
  return (
    <FormPage
      kept={kept}
      head={
        <>
          <PageHead
            title={known ? words.edit : words.new}
            text={words.formText}
            back={back}
            toDetail={known !== undefined}
          />
          {known?.status === 'published' && <Notice title={words.shownAtOnce} text={words.shownAtOnceText} />}
          {known?.status === 'withdrawn' && <Notice tone="warn" title={words.withdrawnTitle} />}
        </>
      }
      sections={[
        {
          key: 'what',
          title: words.sectionWhat,
          state: stateOf(noticeFields),
          content: <FieldsForm fields={noticeFields} {...form} wide={['title']} />,
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
        {
          key: 'files',
          title: words.sectionFiles,
          content: (
            <BusinessUploads
              kind="other"
              label={words.sectionFiles}
              hint={words.filesHint}
              files={draft.files}
              onAdd={(file) => alter('files', (files) => [...files, file])}
              onRemove={async (file) => {
                // Files that the notice already has stay stored until it is saved; only a file that nothing uses can be deleted at once.
                if (!start.files.includes(file)) await call(deleteBusinessFile, { body: { id: file.id } })
                alter('files', (files) => files.filter((one) => one !== file))
              }}
            />
          ),
        },
        ...(isOut
          ? []
          : [
              {
                key: 'timing',
                title: t(words.sectionTiming),
                state: stateOf(timing),
                content: <FieldsForm fields={timing} {...form} />,
              },
            ]),
      ]}
      actions={
        <>
          <LeaveAction label={words.cancel} to={back} />
          <Action
            kind="primary"
            icon="save"
            label={recordWords.save}
            disabled={known?.status === 'withdrawn' && words.isWithdrawn}
            onPress={() => send(save)}
          />
        </>
      }
    />
  )
}
