// Sixty questions, ten of each kind, by somebody who has only the rules and certificates in hand: the answer with its reason, over the declarations of the kinds.
import { describe, expect, test } from 'vitest'
import { isEmpty, isRequired, type Field, type Value } from '../../fields.ts'
import { unlessWords } from '../../business/report/content/printedText.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import { formNamed } from '../parameters/formKinds.ts'
import { readAsked, type Asked, type GivenAnswer } from './asked.ts'
import { rowFromParameters } from './fromParameters.ts'
import type { AskedName } from './identity.ts'
import { findCoverage, type Certificate } from './check.ts'
import { decisiveKeys } from './rule.ts'
import type { Condition } from './shape.ts'
import { fieldOf, type CoverageAnswer } from './words.ts'

type Said = Readonly<Record<string, Value>>
type Limits = Readonly<Record<string, Omit<Condition, 'parameter'>>>

interface Question {
  form: string
  /** Of the tested sample, where it matters; what the form needs besides is made up. */
  sample?: Said
  /** What the certificate prints otherwise than as tested; several rows are alternatives. */
  prints?: Limits | readonly Limits[]
  /** Parameters that it does not print. */
  silent?: readonly string[]
  /** No table at all. */
  noTable?: true
  text?: string
  held?: true
  models?: readonly string[]
  standing?: Certificate['standing']
  /** As asked; what is not said is asked as tested. */
  asks?: Readonly<Record<string, GivenAnswer>>
  /** Left unanswered. */
  unsaid?: readonly string[]
  maker?: AskedName | undefined
  model?: AskedName | undefined
  category?: string
  made?: string
}

/** A plausible value of a field that the question does not look at. */
function anyValue({ type, options = [], min = 1, max = 1_000_000 }: Field): Value {
  const number = Math.min(Math.max(10, min), max)
  const option = options[0]?.value ?? 'A1'
  if (type === 'integer' || type === 'decimal') return number
  if (type === 'range') return { from: number, to: number }
  if (type === 'choice') return option
  if (type === 'choices') return [option]
  return type === 'flag' ? true : 'A1'
}

/** The tested sample: what was given, and what decides in its form besides. */
function sampleOf(form: ParameterForm, given: Said): Said {
  const sample: Record<string, Value> = { ...given }
  const due = new Set(decisiveKeys(form, () => 'any'))
  for (const field of form.fields)
    if (due.has(field.key) && isEmpty(sample[field.key]) && field.normally === undefined)
      if (field.required === undefined || isRequired(field, sample)) sample[field.key] = anyValue(field)
  return sample
}

const answerTo = (value: Value): GivenAnswer => {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value !== 'object') return String(value)
  return 'from' in value ? { from: String(value.from), to: String(value.to) } : ''
}

function answer(question: Question): CoverageAnswer {
  const { form: subForm, sample: given = {}, prints = {}, silent = [], asks = {}, unsaid = [] } = question
  const form = formNamed(subForm)
  if (!form) throw new Error(`no form ${subForm}`)
  const sample = sampleOf(form, given)
  const tested = rowFromParameters(form, sample).conditions.filter(({ parameter }) => !silent.includes(parameter))
  const rowOf = (limits: Limits): Condition[] => [
    ...tested.filter(({ parameter }) => !Object.hasOwn(limits, parameter)),
    ...Object.entries(limits).map(([parameter, limit]) => ({ parameter, ...limit })),
  ]
  const rows = question.noTable ? [] : Array.isArray(prints) ? (prints as readonly Limits[]) : [prints as Limits]
  const usual = Object.fromEntries(
    form.fields.filter((field) => field.normally !== undefined).map(({ key }) => [key, { is: 'printed' as const }]),
  )
  const askable = tested.map(({ parameter }) => [parameter, answerTo(sample[parameter] as Value)] as const)
  const values: Record<string, GivenAnswer> = { ...usual, ...Object.fromEntries(askable), ...asks }
  const asked = new Map<string, Asked>()
  for (const [key, value] of Object.entries(values)) {
    const field = fieldOf(form, key)
    if (unsaid.includes(key) || !field) continue
    const read = readAsked(field, value)
    if ('problem' in read) throw new Error(`${key}: ${read.problem[1]}`)
    if (read.asked) asked.set(key, read.asked)
  }
  const certificate: Certificate = {
    standing: question.standing ?? 'published',
    inForce: { from: '2008-01-01', to: '2012-06-30' },
    categoryCode: 'C',
    model: 'HX-1',
    manufacturers: ['示例机械有限公司', 'Example Machines Co., Ltd.'],
    models: question.models ?? [],
    rows: rows.map((limits) => ({ conditions: rowOf(limits) })),
    isWhole: true,
    testedAlone: 'type',
    parameters: sample,
  }
  const found = findCoverage(form, certificate, {
    categoryCode: question.category ?? 'C',
    manufacturer: 'maker' in question ? question.maker : '示例机械有限公司',
    model: 'model' in question ? question.model : 'HX-1',
    manufactureDate: question.made,
    asked,
  })
  const text = question.text ?? ''
  return unlessWords(found, { coverageText: text, coverageHeld: question.held ? text : null, parameters: {} }).answer
}

