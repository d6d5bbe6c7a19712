// Does this certificate cover that product? The check in its order: standing, category, maker, model, rows (docs/rules/coverage.md#the-order-of-the-questions).
import { isEmpty, type Values } from '../../fields.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import { asksByAlone, type TestedAlone } from '../parameters/alone.ts'
import type { Asked } from './asked.ts'
import {
  listsModels,
  makerIdentity,
  modelIdentity,
  modelsOf,
  otherProduct,
  type AskedName,
  type Identity,
  type Models,
} from './identity.ts'
import { basisOf, decides, checkRow, type Basis, type Case, type CheckedRow } from './checkRow.ts'
import { missingOf, type Missing } from './missing.ts'
import { recallOf, unsaidOf, type RecallRange } from '../recallRange.ts'
import { ruleOf } from './rule.ts'
import type { CoverageRow } from './shape.ts'
import type { CoverageAnswer } from './words.ts'
import { byStandingAlone, isMadeOutside, type DaysInForce, type StandingGround } from './standing/inForce.ts'

/** What a certificate is, as far as coverage depends on it. */
export interface Certificate {
  /** When it is known to have been in force; nothing where its days are not registered. */
  inForce?: DaysInForce | undefined
  /** As derived for today; unqualified results are no standing of a published record, but imported ones may be. */
  standing: 'published' | StandingGround
  categoryCode: string
  /** Its category is in no list, so that no rule is known to hold for the product. */
  isUnlisted?: boolean
  model: string
  /** The maker's name and the names it had before. */
  manufacturers: readonly string[]
  rows: readonly CoverageRow[]
  /** Every row that the certificate prints is registered. */
  isWhole: boolean
  /** Recalls that hold, of some of the products under it. */
  recalls?: readonly RecallRange[] | undefined
  /** How the record states that it was tested; nothing where it does not. */
  testedAlone?: TestedAlone | undefined
  /** As the certificate lists them. */
  models: readonly string[]
  /** Of the tested sample. */
  parameters: Values
}

export interface Question {
  categoryCode?: string | undefined
  manufacturer?: AskedName | undefined
  model?: AskedName | undefined
  /** Of the machine: asked where products are recalled. */
  serialNo?: string | undefined
  /** YYYY-MM-DD of the machine, not in the future: asked where the certificate is not in force. */
  manufactureDate?: string | undefined
  asked: ReadonlyMap<string, Asked>
}

/** Why the whole answer is what it is. */
export type Ground =
  | StandingGround
  | 'inForceThen'
  | 'madeOutside'
  | 'category'
  | 'manufacturer'
  | 'makerMissing'
  | 'makerUnclear'
  | 'modelNotListed'
  | 'modelOther'
  | 'modelMissing'
  | 'modelUnclear'
  | 'recalled'
  | 'recallOpen'
  | 'oneByOne'
  | 'aloneUnstated'
  | 'notTested'
  | 'noRule'
  | 'noTable'
  | 'notWhole'
  | 'rowHolds'
  | 'printedText'
  | 'allFail'
  | 'open'

/** What a question does not say although the answer hangs on it. */
export type Unnamed = 'manufacturer' | 'model' | 'manufactureDate' | 'serialNo'

export interface CoverageFinding {
  answer: CoverageAnswer
  ground: Ground
  rows: readonly CheckedRow[]
  missing: readonly Missing[]
  /** What the question does not name, and no yes is given without. */
  unnamed: readonly Unnamed[]
  /** Another model than the certificate's, or one that cannot be told to be the same, where the parameters decide. */
  isOtherModel: boolean
  /** Of a yes. */
  basis?: Basis
}

type Early = readonly [CoverageAnswer, Ground]

interface Identities {
  maker: Identity
  model: Identity
  models: Models
}

/** The answer for a model that the certificate does not name, where another model is another certificate. */
function byOtherModel({ models }: Identities, asked: AskedName | undefined): Early {
  if (!listsModels(models)) return ['cannotTell', 'modelOther']
  return typeof asked === 'object' ? ['cannotTell', 'modelMissing'] : ['notCovered', 'modelNotListed']
}

