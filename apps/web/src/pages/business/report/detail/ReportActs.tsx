// The actions on a report that the server allows now: the next step as a button, the rest in a menu.
import { parties, type ComingName } from '@register/contract/business/report/comingName'
import { holding } from '@register/contract/business/recall/shape'
import { copyReport } from '@register/contract/business/report/content/copy'
import { listPartUses } from '@register/contract/business/part/uses'
import { deleteReport, readReport, publishReport, queryList } from '@register/contract/business/report/report'
import { type Report } from '@register/contract/business/report/shape'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { usePrevented } from '../../../../api/body/prevented.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { MoreMenu, type MenuAct } from '../../../../kit/action/MoreMenu.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { useTab } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { useCopy } from '../useCopy.ts'
import { Subject } from '../../Subject.tsx'
import { CorrectDialog } from '../dated/CorrectDialog.tsx'
import { words as datedWords } from '../dated/words.ts'
import { ReturnDialog } from '../handover/ReturnDialog.tsx'
import { useBasis } from '../handover/useBasis.ts'
import { subjectOf, useHandover } from '../handover/useHandover.tsx'
import { together, useTakenOver } from '../handover/useTakenOver.ts'
import { words as handoverWords } from '../handover/words.ts'
import { LiftDialog } from '../recall/LiftDialog.tsx'
import { areaWords } from '../../words.ts'
import { RecallDialog } from '../recall/RecallDialog.tsx'
import { words as recallWords } from '../recall/words.ts'
import { callOffName, words } from '../words.ts'
import { CallOffDialog } from '../acts/CallOffDialog.tsx'
import { ReplaceDialog } from '../acts/ReplaceDialog.tsx'
import { isRenamingUnsent, RenameDialog } from '../acts/RenameDialog.tsx'
import { StandingDialog, unsentStanding } from '../acts/StandingDialog.tsx'