type Line = readonly [why: string, question: Question, answer: CoverageAnswer]

const lift = { ratedLoad: 1600, ratedSpeed: 2.5, carGuideRails: 4, ropingRatio: '2:1', driveMode: 'traction' }
const elevator: Line[] = [
  [
    'a lighter and slower lift of the same configuration: both limits are upper ones',
    { form: 'traction', sample: lift, asks: { ratedLoad: '1350', ratedSpeed: '1.75' } },
    'covered',
  ],
  [
    'roping 1:1 in place of 2:1: a listed configuration item has changed',
    { form: 'traction', sample: lift, asks: { ropingRatio: '1:1' } },
    'notCovered',
  ],
  [
    'eight guide rails where four were tested: only fewer ask for a new test',
    { form: 'traction', sample: lift, asks: { carGuideRails: '8' } },
    'covered',
  ],
  [
    'two cars joined, of which the certificate says nothing: one car is what silence means, two are not refused by it',
    { form: 'traction', sample: lift, asks: { carCount: '2' } },
    'cannotTell',
  ],
  [
    'an inclined lift at 46 degrees, tested at 35: the printed range ends at 45',
    {
      form: 'inclined',
      sample: { inclineAngle: { from: 35, to: 35 } },
      prints: { inclineAngle: { from: 20, to: 45 } },
      asks: { inclineAngle: '46' },
    },
    'notCovered',
  ],
  [
    'an inclined traction lift whose rope wrap is not said: the wrap is a configuration item',
    { form: 'inclined', sample: { driveMode: 'traction', ropeWrap: 'single' }, unsaid: ['ropeWrap'] },
    'cannotTell',
  ],
  [
    'an escalator for public transport under a certificate for ordinary duty: ordinary never covers it',
    { form: 'escalator', sample: { workType: 'ordinary' }, asks: { workType: 'public' } },
    'notCovered',
  ],
  [
    'a programmable system of SIL 3 under a certificate for SIL 2: more is asked than is attested',
    { form: 'pessral', sample: { silLevel: 'SIL2' }, asks: { silLevel: 'SIL3' } },
    'notCovered',
  ],
  [
    'a worm gear with wheels of another alloy: annex X names the contact material, and another name of an alloy is for people',
    {
      form: 'driveMachine',
      sample: { gearType: 'worm', gearMaterial: 'ZCuSn12Ni2' },
      asks: { gearMaterial: 'ZCuAl10Fe3' },
    },
    'cannotTell',
  ],
  [
    'a lift machine for belts under a certificate that says nothing of belts: silence means ropes and refuses nothing',
    { form: 'driveMachine', sample: { driveMode: 'traction' }, asks: { suspensionKind: 'coatedBelt' } },
    'cannotTell',
  ],
]

