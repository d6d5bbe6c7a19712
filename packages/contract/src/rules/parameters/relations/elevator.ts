// Relations between the parameters of lifts, escalators and their parts. Those of GB/T 7588.1, GB 16899 and GB 25194 are from memory of these standards.
import { textOf, type Values } from '../../../fields.ts'
import { atMost, below, endIn, excludes, limits, numberIn, optionsIn, type Relation } from './relation.ts'

const inMachineRoom = ['roomAbove', 'roomBelow', 'roomBeside']

/** Two steps of mezzanines apart, floors are at least this far from each other, in metres. */
const leastStorey = 2

function isTallEnough(values: Values): boolean {
  const [travel, stops] = [numberIn(values, 'travel'), numberIn(values, 'stops')]
  return travel === undefined || stops === undefined || travel >= (stops - 3) * leastStorey
}

/** I, II or III, with the letter of its subdivision: “ib” in a mark is a kind of protection. */
const groupIn = (mark: string, roman: string) =>
  new RegExp(`(?<![A-Za-z])${roman}[ABC]?(?![A-Za-z])`).test(mark.normalize('NFKC'))

/** A mark names the group of its equipment as I, IIA … or IIIA …; a mark that names none tells nothing. */
function isGroupOfMark(values: Values): boolean {
  const [group] = optionsIn(values, 'explosionGroup')
  const mark = textOf(values['explosionMark'])
  const named = ['I', 'II', 'III'].filter((roman) => groupIn(mark, roman))
  const own = group?.replace(/[ABC]$/, '')
  return own === undefined || named.length === 0 || named.includes(own)
}

function isZoneOfGroup(values: Values): boolean {
  const [group] = optionsIn(values, 'explosionGroup')
  const zones = optionsIn(values, 'explosionZone')
  if (group === undefined || zones.length === 0) return true
  return group === 'I' ? zones.includes('mine') : zones.some((zone) => zone !== 'mine')
}

function isAreaOfSides(values: Values): boolean {
  const [area, width, depth] = ['carArea', 'carWidth', 'carDepth'].map((key) => numberIn(values, key))
  if (area === undefined || width === undefined || depth === undefined) return true
  return area <= ((width * depth) / 1e6) * 1.3
}

/** The rise of a walk of this length and angle, with a metre for its curves. */
function isRiseOfWalk(values: Values): boolean {
  const [rise, length, angle] = ['escalatorTravel', 'usedLength', 'inclination'].map((key) => numberIn(values, key))
  if (rise === undefined || length === undefined || angle === undefined) return true
  return rise <= length * Math.tan((angle * Math.PI) / 180) + 1
}

const endsBelow = (less: string, more: string, why: Relation['why']): Relation => ({
  keys: [less, more],
  why,
  holds: (values) =>
    (['from', 'to'] as const).every((end) => {
      const [one, other] = [endIn(values, less, end), endIn(values, more, end)]
      return one === undefined || other === undefined || one < other
    }),
})

const trips: Relation['why'] = ['动作速度高于额定速度', 'the trip speed is above the rated speed']