export function ReportActs({ report, reload }: { report: Report; reload: () => Promise<unknown> }) {
  const t = useTranslate()
  const { leaveFor } = useTab()
  const { ask, done } = useFeedback()
  const copy = useCopy()
  const mayWrite = useMay()(copyReport)
  const mayCopy = !usePrevented(mayWrite)?.report && mayWrite
  const mayFind = useMay()(listPartUses)
  const stale = useStale(reload, 'act')
  const [standing, setStanding] = useState(() => unsentStanding(report))
  const [callingOff, setCallingOff] = useState<ComingName | 'standing'>()
  const [correcting, setCorrecting] = useState(false)
  const [replacing, setReplacing] = useState(false)
  const [renaming, setRenaming] = useState(() => isRenamingUnsent(report))
  const [recalling, setRecalling] = useState<'recall' | 'lift'>()
  const [returning, setReturning] = useState(false)
  const handover = useHandover(report)
  const basis = useBasis()
  const statement = useTakenOver()
  const publish = useWrite(publishReport, { refreshes: [readReport, queryList] })
  const remove = useWrite(deleteReport, { refreshes: [queryList] })
  const { id, rev, actions, missing } = report
  const can = (name: Report['actions'][number]) => actions.includes(name)

  /** A conflict with another person's change opens a question; every other failure is shown at the button. */
  async function orStale(act: () => Promise<unknown>) {
    try {
      await act()
    } catch (error) {
      if (!(await stale(error))) throw error
    }
  }
  async function makePublic() {
    const text = <Subject {...subjectOf(report)}>{t(words.publishAsk)}</Subject>
    const { unlistedBasis, foreignFiles, takenOver } = report
    const must = together(basis.must(unlistedBasis, foreignFiles), statement(report))
    if (!(await ask({ title: words.publishTitle, text, yes: words.publish, must }))) return
    await orStale(async () => {
      await publish.mutateAsync({
        body: {
          id,
          rev,
          confirmedBasis: unlistedBasis,
          confirmedFiles: foreignFiles.map((file) => file.id),
          confirmedTakenOver: Object.keys(takenOver),
        },
      })
      done(words.published)
    })
  }
  async function drop() {
    const text = <Subject {...subjectOf(report)}>{t(words.removeAsk)}</Subject>
    if (!(await ask({ title: words.removeTitle, text, yes: words.remove, danger: true }))) return
    await remove.mutateAsync({ body: { id, rev } })
    done(words.removed)
    leaveFor(paths.reportList)
  }
  const more: MenuAct[] = [
    ...(mayCopy ? [{ key: 'copy', label: t(words.copy), onPress: () => copy(id) }] : []),
    ...(mayFind && report.version > 0
      ? [{ key: 'uses', label: t(areaWords.uses), to: paths.partUses({ partOf: report.publicId }) }]
      : []),
    ...(can('rename') ? [{ key: 'rename', label: t(words.rename), onPress: () => setRenaming(true) }] : []),
    ...(can('correctEntry')
      ? [{ key: 'correctEntry', label: t(datedWords.correct), onPress: () => setCorrecting(true) }]
      : []),
    ...(can('suspend') ? [{ key: 'suspend', label: t(words.suspend), onPress: () => setStanding('suspend') }] : []),
    ...(can('callOff') ? [{ key: 'callOff', label: t(words.callOff), onPress: () => setCallingOff('standing') }] : []),
    ...(can('callOffRename')
      ? report.comingNames.map((one) => ({
          key: `callOff ${one.party} ${one.on}`,
          label: callOffName(
            parties[one.party],
            report.comingNames.some((other) => other !== one && other.party === one.party) ? one.on : '',
          ),
          onPress: () => setCallingOff(one),
        }))
      : []),
    ...(can('replace') ? [{ key: 'replace', label: t(words.replace), onPress: () => setReplacing(true) }] : []),
    ...(can('recall') ? [{ key: 'recall', label: t(recallWords.recall), onPress: () => setRecalling('recall') }] : []),
    ...(can('recall') && holding(report.recalls).length > 0
      ? [{ key: 'lift', label: t(recallWords.lift), onPress: () => setRecalling('lift') }]
      : []),
    ...(can('cancel')
      ? [{ key: 'cancel', label: t(words.cancel), danger: true, onPress: () => setStanding('cancel') }]
      : []),
    ...(can('revoke')
      ? [{ key: 'revoke', label: t(words.revoke), danger: true, onPress: () => setStanding('revoke') }]
      : []),
    ...(can('remove') ? [{ key: 'remove', label: t(words.remove), danger: true, onPress: drop }] : []),
  ]
  return (
    <>
      <LinkAction icon="certificate" label={words.certificate} to={paths.reportCertificate(id)} />
      {can('edit') && <LinkAction icon="edit" label={words.edit} to={paths.reportEdit(id)} />}
      {can('takeBack') && (
        <Action icon="return" label={handoverWords.takeBack} onPress={() => orStale(() => handover.takeBack())} />
      )}
      {can('return') && <Action icon="return" label={handoverWords.return} onPress={() => setReturning(true)} />}
      {can('submit') && !can('publish') && missing.length === 0 && (
        <Action
          kind="primary"
          icon="send"
          label={handoverWords.submit}
          onPress={() => orStale(() => handover.submit())}
        />
      )}
      {can('publish') && missing.length === 0 && (
        <Action kind="primary" icon="send" label={words.publish} onPress={makePublic} />
      )}
      {can('revise') && <LinkAction icon="edit" label={words.revise} to={paths.reportEdit(id)} />}
      {can('restore') && (
        <Action kind="primary" icon="reload" label={words.restore} onPress={() => setStanding('restore')} />
      )}
      {more.length > 0 && <MoreMenu worded label={words.more} acts={more} />}
      <StandingDialog standing={standing} report={report} reload={reload} onClose={() => setStanding(undefined)} />
      {callingOff && (
        <CallOffDialog
          announced={callingOff}
          report={report}
          reload={reload}
          onClose={() => setCallingOff(undefined)}
        />
      )}
      {correcting && <CorrectDialog report={report} reload={reload} onClose={() => setCorrecting(false)} />}
      {replacing && <ReplaceDialog report={report} reload={reload} onClose={() => setReplacing(false)} />}
      <RecallDialog
        open={recalling === 'recall'}
        report={report}
        reload={reload}
        onClose={() => setRecalling(undefined)}
      />
      <LiftDialog open={recalling === 'lift'} report={report} reload={reload} onClose={() => setRecalling(undefined)} />
      <ReturnDialog open={returning} onClose={() => setReturning(false)} report={report} reload={reload} />
      <RenameDialog open={renaming} onClose={() => setRenaming(false)} report={report} reload={reload} />
    </>
  )
}