const hoist: Line[] = [
  [
    'a tower crane at its very load moment: bounds are inclusive',
    { form: 'tower', sample: { ratedMoment: 63 }, asks: { ratedMoment: '63.0' } },
    'covered',
  ],
  [
    'a tower crane of 80 t·m under a certificate up to 63: upward is never covered',
    { form: 'tower', sample: { ratedMoment: 63 }, asks: { ratedMoment: '80' } },
    'notCovered',
  ],
  [
    'a builders hoist of half the load: downward by the rated load, same model',
    { form: 'builderHoist', sample: { ratedLoad: 2000 }, asks: { ratedLoad: '1000' } },
    'covered',
  ],
  [
    'a parking system of seven levels where five are printed',
    { form: 'parking', sample: { levels: 5 }, asks: { levels: '7' } },
    'notCovered',
  ],
  [
    'a bridge crane that another company builds from the same drawings: a certificate belongs to one maker',
    { form: 'bridge', sample: { ratedCapacity: 20 }, maker: { is: 'differs' } },
    'notCovered',
  ],
  [
    'a bridge crane under the English name of its maker, with points and case as people write them',
    { form: 'bridge', sample: { ratedCapacity: 20 }, maker: 'EXAMPLE MACHINES CO LTD' },
    'covered',
  ],
  [
    'an explosion-proof crane under the certificate of an ordinary one: another variety',
    { form: 'bridge', sample: { ratedCapacity: 20 }, category: '4130' },
    'notCovered',
  ],
  [
    'a crane whose certificate says "only for the tested prototype" and whose table does not',
    { form: 'gantry', sample: { ratedCapacity: 32 }, asks: { ratedCapacity: '20' }, text: '仅限所试样机' },
    'cannotTell',
  ],
  [
    'a brake for a drum of 315 mm where 400 mm was tested: the drum is the product',
    { form: 'craneBrake', sample: { brakeDiameter: 400 }, asks: { brakeDiameter: '315' } },
    'notCovered',
  ],
  [
    'a capacity limiter for 40 t within the printed 3 to 50 t',
    {
      form: 'loadLimiter',
      sample: { capacityRange: { from: 3, to: 50 } },
      asks: { capacityRange: '40' },
    },
    'covered',
  ],
]

const truck = { ratedCapacity: 2500, loadCentre: 500, powerSource: 'leadAcid', attachmentKind: 'none' }
const vehicle: Line[] = [
  [
    'a lighter truck of the same series at the same load centre',
    { form: 'counterbalancedElectric', sample: truck, asks: { ratedCapacity: '1500' } },
    'covered',
  ],
  [
    'a load that is smaller but further out: the load centre is beyond the row',
    { form: 'counterbalancedElectric', sample: truck, asks: { ratedCapacity: '2000', loadCentre: '600' } },
    'notCovered',
  ],
  [
    '1500 kg at 600 mm where one row has 2500 at 500 and the other 1500 at 600: the second row holds',
    {
      form: 'counterbalancedElectric',
      sample: truck,
      prints: [{}, { ratedCapacity: { to: 1500 }, loadCentre: { to: 600 } }],
      asks: { ratedCapacity: '1500', loadCentre: '600' },
    },
    'covered',
  ],
  [
    '2000 kg at 600 mm with the same two rows: each fails by one condition',
    {
      form: 'counterbalancedElectric',
      sample: truck,
      prints: [{}, { ratedCapacity: { to: 1500 }, loadCentre: { to: 600 } }],
      asks: { ratedCapacity: '2000', loadCentre: '600' },
    },
    'notCovered',
  ],
  [
    'a lithium battery in a truck tested with lead and acid: the power source is a main parameter',
    { form: 'counterbalancedElectric', sample: truck, asks: { powerSource: 'lithium' } },
    'notCovered',
  ],
  [
    'whether an attachment is fitted is not said: one changes the capacity',
    { form: 'reachTruck', sample: truck, unsaid: ['attachmentKind'] },
    'cannotTell',
  ],
  [
    'CPD20 under a certificate that lists "CPD15～CPD35": whether a series holds a model is for people',
    { form: 'counterbalancedElectric', sample: truck, models: ['CPD15～CPD35'], model: 'CPD20' },
    'cannotTell',
  ],
  [
    'another model where three are listed in full',
    { form: 'counterbalancedElectric', sample: truck, models: ['CPD15', 'CPD20', 'CPD25'], model: 'CPD30' },
    'notCovered',
  ],
  [
    'a sightseeing car for 23 where 14 were tested',
    {
      form: 'sightseeingBus',
      sample: { ratedPassengers: 14, powerSource: 'leadAcid' },
      asks: { ratedPassengers: '23' },
    },
    'notCovered',
  ],
  [
    'a sightseeing train of two carriages where three were tested, and fewer passengers',
    {
      form: 'sightseeingTrain',
      sample: { ratedPassengers: 72, carriageCount: 3, powerSource: 'diesel' },
      asks: { ratedPassengers: '48', carriageCount: '2' },
    },
    'covered',
  ],
]