/** What is said before any parameter is looked at; nothing when parameters decide. */
function beforeRows(
  form: ParameterForm | undefined,
  certificate: Certificate,
  question: Question,
  found: Identities,
): Early | undefined {
  const { standing, inForce } = certificate
  const { model = 'named', only } = ruleOf(form)
  const byStanding = byStandingAlone(inForce, standing, question.manufactureDate)
  if (byStanding?.[0] === 'notCovered') return byStanding
  const other = otherProduct(certificate.categoryCode, question.categoryCode, found.maker)
  if (other) return ['notCovered', other]
  if (byStanding) return byStanding
  if (only === 'none') return ['cannotTell', 'notTested']
  if (certificate.isUnlisted) return ['cannotTell', 'noRule']
  if (model === 'decides' && found.model === 'other') return byOtherModel(found, question.model)
  if (isMadeOutside(certificate.inForce, question.manufactureDate)) return ['cannotTell', 'madeOutside']
  if (only === 'oneByOne' || certificate.testedAlone === 'each') return ['cannotTell', 'oneByOne']
  if (!certificate.testedAlone && asksByAlone(form, certificate).length > 0) return ['cannotTell', 'aloneUnstated']
  if (isEmpty(certificate.rows)) return ['cannotTell', 'noTable']
  return undefined
}

/** Another model, which nobody names: nothing can be said of it. */
const isUnnamedOther = (model: Identity, asked: Question['model']) => model === 'other' && typeof asked === 'object'

/** Why no yes is given although a row holds: the maker or the model is not known to be the certificate's. */
function withheld(
  form: ParameterForm | undefined,
  { maker, model }: Identities,
  asked: Question['model'],
): Ground | undefined {
  if (maker === 'missing') return 'makerMissing'
  if (model === 'missing' || isUnnamedOther(model, asked)) return 'modelMissing'
  if (maker === 'unclear') return 'makerUnclear'
  return model === 'unclear' && ruleOf(form).model === 'decides' ? 'modelUnclear' : undefined
}

/** The check of one question. `form`: of the record; nothing when its category has none, and then nothing can be covered. */
export function findCoverage(
  form: ParameterForm | undefined,
  certificate: Certificate,
  question: Question,
): CoverageFinding {
  const models = modelsOf(form, certificate)
  const found: Identities = {
    models,
    maker: makerIdentity(certificate.manufacturers, question.manufacturer),
    model: modelIdentity(models, question.model),
  }
  const isOtherModel = found.model === 'other' || found.model === 'unclear'
  const recall = recallOf(certificate.recalls ?? [], question)
  const unnamed: Unnamed[] = [
    ...(found.maker === 'missing' ? (['manufacturer'] as const) : []),
    ...(found.model === 'missing' || isUnnamedOther(found.model, question.model) ? (['model'] as const) : []),
    ...(recall === 'recallOpen' ? unsaidOf(certificate.recalls ?? [], question) : []),
  ]
  const early = beforeRows(form, certificate, question, found)
  if (early) {
    const [answer, ground] = early
    const asksDate =
      answer === 'cannotTell' && ['expired', 'suspended', 'revoked', 'cancelled', 'lapsed'].includes(ground)
    return { answer, ground, rows: [], missing: [], unnamed: asksDate ? ['manufactureDate'] : [], isOtherModel }
  }
  const given: Case = {
    form,
    rows: certificate.rows,
    parameters: certificate.parameters,
    models,
    asked: question.asked,
    model: question.model,
    isSameModel: found.model === 'same',
  }
  const rows = certificate.rows.map((row, at) => checkRow(given, row, at))
  const done = (answer: CoverageAnswer, ground: Ground): CoverageFinding => ({
    answer,
    ground,
    rows,
    missing: answer === 'cannotTell' ? missingOf(rows) : [],
    unnamed: answer === 'cannotTell' ? unnamed : [],
    isOtherModel,
    ...(answer === 'covered' && { basis: basisOf(rows, given) }),
  })
  // A form that declares nothing that decides would cover everything its certificates leave out.
  const nothingDecides =
    isEmpty(ruleOf(form).oneOf) && certificate.rows.every((row) => decides(given, row).length === 0)
  if (rows.every(({ result }) => result === 'no'))
    return certificate.isWhole ? done('notCovered', 'allFail') : done('cannotTell', 'notWhole')
  if (nothingDecides || !rows.some(({ result }) => result === 'yes')) return done('cannotTell', 'open')
  const ground = withheld(form, found, question.model) ?? recall
  return ground ? done('cannotTell', ground) : done('covered', 'rowHolds')
}
