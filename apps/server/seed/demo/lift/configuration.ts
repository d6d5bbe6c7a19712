// The configuration of invented lifts, escalators and walks: values that their certificates print in addition to the limits.
import type { Dice } from '../random.ts'

type Configuration = Record<string, string | number>

export function carConfiguration(
  d: Dice,
  { code, hydraulic, isIndirect }: { code: string; hydraulic: boolean; isIndirect: boolean },
): Configuration {
  const every = {
    speedControl: hydraulic ? 'electroHydraulic' : 'vvvf',
    carGuideRails: d.pick([2, 2, 4]),
    environment: d.chance(0.15) ? 'outdoor' : 'indoor',
    controllerPlacement: d.pick(['room', 'well', 'outsideWell']),
  }
  if (hydraulic) return { ...every, unintendedKind: 'valve', ...(isIndirect ? { ropingRatio: '2:1' } : {}) }
  return {
    ...every,
    machinePosition: d.pick(['roomAbove', 'wellTop']),
    suspensionKind: d.pick(['steelRope', 'coatedBelt']),
    ...(code === '3130'
      ? {}
      : {
          ropeWrap: d.chance(0.1) ? 'double' : 'single',
          carSuspension: d.pick(['top', 'bottom']),
          overspeedKind: d.pick(['sheave', 'rope']),
          unintendedKind: 'machineBrake',
        }),
  }
}

export const stepConfiguration = (d: Dice, walk: boolean): Configuration => ({
  machineLayout: 'upperTruss',
  machineCount: 1,
  stepDrive: 'chainSprocket',
  machineConnection: d.pick(['chain', 'gear']),
  ...(walk ? { treadKind: 'pallet' } : {}),
})