export const elevatorRelations: readonly Relation[] = [
  atMost('stops', 'floors', { why: ['站数不多于层数', 'there are no more stops than floors'] }),
  atMost('stops', 'doors', { why: ['每站至少有一个层门', 'every stop has a landing door'] }),
  {
    keys: ['stops', 'travel'],
    holds: isTallEnough,
    why: ['提升高度不小于各站间距之和', 'the travel height is no less than the storeys between the stops'],
  },
  excludes(['machineRoom', ['without']], ['machinePosition', inMachineRoom], {
    why: ['无机房电梯的主机不在机房内', 'the machine of a machine-room-less lift is in no machine room'],
  }),
  excludes(['machineRoom', ['without']], ['controllerPlacement', ['room']], {
    why: ['无机房电梯的控制柜不在机房内', 'the controller of a machine-room-less lift is in no machine room'],
  }),
  {
    keys: ['explosionGroup', 'explosionMark'],
    holds: isGroupOfMark,
    why: ['防爆级别与防爆标志同类', 'the group is one that the mark names'],
  },
  {
    keys: ['explosionGroup', 'explosionZone'],
    holds: isZoneOfGroup,
    why: ['I 类用于煤矿，II、III 类用于煤矿以外', 'group I is for mines, groups II and III are for other places'],
  },
  excludes(['explosionGroup', ['IIA', 'IIB', 'IIC']], ['temperatureClass', ['dust']], {
    why: ['粉尘表面温度属于 III 类', 'a dust surface temperature belongs to group III'],
  }),
  excludes(['explosionGroup', ['IIIA', 'IIIB', 'IIIC']], ['temperatureClass', ['T1', 'T2', 'T3', 'T4', 'T5', 'T6']], {
    why: ['温度组别 T1～T6 属于 II 类', 'temperature classes T1 to T6 belong to group II'],
  }),
  atMost('ratedPersons', 'ratedLoad', {
    factor: 1 / 60,
    why: ['每人约 75 kg', 'a person counts as about 75 kg'],
  }),
  below('ratedSpeed', 'governorMechanicalTrip', { why: trips }),
  below('ratedSpeed', 'governorElectricTrip', { why: trips }),
  below('ratedSpeedDown', 'governorMechanicalTrip', { why: trips }),
  atMost('governorElectricTrip', 'governorMechanicalTrip', {
    why: ['电气动作不晚于机械动作', 'the electrical switch trips no later than the mechanism'],
  }),
  limits(['safetyGear', ['instantaneous']], 'ratedSpeed', {
    most: 1,
    why: ['瞬时式安全钳不用于更高的速度', 'instantaneous safety gear is not for higher speeds'],
  }),
  limits(['buffer', ['linear', 'nonlinear', 'accumulation']], 'ratedSpeed', {
    most: 1.6,
    why: ['蓄能型缓冲器不用于更高的速度', 'buffers of energy accumulation are not for higher speeds'],
  }),
  {
    forms: ['dumbwaiter'],
    keys: ['carArea', 'ratedLoad'],
    holds: (values) => (numberIn(values, 'carArea') ?? 0) <= 1.5,
    why: ['杂物电梯轿厢底面积不大于 1 m²', 'the car of a dumbwaiter has a floor of at most 1 m²'],
  },
  {
    forms: ['dumbwaiter'],
    keys: ['carArea', 'carWidth', 'carDepth'],
    holds: isAreaOfSides,
    why: ['面积不大于宽与深之积', 'the area is no larger than width times depth'],
  },
  {
    forms: ['escalator'],
    keys: ['inclination', 'nominalSpeed'],
    holds: (values) => (numberIn(values, 'inclination') ?? 0) <= 30 || (numberIn(values, 'nominalSpeed') ?? 0) <= 0.5,
    why: ['倾斜角大于 30° 时名义速度不大于 0.5 m/s', 'above 30° the nominal speed is at most 0.5 m/s'],
  },
  {
    forms: ['escalator'],
    keys: ['inclination', 'escalatorTravel'],
    holds: (values) => (numberIn(values, 'inclination') ?? 0) <= 30 || (numberIn(values, 'escalatorTravel') ?? 0) <= 6,
    why: ['倾斜角大于 30° 时提升高度不大于 6 m', 'above 30° the rise is at most 6 m'],
  },
  {
    forms: ['escalator'],
    keys: ['auxiliaryBrake', 'escalatorTravel'],
    holds: (values) => values['auxiliaryBrake'] !== false || (numberIn(values, 'escalatorTravel') ?? 0) <= 6,
    why: ['提升高度大于 6 m 时装有附加制动器', 'above a rise of 6 m there is an auxiliary brake'],
  },
  atMost('escalatorTravel', 'usedLength', {
    forms: ['escalator'],
    why: ['提升高度不大于使用区段长度', 'the rise is no more than the used length'],
  }),
  {
    forms: ['movingWalk'],
    keys: ['escalatorTravel', 'usedLength', 'inclination'],
    holds: isRiseOfWalk,
    why: ['提升高度由长度和倾斜角得出', 'the rise follows from the length and the angle'],
  },
  { ...endsBelow('ratedSpeedRange', 'tripSpeedRange', trips), forms: ['governor'] },
  below('maxRatedSpeed', 'maxTripSpeed', { why: trips }),
]
