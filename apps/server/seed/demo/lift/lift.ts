// Invented lifts, escalators and walks: plausible parameters, limits and main parts of every category.
import { shippedForm } from '@register/contract/rules/parameters/formKinds'
import type { ReportContent } from '@register/contract/business/report/shape'
import { textOf, type Value } from '@register/contract/fields'
import type { Maker } from '../makers.ts'
import { fill } from '../plausible/fill.ts'
import type { Dice } from '../random.ts'
import { carConfiguration } from './configuration.ts'
import { escalator } from './escalator.ts'
import { part } from './part.ts'
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

export type Parameters = Record<string, Value>
export interface Technical {
  parameters: Parameters
  /** The limits of the certificate, each somewhat above the sample's value. */
  limits: readonly Limit[]
  /** Another alternative that certificates of this make print. */
  other?: readonly Limit[]
  components: ReportContent['components']
  /** The part of the model name that states the size. */
  size: string
}

/** The governor trips well above the rated speed and below the limit of the safety gear; the switch trips before the clutch. */
function governor(speed: number): Parameters {
  const mechanical = Math.round(speed * (speed > 1 ? 120 : speed > 0.63 ? 135 : 125)) / 100
  return { governorMechanicalTrip: mechanical, governorElectricTrip: Math.round(mechanical * 95) / 100 }
}

const isGoods = (code: LiftCategory): boolean => ['3120', '3130', '3220', '3410'].includes(code)

function loadOf(d: Dice, code: LiftCategory): number {
  if (code === '3430') return d.pick([100, 200, 300])
  if (isGoods(code)) return d.pick([1_000, 2_000, 3_000, 5_000])
  // A stretcher has room in a firefighters lift.
  return d.pick(
    code === '3420' ? [800, 1_000, 1_050, 1_150, 1_350, 1_600, 1_600] : [450, 630, 800, 1_000, 1_050, 1_350, 1_600],
  )
}

function speedOf(d: Dice, code: LiftCategory, hydraulic: boolean): number {
  if (hydraulic) return d.pick([0.4, 0.5, 0.63])
  if (code === '3430') return 0.4
  if (code === '3130') return 0.5
  return d.pick(isGoods(code) ? [0.5, 0.5, 0.63, 1, 1, 1] : [1, 1.5, 1.75, 2, 2.5, 3, 4])
}

/** Stops and the travel height between the outer two: storeys of three metres. */
function storeys(d: Dice, code: LiftCategory, speed: number): { stops: number; travel: number } {
  const isLow = code.startsWith('32') || isGoods(code) || code === '3430'
  const stops = isLow ? d.between(3, 7) : d.between(8, Math.round(12 + speed * 10))
  return { stops, travel: (stops - 1) * 3 }
}

/** The car of a dumbwaiter, in millimetres and square metres. */
function smallCar(load: number): Parameters {
  const [side, height] = load > 200 ? [1_000, 1_200] : load > 100 ? [800, 900] : [600, 800]
  return { carWidth: side, carDepth: side, carHeight: height, carArea: (side * side) / 1e6, accessiblePit: false }
}

const mark = (group: string) => `Ex db ${group} T4 Gb`

/** One group of gases for the whole lift. */
function explosionProof(d: Dice): Parameters {
  const group = d.pick(['IIB', 'IIC'])
  return {
    explosionMark: mark(group),
    explosionGroup: group,
    temperatureClass: 'T4',
    explosionZone: ['zone1'],
    explosionMedium: `${group} 级 T4 组可燃性气体`,
    brakeExplosion: mark(group),
    motorExplosion: mark(group),
  }
}

function cabin(d: Dice, code: LiftCategory, maker: Maker): Technical {
  const hydraulic = code.startsWith('32')
  const small = code === '3430'
  const load = loadOf(d, code)
  const speed = speedOf(d, code, hydraulic)
  const { stops, travel } = storeys(d, code, speed)
  const machine = `${maker.brand}M-${d.between(100, 320)}`
  const lock = `${maker.brand}L-${d.between(1, 9)}`
  const isRoomless = d.chance(0.5) && speed <= 2.5 && !isGoods(code)
  const isSlow = speed <= 0.63
  const common: Parameters = {
    ratedLoad: load,
    ...(hydraulic ? { ratedSpeedUp: speed } : { ratedSpeed: speed }),
    travel,
    stops,
    floors: stops,
    doors: stops,
    controlMode: small
      ? 'pushButton'
      : isGoods(code)
        ? 'collective'
        : d.pick(['collective', 'duplex', 'group', 'collective']),
    liftUse: isGoods(code) ? 'goods' : 'passenger',
    ...(small ? smallCar(load) : { machineRoom: isRoomless ? 'without' : 'with' }),
    carCount: 1,
    controllerModel: `${maker.brand}C-${d.between(10, 99)}`,
    governorModel: `${maker.brand}G-${d.between(10, 99)}`,
    ...(small ? {} : governor(speed)),
    safetyGear: isSlow ? 'instantaneous' : 'progressive',
    buffer: speed > 1 ? 'dissipation' : 'nonlinear',
    doorLockModel: lock,
    headroom: small ? d.between(18, 24) * 100 : 3_800 + Math.round(speed * 7 + d.between(0, 5)) * 50,
    pitDepth: small ? d.between(4, 8) * 100 : 1_300 + Math.round(speed * 8 + d.between(0, 5)) * 50,
    ...(small || isGoods(code) ? {} : { ratedPersons: Math.floor(load / 75) }),
    ...(code === '3410' ? explosionProof(d) : {}),
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
        ropingRatio: isRoomless || code === '3120' ? '2:1' : d.pick(['1:1', '2:1']),
        machineModel: machine,
        machinePower: Math.max(1.1, Math.round(load * speed * (code === '3130' ? 0.15 : 0.065)) / 10),
        ...(small || code === '3130' ? {} : { overspeedProtection: `${maker.brand}Z-${d.between(1, 9)}` }),
      }
  return {
    parameters: {
      ...common,
      ...drive,
      ...carConfiguration(d, {
        code,
        hydraulic,
        isIndirect: drive['jackType'] === 'indirect',
        isRoomless,
        speed,
      }),
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

/** A lift of a category: its names, parameters, limits and parts. */
export function lift(d: Dice, code: LiftCategory, maker: Maker) {
  const technical: Technical = code.startsWith('33') ? escalator(d, code === '3320', maker) : cabin(d, code, maker)
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
