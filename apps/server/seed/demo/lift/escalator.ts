// Invented escalators and moving walks: rise, angle and speed as GB 16899 lets them go together.
import type { Maker } from '../makers.ts'
import type { Dice } from '../random.ts'
import { stepConfiguration } from './configuration.ts'
import { upTo } from './coverage.ts'
import { part } from './part.ts'

/** Kilowatts that carry people up this far, in metres. */
const powerFor = (rise: number): number => (rise > 12 ? 22 : rise > 8 ? 15 : rise > 6 ? 11 : rise > 4 ? 7.5 : 5.5)

/** Those of public transport are wide and not steep. */
function stairs(d: Dice, isPublic: boolean) {
  const isSteep = d.chance(0.3) && !isPublic
  return {
    speed: isSteep ? 0.5 : d.pick([0.5, 0.65]),
    angle: isSteep ? 35 : d.pick([30, 30, 27.3]),
    rise: isSteep ? d.between(3, 6) : d.between(3, 18),
    length: 0,
  }
}

function walkway(d: Dice) {
  const angle = d.pick([0, 10, 12])
  const length = angle === 0 ? d.between(20, 80) : d.between(12, 32)
  return {
    speed: d.pick([0.5, 0.65]),
    angle,
    rise: Math.round(length * Math.sin((angle * Math.PI) / 180) * 10) / 10,
    length,
  }
}

export function escalator(d: Dice, isWalk: boolean, maker: Maker) {
  const isPublic = d.chance(0.4)
  const width = d.pick(isWalk || isPublic ? [800, 1_000] : [600, 800, 1_000])
  const { speed, angle, rise, length } = isWalk ? walkway(d) : stairs(d, isPublic)
  const machine = `${maker.brand}E-${d.between(10, 99)}`
  return {
    parameters: {
      nominalSpeed: speed,
      nominalWidth: width,
      stepWidth: width,
      inclination: angle,
      escalatorTravel: rise,
      ...(isWalk ? { usedLength: length } : {}),
      workType: isPublic ? 'public' : 'ordinary',
      environment: d.pick(['indoor', 'outdoor']),
      machineModel: machine,
      machinePower: powerFor(rise),
      motorType: 'async',
      gearType: d.pick(['worm', 'helical']),
      controllerModel: `${maker.brand}C-${d.between(10, 99)}`,
      workingBrake: 'block',
      auxiliaryBrake: rise > 6 || isPublic,
      ...stepConfiguration(d, isWalk),
    },
    limits: [
      upTo('nominalSpeed', speed, 'm/s'),
      upTo('nominalWidth', width, 'mm'),
      upTo('inclination', angle, '°'),
      isWalk ? upTo('usedLength', length, 'm') : upTo('escalatorTravel', rise, 'm'),
    ],
    components: [
      part('驱动主机', machine, maker.name),
      part(isWalk ? '踏板链' : '梯级链', `${maker.brand}S-${d.between(1, 9)}`, maker.name),
    ],
    size: `${width}-${isWalk ? length : rise}`,
  }
}
