// The actions on an application that the server allows now: correct, withdraw, void, write its report, review.
import {
  generateCode,
  listApplications,
  readApplication,
  voidApplication,
  withdrawApplication,
} from '@register/contract/business/codeApply/codeApply'
import { type Application } from '@register/contract/business/codeApply/shape'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { usePrevented } from '../../../../api/body/prevented.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { ReasonDialog } from '../../../../kit/dialog/ReasonDialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import * as paths from '../../../../paths.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { ApplicationSubject } from '../ApplicationSubject.tsx'
import { TakeBack } from '../TakeBack.tsx'
import { words } from '../words.ts'

const touched = { refreshes: [listApplications, readApplication] }

export function ApplicationActs({ application, reload }: { application: Application; reload: () => unknown }) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const [open, setOpen] = useState<'withdraw' | 'void'>()
  const withdraw = useWrite(withdrawApplication, touched)
  const voiding = useWrite(voidApplication, touched)
  const { id, rev, actions, reportId } = application
  const mayApply = useMay()(generateCode)
  const mayCopy = !usePrevented(mayApply)?.application && mayApply
  const can = (name: Application['actions'][number]) => actions.includes(name)
  const close = () => setOpen(undefined)
  async function end(run: Promise<unknown>, word: typeof words.withdrawn | typeof words.voided): Promise<boolean> {
    try {
      await run
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(word)
    return true
  }
  return (
    <>
      <TakeBack application={application} reload={reload} />
      {mayCopy && <LinkAction icon="copy" label={words.copy} to={paths.applicationLike(id)} />}
      {can('withdraw') && <Action label={words.withdraw} onPress={() => setOpen('withdraw')} />}
      {can('void') && <Action kind="danger" label={words.void} onPress={() => setOpen('void')} />}
      {can('resubmit') && <LinkAction kind="primary" icon="edit" label={words.edit} to={paths.applicationEdit(id)} />}
      {can('write') && <LinkAction kind="primary" icon="form" label={words.write} to={paths.reportFor(id)} />}
      {can('reviewHead') && (
        <LinkAction kind="primary" icon="audit" label={words.toReview} to={paths.inQueue(paths.headQueue, id)} />
      )}
      {can('reviewSociety') && (
        <LinkAction kind="primary" icon="audit" label={words.toReview} to={paths.inQueue(paths.expertQueue, id)} />
      )}
      {reportId !== null && <LinkAction icon="file" label={words.readReport} to={paths.reportDetail(reportId)} />}
      <ReasonDialog
        optional
        open={open === 'withdraw'}
        onClose={close}
        title={words.withdraw}
        text={<ApplicationSubject application={application}>{t(words.withdrawText)}</ApplicationSubject>}
        yes={words.withdraw}
        run={(reason) => end(withdraw.mutateAsync({ body: { id, rev, reason } }), words.withdrawn)}
      />
      <ReasonDialog
        danger
        open={open === 'void'}
        onClose={close}
        title={words.void}
        text={
          <ApplicationSubject application={application}>
            {t(application.reportId === null ? words.voidText : words.voidWritten)}
          </ApplicationSubject>
        }
        yes={words.void}
        run={(reason) => end(voiding.mutateAsync({ body: { id, rev, reason } }), words.voided)}
      />
    </>
  )
}
