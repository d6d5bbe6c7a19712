// Relations between the parameters of cranes, builders' hoists, parking equipment and their safety devices.
import { atMost, below, endIn, numberIn, type Relation } from './relation.ts'

const mainHook = ['主钩起重量不大于额定起重量', 'the main hook lifts no more than the rated capacity'] as const

export const hoistRelations: readonly Relation[] = [
  atMost('mainHookCapacity', 'ratedCapacity', { why: mainHook }),
  atMost('auxHookCapacity', 'mainHookCapacity', {
    why: ['副钩起重量不大于主钩', 'the auxiliary hook lifts no more than the main hook'],
  }),
  atMost('auxHookCapacity', 'ratedCapacity', {
    why: ['副钩起重量不大于额定起重量', 'the auxiliary hook lifts no more than the rated capacity'],
  }),
  atMost('loadUnderSpreader', 'ratedCapacity', {
    why: ['吊具下起重量不大于额定起重量', 'the load under the spreader is no more than the rated capacity'],
  }),
  atMost('capacityAtMaxRadius', 'maxCapacity', {
    why: ['最大幅度处起重量不大于最大起重量', 'the capacity at the greatest radius is no more than the greatest one'],
  }),
  atMost('capacityAtMaxRadius', 'ratedCapacity', {
    why: ['最大幅度处起重量不大于额定起重量', 'the capacity at the greatest radius is no more than the rated one'],
  }),
  below('minRadius', 'maxRadius', {
    why: ['最小幅度小于最大幅度', 'the smallest radius is below the greatest'],
  }),
  atMost('freeHeight', 'attachedHeight', {
    forms: ['tower'],
    why: ['独立高度不大于附着高度', 'a tower stands no higher free than attached'],
  }),
  {
    forms: ['tower'],
    keys: ['capacityAtMaxRadius', 'maxRadius', 'ratedMoment'],
    holds: (values) => {
      const [load, radius, moment] = ['capacityAtMaxRadius', 'maxRadius', 'ratedMoment'].map((key) =>
        numberIn(values, key),
      )
      return load === undefined || radius === undefined || moment === undefined || load * radius <= moment * 2
    },
    why: ['幅度与起重量之积与额定起重力矩相称', 'radius times load is in proportion to the rated moment'],
  },
  atMost('ratedPersons', 'ratedLoad', {
    factor: 1 / 60,
    why: ['每人约 80 kg', 'a person counts as about 80 kg'],
  }),
  {
    keys: ['ratedSpeed', 'safetyTripSpeed'],
    holds: (values) => {
      const [perMinute, trip] = [numberIn(values, 'ratedSpeed'), numberIn(values, 'safetyTripSpeed')]
      return perMinute === undefined || trip === undefined || trip > perMinute / 60
    },
    why: ['防坠安全器的动作速度高于提升速度', 'the fall arrester trips above the rated speed'],
  },
  {
    forms: ['fallArrester'],
    keys: ['ratedTripSpeed', 'tripSpeedRange'],
    holds: (values) => {
      const [trip, from, to] = [
        numberIn(values, 'ratedTripSpeed'),
        endIn(values, 'tripSpeedRange', 'from'),
        endIn(values, 'tripSpeedRange', 'to'),
      ]
      return trip === undefined || ((from ?? trip) <= trip && trip <= (to ?? trip))
    },
    why: ['额定动作速度在动作速度范围内', 'the rated trip speed lies in its range'],
  },
  below('hookLowest', 'hookHighest', {
    forms: ['cable'],
    why: ['吊具最低高度低于最高高度', 'the lowest height of the spreader is below its highest'],
  }),
]