const amusement: Line[] = [
  [
    'a coaster at the tested values: its type-test certificate prints no table, so nothing says how far it reaches',
    { form: 'coaster', noTable: true },
    'cannotTell',
  ],
  [
    'the same of another maker: that is said without any table',
    { form: 'coaster', noTable: true, maker: { is: 'differs' } },
    'notCovered',
  ],
  [
    'a certificate that is revoked, and no date of manufacture: it may have been made while it was in force',
    { form: 'wheel', noTable: true, standing: 'revoked' },
    'cannotTell',
  ],
  [
    'a ride of 2010 under a certificate of 2008 to 2012 that has expired: what follows is for the rule in force',
    { form: 'plane', noTable: true, standing: 'expired', made: '2010-05-01' },
    'cannotTell',
  ],
  [
    'a ride of 2015 under the same certificate',
    { form: 'plane', noTable: true, standing: 'expired', made: '2015-05-01' },
    'notCovered',
  ],
  [
    'a wheel of 60 m where a printed table ends at 49 m',
    { form: 'wheel', sample: { wheelForm: 'wheel', deviceHeight: 49 }, asks: { deviceHeight: '60' } },
    'notCovered',
  ],
  [
    'a wheel of 42 m with fewer cabins under the same table, all else as tested',
    {
      form: 'wheel',
      sample: { wheelForm: 'wheel', deviceHeight: 49, units: 36 },
      asks: { deviceHeight: '42', units: '30' },
    },
    'covered',
  ],
  [
    'a movable ride under a certificate for a fixed one',
    { form: 'carousel', sample: { useForm: 'fixed' }, asks: { useForm: 'mobile' } },
    'notCovered',
  ],
  [
    'another model, where the certificate names its own alone: by model, and none is listed',
    { form: 'slide', model: 'HX-2' },
    'cannotTell',
  ],
  [
    'a certificate that a newer one replaced: look at that one',
    { form: 'bumperCar', standing: 'superseded' },
    'cannotTell',
  ],
]

const grip = { ropeDiameterRange: { from: 40, to: 50 }, gripLoad: 12, slopeMax: 45, drawingNo: 'BSQ-40-00' }
const ropeway: Line[] = [
  [
    'a line built after the tested one, alike in all: lines are tested one by one',
    { form: 'aerialCirculating' },
    'cannotTell',
  ],
  [
    'a funicular of another maker: no line of theirs was tested',
    { form: 'funicular', maker: { is: 'differs' } },
    'notCovered',
  ],
  [
    'a grip on a rope of 45 mm within 40 to 50, of the same drawing',
    { form: 'grip', sample: grip, asks: { ropeDiameterRange: '45' } },
    'covered',
  ],
  ['a grip on a rope of 38 mm', { form: 'grip', sample: grip, asks: { ropeDiameterRange: '38' } }, 'notCovered'],
  [
    'a grip of another drawing number: a revision or another part, which people tell apart',
    { form: 'grip', sample: grip, asks: { drawingNo: 'BSQ-40-00A' } },
    'cannotTell',
  ],
  ['a grip whose drawing is not said', { form: 'grip', sample: grip, unsaid: ['drawingNo'] }, 'cannotTell'],
  [
    'a grip whose certificate prints only "≤ 50 mm" of the rope: the lower side is unknown',
    { form: 'grip', sample: grip, prints: { ropeDiameterRange: { to: 50 } }, asks: { ropeDiameterRange: '45' } },
    'cannotTell',
  ],
  [
    'a cabin for ten where eight were tested',
    { form: 'carrier', sample: { personsPerCarrier: 8 }, asks: { personsPerCarrier: '10' } },
    'notCovered',
  ],
  [
    'sheaves of another diameter: the diameter is the part',
    { form: 'sheaveAssembly', sample: { sheaveDiameter: 400 }, asks: { sheaveDiameter: '450' } },
    'notCovered',
  ],
  [
    'an emergency brake whose torque is not said: a brake is rated by it',
    { form: 'ropewayPart', sample: { partKind: 'safetyBrake', brakeTorque: 20 }, unsaid: ['brakeTorque'] },
    'cannotTell',
  ],
]

