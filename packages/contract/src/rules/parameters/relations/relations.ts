// The relations of every kind of equipment, and those that the values of one product break. They name what cannot be so in any real product; a paper may still print it, so nothing is refused.
import { isEmpty, unitText, valueText, type Field, type Values } from '../../../fields.ts'
import { unitBeside } from '../../../fieldTypes/unitBeside.ts'
import type { Phrase } from '../../../phrase.ts'
import type { ParameterForm } from '../formKind.ts'
import { elevatorRelations } from './elevator.ts'
import { hoistRelations } from './hoist.ts'
import { type Relation, atMost, below, endIn, limits, numberIn } from './relation.ts'

// Relations between the parameters of amusement rides, ropeways and industrial vehicles.
const amusementRelations: readonly Relation[] = [
  atMost('passengersPerUnit', 'passengersTotal', {
    why: ['每车人数不多于总人数', 'a unit carries no more persons than the whole ride'],
  }),
  {
    forms: ['wheel', 'flyingTower', 'plane'],
    keys: ['passengersTotal', 'passengersPerUnit', 'units'],
    holds: (values) => {
      const [total, each, units] = ['passengersTotal', 'passengersPerUnit', 'units'].map((key) => numberIn(values, key))
      return total === undefined || each === undefined || units === undefined || total <= each * units
    },
    why: ['总人数不多于车辆数与每车人数之积', 'there are no more persons than units times persons of each'],
  },
  atMost('runningHeight', 'deviceHeight', {
    why: ['运行高度不大于设备高度', 'the running height is no more than the height of the device'],
  }),
  atMost('heightDifference', 'trackLength', {
    why: ['高差不大于轨道长度', 'the height difference is no more than the length of the track'],
  }),
  atMost('slideHeight', 'trackLength', {
    why: ['水滑梯高度不大于滑道长度', 'a slide is no higher than it is long'],
  }),
  atMost('heightDifference', 'zipSpan', {
    why: ['高差不大于跨距', 'the height difference is no more than the span'],
  }),
]

const ropewayRelations: readonly Relation[] = [
  atMost('horizontalLength', 'slopeLength', {
    why: ['平距不大于斜长', 'the horizontal length is no more than the slope length'],
  }),
  atMost('heightDifference', 'slopeLength', {
    why: ['高差不大于斜长', 'the height difference is no more than the slope length'],
  }),
  atMost('averageGradient', 'maxGradient', {
    why: ['平均坡度不大于最大坡度', 'the average gradient is no more than the greatest'],
  }),
  atMost('maxSpan', 'slopeLength', {
    factor: 1.1,
    why: ['最大跨距不大于斜长', 'the greatest span is no more than the slope length'],
  }),
  below('speedStation', 'speed', {
    forms: ['aerialCirculating'],
    why: ['站内速度低于运行速度', 'carriers are slower in the station than on the line'],
  }),
]

const vehicleRelations: readonly Relation[] = [
  atMost('residualCapacity', 'ratedCapacity', {
    why: ['最大高度处起重量不大于额定起重量', 'the capacity at full height is no more than the rated one'],
  }),
  atMost('freeLift', 'liftHeight', {
    why: ['自由起升高度不大于最大起升高度', 'the free lift is no more than the lift height'],
  }),
  atMost('wheelbase', 'length', { why: ['轴距不大于外形长', 'the wheelbase is no more than the length'] }),
]

