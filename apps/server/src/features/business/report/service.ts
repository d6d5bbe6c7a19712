// What other features and the demo world may use of reports: the list plan, the derived status, stored content, and the steps of a report.
export { bulkInsert, insertExisting } from './lifecycle/bulk.ts'
export { citedIn, citedKeys, citedMark, citedOf, piecesIn, type CitedByKey } from './cited/cited.ts'
export { lookUpCited } from './cited/look.ts'
export { citedComponents, citedInTable, fallenOf, namedParts } from './cited/parts.ts'
export { changeInForce, comingOf, groundText, isInForce } from './content/coming.ts'
export { confirmBases, unlistedBasis } from './warnings/basis.ts'
export { contentErrors, publishGaps } from './content/checks.ts'
export { clashesOf } from './content/clashes.ts'
export { groundsOf } from './content/confirmation.ts'
export { formErrors } from './content/settle.ts'
export { publicContentOf, coverageOf, issueOf, valuesOf, type ReportRecord } from './content/content.ts'
export { comingNamesOf, dueNames, namedToday } from './content/comingNames.ts'
export { datedOf, standingOn } from './parties/line.ts'
export { publishedAsPrinted } from './content/related.ts'
export { recallsOf } from './content/recalls.ts'
export { ownScope, readerScope } from './content/reach.ts'
export { contentFor, filesFor } from './content/view.ts'
export { reportFindings } from './findings/records.ts'
export { measureFindings } from './findings/measures.ts'
export { partFindings } from './findings/parts.ts'
export { searchFindings, strayFindings } from './findings/search.ts'
export { filtersByTable } from './keyword/byTable.ts'
export { inTheirOrder, readPageOfIds } from './page/read.ts'
export { filteredReports, inCategory, listReports, reportPlan, spellingOf } from './list.ts'
export {
  countedStatus,
  faceColumns,
  faceOf,
  faceTextColumns,
  faceTextsOf,
  isPublic,
  isReplacedBy,
  namesFor,
  officeStatusOf,
  statusIs,
  statusIn,
  statusOf,
  today,
  type Names,
  type Selected,
} from './content/row.ts'
export { revisePublished } from './revision/revise.ts'
export { renameParty } from './revision/rename.ts'
export { putNamesIntoForce } from './revision/dueNames.ts'
export { recordReplacement } from './lifecycle/replace.ts'
export { changeStanding } from './lifecycle/standing.ts'
export { applyRule, type RuleActing } from './rules/apply.ts'
export { canLapse, isOfKind, issueUnknown, meets, type RuleRow } from './rules/matching.ts'
export { ruleEndOf, shownRule } from './rules/shown.ts'
export { undoRule } from './rules/undo.ts'
export { inspectAll } from './quality/look.ts'
export { readReport } from './read.ts'
export { addMissingNames, isOfMakers, makersTold, otherSpellings, type Spelled } from './spelling/names.ts'
export { findReport, inOffice, loadContent, lockReport, objectOf, scoped, verifyUrl, writeReport } from './store.ts'
export { reached, scopeColumns } from './content/scope.ts'
export { publishReport } from './lifecycle/publish.ts'
export { reportWork } from './lifecycle/openWork.ts'
export { returnReport, submitReport } from './lifecycle/handover.ts'
export { insertDraft } from './lifecycle/write.ts'
export { putDueIntoForce } from './lifecycle/due.ts'
export { putRulesIntoForce } from './rules/due.ts'
export { notifyConcerned } from './notification/followers.ts'
export { remindExpiry } from './notification/expiry.ts'
