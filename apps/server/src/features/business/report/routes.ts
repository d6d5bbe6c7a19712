// Reports in the office: lists, one report, every step of a report, manufacturers.
import { readReportVersion } from '@register/contract/business/report/lifecycle/version'
import { correctEntry as correctEntryEndpoint } from '@register/contract/business/report/lifecycle/dated'
import {
  callOffRename,
  companyCertificates as touchedEndpoint,
  renameCompany as renameCompanyEndpoint,
} from '@register/contract/business/report/lifecycle/rename'
import { callOffStanding, cancelReport, replaceReport } from '@register/contract/business/report/lifecycle/standing'
import { copyReport } from '@register/contract/business/report/content/copy'
import { earlierReports as earlierReportsEndpoint } from '@register/contract/business/report/takeOver/earlier'
import * as former from '@register/contract/business/report/parties/former'
import * as part from '@register/contract/business/report/part/find'
import * as machines from '@register/contract/business/part/machines'
import { revealContact } from '@register/contract/business/report/parties/contact'
import * as handover from '@register/contract/business/report/lifecycle/handover'
import * as manufacturer from '@register/contract/business/report/parties/manufacturer'
import * as contract from '@register/contract/business/report/report'
import { readPublishingDesk } from '@register/contract/business/report/publishing/desk'
import { getListedParameters } from '@register/contract/business/category/parameterForm'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Search } from '../../../db/search/question.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { lookUpCited } from './cited/look.ts'
import { listMachines } from './cited/machines.ts'
import { withoutMasks } from './content/content.ts'
import { ownScope } from './content/reach.ts'
import { listReports } from './list.ts'
import { listedMeasures } from './measures/listed.ts'
import { earlierReports } from './takeOver/earlier.ts'
import { refuseMarks } from './takeOver/marks.ts'
import { formerApplicants, formerProducts, formerWords } from './parties/former.ts'
import { findManufacturers } from './parties/manufacturers.ts'
import { readContact, readReport, readVersion } from './read.ts'
import { copyReport as copyAsDraft } from './lifecycle/copy.ts'
import { returnReport, submitReport, takeBackReport } from './lifecycle/handover.ts'
import { inOwnTransactions, type Act, type BatchContext } from './lifecycle/batch.ts'
import { confirmProposal, dismissProposal, withdrawProposal } from './revision/proposals.ts'
import type { Version } from './lifecycle/check.ts'
import { publishReport } from './lifecycle/publish.ts'
import { callOffName } from './revision/comingName.ts'
import { correctEntry, renameParty } from './revision/rename.ts'
import { companyCertificates, renameCompany } from './revision/renameCompany.ts'
import { revisePublished } from './revision/revise.ts'
import { callOff } from './lifecycle/announce.ts'
import { recordReplacement } from './lifecycle/replace.ts'
import { changeStanding } from './lifecycle/standing.ts'
import { publishingDeskOf } from './publishing/desk.ts'
import { lockReport } from './store.ts'
import { editDraft, insertDraft, removeDraft } from './lifecycle/write.ts'
import { warningsOfReports } from './warnings/warnings.ts'

/** Notes the results of a batch, in addition to the audit row of each report. */
function noted<O extends handover.Outcome>(ctx: UserCtx, outcome: O): O {
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  ctx.note.detail = { done: ids(outcome.done), stopped: ids(outcome.stopped) }
  return outcome
}

