// Invented lifts, escalators and walks: plausible parameters, limits and main parts of every category.
import { shippedForm } from '@register/contract/business/parameters/formKinds'
import type { ReportContent } from '@register/contract/business/reportShape'
import { textOf, type Value } from '@register/contract/fields'
import type { Maker } from '../makers.ts'
import { fill } from '../plausible/fill.ts'
import type { Dice } from '../random.ts'
import { carConfiguration, stepConfiguration } from './configuration.ts'
import { coverageFor, upTo, type Limit } from './coverage.ts'

const liftCategories = ['3110', '3120', '3130', '3210', '3220', '3310', '3320', '3410', '3420', '3430'] as const
export type LiftCategory = (typeof liftCategories)[number]
/** How often each category is tested: passenger lifts most, dumbwaiters least. */
export const weighted: readonly LiftCategory[] = [
  '3110',
  '3110',
  '3110',
  '3110',
  '3120',
  '3120',
  '3310',
  '3310',
  '3320',
  '3210',
  '3220',
  '3130',
  '3410',
  '3420',
  '3430',
]

const names: Record<LiftCategory, string> = {
  '3110': '曳引驱动乘客电梯',
  '3120': '曳引驱动载货电梯',
  '3130': '强制驱动载货电梯',
  '3210': '液压乘客电梯',
  '3220': '液压载货电梯',
  '3310': '自动扶梯',
  '3320': '自动人行道',
  '3410': '防爆电梯',
  '3420': '消防员电梯',
  '3430': '杂物电梯',
}

type Parameters = Record<string, Value>
interface Technical {
  parameters: Parameters
  /** The limits of the certificate, each somewhat above the sample's value. */
  limits: readonly Limit[]
  /** Another alternative that certificates of this make print. */
  other?: readonly Limit[]
  components: ReportContent['components']
  /** The part of the model name that states the size. */
  size: string
}

/** A main part without a certificate of its own. */
export const part = (name: string, model: string, manufacturer: string) => ({
  name,
  model,
  certificateNo: null,
  manufacturer,
})

/** The governor trips well above the rated speed and below the limit of the safety gear; the switch trips before the clutch. */
function governor(speed: number): Parameters {
  const mechanical = Math.round(speed * (speed > 1 ? 120 : 140)) / 100
  return { governorMechanicalTrip: mechanical, governorElectricTrip: Math.round(mechanical * 95) / 100 }
}