const pipe = {
  standards: ['GB/T 8163'],
  material: ['20'],
  materialGroup: ['carbon'],
  process: 'hotRolled',
  outerDiameterRange: { from: 22, to: 219 },
  wallRange: { from: 3, to: 12 },
}
const pressure: Line[] = [
  [
    'a pipe of 108 by 6 mm within both printed ranges',
    { form: 'pipeMetal', sample: pipe, asks: { outerDiameterRange: '108', wallRange: '6' } },
    'covered',
  ],
  [
    'the same pipe with a wall of 14 mm',
    { form: 'pipeMetal', sample: pipe, asks: { outerDiameterRange: '108', wallRange: '14' } },
    'notCovered',
  ],
  [
    'a certificate whose text adds "normalised only", which its table does not hold',
    { form: 'pipeMetal', sample: pipe, text: '仅限正火状态交货' },
    'cannotTell',
  ],
  [
    'the same with the state in the table, held by its writer, and asked alike',
    { form: 'pipeMetal', sample: { ...pipe, deliveryState: '正火' }, text: '仅限正火状态交货', held: true },
    'covered',
  ],
  [
    'the same asked as rolled: another state is for people to compare',
    {
      form: 'pipeMetal',
      sample: { ...pipe, deliveryState: '正火' },
      text: '仅限正火状态交货',
      held: true,
      asks: { deliveryState: '热轧' },
    },
    'cannotTell',
  ],
  [
    'a seamless cylinder with a thinner wall: one design has one wall',
    { form: 'cylinderSeamless', sample: { designWall: 5.7 }, asks: { designWall: '5.2' } },
    'notCovered',
  ],
  [
    'a seamless cylinder of 40 L within the printed 38 to 42 L, all else of one design',
    {
      form: 'cylinderSeamless',
      sample: { waterCapacity: { from: 38, to: 42 } },
      asks: { waterCapacity: '40' },
    },
    'covered',
  ],
  [
    'a safety valve set from 1.0 to 2.0 MPa under 0.1 to 1.6: the whole interval has to lie inside',
    {
      form: 'safetyValve',
      sample: { setPressure: { from: 0.1, to: 1.6 } },
      asks: { setPressure: { from: '1.0', to: '2.0' } },
    },
    'notCovered',
  ],
  [
    'a valve asked by Class 150 whose certificate prints PN 16 to 40: the two are never converted',
    {
      form: 'valve',
      sample: { pnRange: { from: 16, to: 40 } },
      unsaid: ['pnRange'],
      asks: { classRating: '150' },
    },
    'cannotTell',
  ],
  ['a steam boiler: boilers are not type-tested', { form: 'boilerSteam' }, 'cannotTell'],
]

describe.each([
  ['elevator', elevator],
  ['hoist', hoist],
  ['vehicle', vehicle],
  ['amusement', amusement],
  ['ropeway', ropeway],
  ['pressure', pressure],
] as const)('%s', (_, lines) => {
  test.each(lines)('%s', (_why, question, expected) => {
    expect(answer(question)).toBe(expected)
  })
  test('is asked ten times', () => {
    expect(lines).toHaveLength(10)
  })
})