/** `bench`: for acts on several reports, each in a transaction of its own. */
export const reportRoutes = (bench: BatchContext, search: Search): Route[] => [
  handle(contract.queryList, (ctx, { body }) => listReports(ctx, search, body)),
  handle(getListedParameters, async (_, { query }) =>
    listedMeasures(query.formKind).map(({ key, label, unit }) => ({ key, label, unit })),
  ),
  handle(contract.queryListLimit, (ctx, { body }) =>
    listReports({ ...ctx, scope: ownScope(ctx.actor) }, search, body, 'published'),
  ),
  handle(contract.readReport, (ctx, { body }) => readReport(ctx, body.id, { on: body.on })),
  handle(readReportVersion, (ctx, { body }) => readVersion(ctx, body.id, body.version)),
  handle(part.findCited, (ctx, { body }) => lookUpCited(ctx, body.numbers)),
  handle(machines.listMachines, (ctx, { body }) => listMachines(ctx, body)),
  handle(revealContact, (ctx, { body }) => readContact(ctx, body.id)),
  handle(manufacturer.findManufacturers, (ctx, { body }) => findManufacturers(ctx.db, body.keyword)),

  handle(former.formerApplicants, (ctx, { body }) => formerApplicants(ctx, body.keyword)),
  handle(former.formerProducts, (ctx, { body }) => formerProducts(ctx, body)),
  handle(former.formerWords, (ctx, { body }) => formerWords(ctx, body)),
  handle(earlierReportsEndpoint, (ctx, { body }) => earlierReports(ctx, body)),
  handle(copyReport, (ctx, { body }) => copyAsDraft(ctx, body.id)),

  handle(contract.insertReport, async (ctx, { body }) => readReport(ctx, await insertDraft(ctx, body))),
  handle(contract.updateReport, async (ctx, { body }) => {
    const { id, rev, reason, changeDate, confirmedBasis, confirmedFiles, takenOver, ...given } = body
    // Only a revision has a reason.
    const asked = reason ? { ...ctx, act: ['修订', 'revision'] as const } : ctx
    const row = await lockReport(asked, { id, rev }, ['draft', 'published', 'suspended'])
    const content = withoutMasks(ctx.secrets, row, given)
    ctx.note.object = `report:${id}`
    if (row.status === 'draft') await editDraft(ctx, row, content, takenOver)
    else {
      refuseMarks(takenOver)
      await revisePublished(ctx, row, { content, reason, changeDate, confirmedBasis, confirmedFiles })
    }
    return readReport(ctx, id)
  }),
  handle(contract.deleteReport, (ctx, { body }) => removeDraft(ctx, body)),
  handle(contract.publishReport, async (ctx, { body }) => {
    await publishReport(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(handover.submitReport, async (ctx, { body }) => {
    await submitReport(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(handover.takeBackReport, async (ctx, { body }) => {
    await takeBackReport(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(handover.returnReport, async (ctx, { body }) => {
    await returnReport(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(readPublishingDesk, (ctx, { body }) => publishingDeskOf(ctx, body.id)),
  handle(handover.secondLook, (ctx, { body }) => warningsOfReports(ctx, body.ids)),
  handle(handover.publishBatch, {
    prepare: (ctx, { body }) =>
      inOwnTransactions(bench, ctx, body.reports, { act: publishReport, verb: 'report.publish', done: 'published' }),
    run: async (ctx, _, outcome) => noted(ctx, outcome),
  }),
  handle(handover.returnBatch, {
    prepare(ctx, { body }) {
      const act: Act<Version> = (inside, one) => returnReport(inside, { ...one, reason: body.reason })
      return inOwnTransactions(bench, ctx, body.reports, { act, verb: 'report.return', done: 'draft' })
    },
    run: async (ctx, _, outcome) => noted(ctx, outcome),
  }),
  handle(contract.renameParty, async (ctx, { body }) => {
    await renameParty(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(touchedEndpoint, (ctx, { body }) => companyCertificates(ctx, body)),
  handle(renameCompanyEndpoint, (ctx, { body }) => renameCompany(ctx, body)),
  handle(correctEntryEndpoint, async (ctx, { body }) => {
    await correctEntry(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(callOffRename, async (ctx, { body }) => {
    await callOffName(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(contract.confirmProposal, async (ctx, { body }) => readReport(ctx, await confirmProposal(ctx, body))),
  handle(contract.dismissProposal, async (ctx, { body }) => readReport(ctx, await dismissProposal(ctx, body))),
  handle(handover.withdrawProposal, async (ctx, { body }) => readReport(ctx, await withdrawProposal(ctx, body))),
  handle(contract.suspendReport, async (ctx, { body }) => {
    await changeStanding(ctx, 'suspend', body)
    return readReport(ctx, body.id)
  }),
  handle(contract.restoreReport, async (ctx, { body }) => {
    await changeStanding(ctx, 'restore', body)
    return readReport(ctx, body.id)
  }),
  handle(cancelReport, async (ctx, { body }) => {
    await changeStanding(ctx, 'cancel', body)
    return readReport(ctx, body.id)
  }),
  handle(callOffStanding, async (ctx, { body }) => {
    await callOff(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(replaceReport, async (ctx, { body }) => {
    await recordReplacement(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(contract.revokeReport, async (ctx, { body }) => {
    await changeStanding(ctx, 'revoke', body)
    return readReport(ctx, body.id)
  }),
]
