// Takes a decision on an application back, within some minutes and as long as no other step has followed.
import {
  listApplications,
  listByHead,
  listBySociety,
  readApplication,
  takeBackByHead,
  takeBackBySociety,
} from '@register/contract/business/codeApply/codeApply'
import type { Application } from '@register/contract/business/codeApply/shape'
import { readDossier } from '@register/contract/business/review/dossier'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { useNow } from '../../../kit/time/useNow.ts'
import { ApplicationSubject } from './ApplicationSubject.tsx'
import { decisionOf, takeBackFor, takenBackOf, words } from './words.ts'

const touched = { refreshes: [listApplications, listByHead, listBySociety, readApplication, readDossier] }

export interface TakeBackProps {
  application: Application
  reload: () => unknown
  block?: boolean
  onDone?: () => void
}

export function TakeBack({ application, reload, block = false, onDone }: TakeBackProps) {
  const t = useTranslate()
  const now = useNow()
  const { ask, done } = useFeedback()
  const stale = useStale(reload, 'act')
  const byHead = useWrite(takeBackByHead, touched)
  const bySociety = useWrite(takeBackBySociety, touched)
  const { id, rev, actions, takeBackUntil } = application
  const write = actions.includes('takeBackHead') ? byHead : actions.includes('takeBackSociety') ? bySociety : undefined
  const left = takeBackUntil === null ? 0 : Math.ceil((Date.parse(takeBackUntil) - now) / 60_000)
  if (!write || left <= 0) return null

  async function takeBack() {
    const text = <ApplicationSubject application={application}>{t(words.takeBackText)}</ApplicationSubject>
    if (!(await ask({ title: words.takeBackTitle, text, yes: words.takeBack }))) return
    try {
      await write?.mutateAsync({ body: { id, rev } })
    } catch (error) {
      if (await stale(error)) return
      throw error
    }
    done(takenBackOf(decisionOf(application.history) ?? words.takeBack, application.applicationNo))
    onDone?.()
  }
  return <Action block={block} icon="return" label={takeBackFor(left)} onPress={takeBack} />
}