// Relations between the parameters of boilers, vessels, cylinders, pipes, valves and safety accessories.
const pressureRelations: readonly Relation[] = [
  below('returnTemperature', 'outletTemperature', {
    why: ['出口温度高于回水温度', 'the outlet is hotter than the return'],
  }),
  atMost('feedTemperature', 'steamTemperature', {
    why: ['给水温度不高于蒸汽温度', 'the feed water is no hotter than the steam'],
  }),
  atMost('nominalWorkPressure', 'hydraulicTestPressure', {
    why: ['水压试验压力不低于公称工作压力', 'the test pressure is no less than the nominal working pressure'],
  }),
  atMost('hydraulicTestPressure', 'minBurst', {
    why: ['最小爆破压力不低于水压试验压力', 'the burst pressure is no less than the test pressure'],
  }),
  atMost('designPressure', 'testPressure', {
    forms: ['vessel', 'tank'],
    why: ['耐压试验压力不低于设计压力', 'the test pressure is no less than the design pressure'],
  }),
  atMost('ratedChamberPressure', 'testPressure', {
    forms: ['hyperbaric'],
    why: ['耐压试验压力不低于额定工作压力', 'the test pressure is no less than the working pressure'],
  }),
  limits(['chamberForm', ['oxygenSingle']], 'chamberPersons', {
    most: 1,
    why: ['单人氧舱容一人', 'a single-person chamber holds one person'],
  }),
  atMost('designWall', 'outerDiameter', {
    factor: 0.5,
    why: ['两侧壁厚不大于外径', 'two walls are no thicker than the outer diameter'],
  }),
  atMost('maxFillMass', 'totalMass', {
    why: ['充装量不大于总质量', 'the filling weighs no more than the whole'],
  }),
  {
    forms: ['tubeTrailer'],
    keys: ['totalVolume', 'cylinderCount', 'cylinderVolume'],
    holds: (values) => {
      const [total, count, litres] = ['totalVolume', 'cylinderCount', 'cylinderVolume'].map((key) =>
        numberIn(values, key),
      )
      if (total === undefined || count === undefined || litres === undefined) return true
      const sum = (count * litres) / 1_000
      return total > sum * 0.8 && total < sum * 1.25
    },
    why: ['总容积为各瓶容积之和', 'the total volume is the sum of the cylinders'],
  },
  {
    forms: ['safetyValve'],
    keys: ['boreDiameter', 'inletSize'],
    holds: (values) => {
      const [bore, inlet] = [endIn(values, 'boreDiameter', 'to'), endIn(values, 'inletSize', 'to')]
      return bore === undefined || inlet === undefined || bore <= inlet * 1.1
    },
    why: ['流道直径不大于进口通径', 'the bore is no wider than the inlet'],
  },
]

/** By the key of the kind. */
export const relations: Readonly<Record<string, readonly Relation[]>> = {
  elevator: elevatorRelations,
  hoist: hoistRelations,
  amusement: amusementRelations,
  ropeway: ropewayRelations,
  vehicle: vehicleRelations,
  pressure: pressureRelations,
}

const known = new WeakMap<ParameterForm, readonly Relation[]>()

/** The relations that can be checked in a form: it has all of their parameters. */
export function relationsOf(of: ParameterForm): readonly Relation[] {
  const { kind, form, fields } = of
  const found =
    known.get(of) ??
    (relations[kind.key] ?? []).filter(
      ({ forms, keys }) =>
        (forms?.includes(form.key) ?? true) && keys.every((key) => fields.some((field) => field.key === key)),
    )
  known.set(of, found)
  return found
}

const named = (field: Field, value: Values[string]): Phrase => {
  const text = valueText(field, value)
  const [zh, en] = [0, 1].map((at) => {
    const unit = unitBeside(unitText(field), text[at] ?? '')[at]
    return [field.label[at], text[at], unit].filter(Boolean).join(' ')
  })
  return [zh ?? '', en ?? '']
}

/** A relation that the values break: every value, and what holds instead. */
function sentence({ fields }: ParameterForm, { keys, why }: Relation, values: Values): Phrase {
  const stated = keys.flatMap((key) => {
    const field = fields.find((one) => one.key === key)
    return field && !isEmpty(values[key]) ? [named(field, values[key])] : []
  })
  return [`${stated.map(([zh]) => zh).join('，')}：${why[0]}`, `${stated.map(([, en]) => en).join(', ')}: ${why[1]}`]
}

/** One sentence for each relation that the values break; none where a value is not stated. */
export const contradictionsIn = (form: ParameterForm, values: Values): Phrase[] =>
  relationsOf(form)
    .filter((relation) => !relation.holds(values))
    .map((relation) => sentence(form, relation, values))
