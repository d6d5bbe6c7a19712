// The configuration of invented lifts, escalators and walks: values that their certificates print in addition to the limits.
import type { Dice } from '../random.ts'

type Configuration = Record<string, string | number>

interface Car {
  code: string
  hydraulic: boolean
  isIndirect: boolean
  isRoomless: boolean
  /** In metres per second. */
  speed: number
}

/** A sheave is at least forty times as wide as its ropes; belts bend around small ones. */
function suspension(d: Dice, { code, isRoomless, speed }: Car): Configuration {
  const isDrum = code === '3130'
  if (code === '3430') return { suspensionKind: 'steelRope', ropeDiameter: 8, ropeCount: 2, sheaveDiameter: 320 }
  if (isRoomless && d.chance(0.4) && speed <= 1.75)
    return { suspensionKind: 'coatedBelt', ropeDiameter: 3, ropeCount: d.between(3, 5), sheaveDiameter: 120 }
  const rope = d.pick(isDrum ? [10, 12] : [8, 10, 12, 13])
  return {
    suspensionKind: 'steelRope',
    ropeDiameter: rope,
    ropeCount: isDrum ? 2 : d.between(4, 7),
    sheaveDiameter: rope * 40,
  }
}

export function carConfiguration(d: Dice, car: Car): Configuration {
  const { code, hydraulic, isIndirect, isRoomless } = car
  const every = {
    speedControl: hydraulic ? 'electroHydraulic' : 'vvvf',
    carGuideRails: d.pick([2, 2, 4]),
    environment: d.chance(0.15) ? 'outdoor' : 'indoor',
    controllerPlacement: isRoomless ? d.pick(['well', 'outsideWell']) : 'room',
  }
  if (hydraulic)
    return {
      ...every,
      machinePosition: isRoomless ? 'wellBottom' : 'roomBeside',
      motorType: 'async',
      unintendedKind: 'valve',
      ...(isIndirect ? { ropingRatio: '2:1', suspensionKind: 'steelRope' } : {}),
    }
  const isDrum = code === '3130'
  return {
    ...every,
    machinePosition: isRoomless ? 'wellTop' : 'roomAbove',
    ...suspension(d, car),
    motorType: isDrum ? 'async' : 'pmsm',
    gearType: isDrum ? 'helical' : 'none',
    brakeForm: d.pick(['drum', 'disc', 'block']),
    ...(isDrum || code === '3430'
      ? {}
      : {
          ropeWrap: d.chance(0.1) ? 'double' : 'single',
          carSuspension: d.pick(['top', 'bottom']),
          overspeedKind: 'sheave',
          unintendedKind: 'machineBrake',
        }),
    ...(isDrum ? { carSuspension: 'top' } : {}),
  }
}

export const stepConfiguration = (d: Dice, walk: boolean): Configuration => ({
  machineLayout: 'upperTruss',
  machineCount: 1,
  stepDrive: 'chainSprocket',
  machineConnection: d.pick(['chain', 'gear']),
  ...(walk ? { treadKind: 'pallet' } : {}),
})
