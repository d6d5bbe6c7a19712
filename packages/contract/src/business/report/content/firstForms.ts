// The parameter names of this register's first forms, before each sub-form had its own: converts them to today's names, and back for integrity log entries made then.
import type { Value, Values } from '../../../fields.ts'
import type { CoverageRow } from '../../../rules/coverage/shape.ts'

interface Renamed {
  /** Today's forms with this parameter. */
  readonly forms: readonly string[]
  readonly was: string
  readonly now: string
  /** Values that were renamed too: old and new. */
  readonly values?: readonly (readonly [was: Value, now: Value])[]
}

const moving = ['escalator', 'movingWalk']
const cabins = ['traction', 'positive', 'hydraulic', 'explosionTraction', 'firefighter', 'dumbwaiter']

const renamed: readonly Renamed[] = [
  { forms: ['hydraulic'], was: 'ratedSpeed', now: 'ratedSpeedUp' },
  { forms: moving, was: 'stepWidth', now: 'nominalWidth' },
  { forms: moving, was: 'travel', now: 'escalatorTravel' },
  { forms: moving, was: 'placement', now: 'environment' },
  { forms: moving, was: 'brakeForm', now: 'workingBrakeText' },
  {
    forms: moving,
    was: 'publicTransport',
    now: 'workType',
    values: [
      [true, 'public'],
      [false, 'ordinary'],
      ['true', 'public'],
      ['false', 'ordinary'],
    ],
  },
  {
    forms: cabins,
    was: 'buffer',
    now: 'buffer',
    values: [
      ['energyAccumulation', 'accumulation'],
      ['energyDissipation', 'dissipation'],
    ],
  },
  // The first forms did not ask whether the drive is a drum or a chain.
  { forms: cabins, was: 'driveMode', now: 'driveMode', values: [['positive', 'other']] },
]

/** Parameters that are public today and were not then. */
const internalThen = new Set([
  'machineSpeed',
  'carRailGauge',
  'governorElectricTrip',
  'governorMechanicalTrip',
  'oilType',
])

/** Today's form of an early record. Of explosion-proof lifts only those with a machine had a form. */
export const formOfFirst = (categoryCode: string): string | undefined =>
  categoryCode === '3410' ? 'explosionTraction' : undefined

type Way = 'was' | 'now'
const other = { was: 'now', now: 'was' } as const

const valueIn = (values: Renamed['values'], way: Way, value: unknown): unknown => {
  const found = values?.find(([was, now]) => (way === 'now' ? was : now) === value)
  return found ? found[way === 'now' ? 1 : 0] : value
}

const rulesOf = (form: string): readonly Renamed[] => renamed.filter(({ forms }) => forms.includes(form))

function parametersIn(form: string, way: Way, parameters: Values): Values {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => {
      const rule = rulesOf(form).find((one) => one[other[way]] === key)
      return rule ? [rule[way], valueIn(rule.values, way, value) as Value] : [key, value]
    }),
  )
}

const coverageIn = (form: string, way: Way, rows: readonly CoverageRow[]): CoverageRow[] =>
  rows.map(({ conditions }) => ({
    conditions: conditions.map((one) => {
      const rule = rulesOf(form).find((known) => known[other[way]] === one.parameter)
      if (!rule) return one
      // Conditions store flags as texts.
      const values = one.values ? { values: one.values.map((value) => String(valueIn(rule.values, way, value))) } : {}
      return { ...one, ...values, parameter: rule[way] }
    }),
  }))

/** A change of a parameter as it was kept then, in the names of today's form. */
export function changeToday<C extends { field: string; before: unknown; after: unknown }>(form: string, change: C): C {
  const rule = rulesOf(form).find(({ was }) => change.field === `parameters.${was}`)
  if (!rule) return change
  const [before, after] = [change.before, change.after].map((value) => valueIn(rule.values, 'now', value))
  return { ...change, field: `parameters.${rule.now}`, before, after }
}

/** What was stored then, as today's form has it. `form`: its key. */
export const asToday = (form: string, parameters: Values, coverage: readonly CoverageRow[]) => ({
  parameters: parametersIn(form, 'now', parameters),
  coverage: coverageIn(form, 'now', coverage),
})

/** The log's first record of an unchanged report, rebuilt from what is stored today. Internal fields are left out. */
export const asThen = (form: string, parameters: Values, coverage: readonly CoverageRow[]) => ({
  parameters: Object.fromEntries(
    Object.entries(parametersIn(form, 'was', parameters)).filter(([key]) => !internalThen.has(key)),
  ),
  coverage: coverageIn(form, 'was', coverage),
})