function cabin(d: Dice, code: LiftCategory, maker: Maker): Technical {
  const hydraulic = code.startsWith('32')
  const small = code === '3430'
  const load = small
    ? d.pick([100, 200, 300])
    : code === '3120' || code === '3130' || code === '3220'
      ? d.pick([1_000, 2_000, 3_000, 5_000])
      : d.pick([450, 630, 800, 1_000, 1_050, 1_350, 1_600])
  const speed = hydraulic
    ? d.pick([0.4, 0.5, 0.63])
    : small
      ? 0.4
      : code === '3130'
        ? 0.5
        : d.pick([1, 1.5, 1.75, 2, 2.5, 3, 4])
  const travel = hydraulic ? d.between(6, 18) : small ? d.between(6, 15) : d.between(20, Math.round(40 + speed * 40))
  const machine = `${maker.brand}M-${d.between(100, 320)}`
  const lock = `${maker.brand}L-${d.between(1, 9)}`
  const common: Parameters = {
    ratedLoad: load,
    ...(hydraulic ? { ratedSpeedUp: speed } : { ratedSpeed: speed }),
    travel,
    stops: Math.max(2, Math.round(travel / 3.1)),
    controlMode: d.pick(['collective', 'duplex', 'group', 'pushButton']),
    liftUse: code === '3110' ? 'passenger' : 'goods',
    ...(small ? {} : { machineRoom: d.pick(['with', 'without']) }),
    carCount: 1,
    controllerModel: `${maker.brand}C-${d.between(10, 99)}`,
    governorModel: `${maker.brand}G-${d.between(10, 99)}`,
    ...(small ? {} : governor(speed)),
    safetyGear: speed > 1 ? 'progressive' : 'instantaneous',
    buffer: speed > 1 ? 'dissipation' : 'nonlinear',
    doorLockModel: lock,
    headroom: d.between(38, 55) * 100,
    pitDepth: d.between(12, 22) * 100,
    ...(small ? {} : { ratedPersons: Math.max(1, Math.floor(load / 75)) }),
    ...(code === '3410' ? { explosionMark: d.pick(['Ex db IIB T4 Gb', 'Ex ib IIC T4 Gb']) } : {}),
  }
  const drive: Parameters = hydraulic
    ? {
        jackType: d.pick(['direct', 'indirect']),
        cylinderCount: d.pick([1, 2]),
        cylinderForm: 'plunger',
        pumpModel: `${maker.brand}P-${d.between(100, 400)}`,
        pumpFlow: d.pick([75, 150, 250]),
        ratedSpeedDown: speed,
        ruptureValve: `${maker.brand}V-${d.between(1, 9)}`,
      }
    : {
        driveMode: code === '3130' ? 'drum' : 'traction',
        ropingRatio: d.pick(['1:1', '2:1']),
        machineModel: machine,
        machinePower: Math.round((load * speed) / 90) / 10 || 1.1,
        ropeCount: d.between(4, 8),
        ropeDiameter: d.pick([8, 10, 12, 13]),
        ...(small || code === '3130' ? {} : { overspeedProtection: `${maker.brand}Z-${d.between(1, 9)}` }),
      }
  return {
    parameters: {
      ...common,
      ...drive,
      ...carConfiguration(d, { code, hydraulic, isIndirect: drive['jackType'] === 'indirect' }),
    },
    limits: [
      upTo('ratedLoad', load, 'kg'),
      ...(hydraulic
        ? [upTo('ratedSpeedUp', speed, 'm/s'), upTo('ratedSpeedDown', speed, 'm/s')]
        : [upTo('ratedSpeed', speed, 'm/s')]),
    ],
    // A lighter car may go faster.
    ...(hydraulic || small
      ? {}
      : { other: [upTo('ratedLoad', Math.round(load / 20) * 10, 'kg'), upTo('ratedSpeed', speed * 1.5, 'm/s')] }),
    components: [
      hydraulic ? part('泵站', textOf(drive['pumpModel']), maker.name) : part('驱动主机', machine, maker.name),
      part('控制柜', textOf(common['controllerModel']), maker.name),
      part('限速器', textOf(common['governorModel']), maker.name),
      part('门锁装置', lock, maker.name),
    ],
    size: `${load}/${speed.toFixed(2)}`,
  }
}

function escalator(d: Dice, code: LiftCategory, maker: Maker): Technical {
  const walk = code === '3320'
  const width = d.pick([600, 800, 1_000])
  const speed = d.pick([0.5, 0.65])
  const inclination = walk ? d.pick([0, 10, 12]) : d.pick([30, 35])
  const rise = walk ? d.between(1, 6) : d.between(3, 18)
  const length = walk ? d.between(15, 80) : 0
  const machine = `${maker.brand}E-${d.between(10, 99)}`
  return {
    parameters: {
      nominalSpeed: speed,
      nominalWidth: width,
      inclination,
      escalatorTravel: rise,
      ...(walk ? { usedLength: length } : {}),
      workType: d.chance(0.4) ? 'public' : 'ordinary',
      environment: d.pick(['indoor', 'outdoor']),
      machineModel: machine,
      machinePower: d.pick([5.5, 7.5, 11, 15]),
      controllerModel: `${maker.brand}C-${d.between(10, 99)}`,
      workingBrake: 'block',
      auxiliaryBrake: rise > 6,
      ...stepConfiguration(d, walk),
    },
    limits: [
      upTo('nominalSpeed', speed, 'm/s'),
      upTo('nominalWidth', width, 'mm'),
      upTo('inclination', inclination, '°'),
      walk ? upTo('usedLength', length, 'm') : upTo('escalatorTravel', rise, 'm'),
    ],
    components: [
      part('驱动主机', machine, maker.name),
      part('梯级链', `${maker.brand}S-${d.between(1, 9)}`, maker.name),
    ],
    size: `${width}-${rise}`,
  }
}

/** A lift of a category: its names, parameters, limits and parts. */
export function lift(d: Dice, code: LiftCategory, maker: Maker) {
  const technical = code.startsWith('33') ? escalator(d, code, maker) : cabin(d, code, maker)
  const subForm = code === '3410' ? 'explosionTraction' : undefined
  const form = shippedForm({ categoryCode: code, subForm })
  if (!form) throw new Error(`Category ${code} has no form`)
  const parameters = fill(d, form, technical.parameters, maker.brand)
  return {
    categoryCode: code,
    form,
    productName: names[code],
    parameters,
    covers: coverageFor(d, { form, parameters, limits: technical.limits, other: technical.other }),
    components: technical.components,
    size: technical.size,
  }
}
