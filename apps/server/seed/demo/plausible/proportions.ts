// Values that follow from others of the same product: a test pressure from the working pressure, the slope of a ropeway from its height and length.
import type { Value, Values } from '@register/contract/fields'

/** Nothing where the values that it follows from are not stated. */
type Follows = (number: (key: string) => number | undefined, values: Values) => Value | undefined

const places = (value: number, digits = 2): number => Number(value.toFixed(digits))

const times =
  (key: string, factor: number, digits = 2): Follows =>
  (number) => {
    const value = number(key)
    return value === undefined ? undefined : places(value * factor, digits)
  }

const product =
  (one: string, other: string, factor = 1, digits = 2): Follows =>
  (number) => {
    const [a, b] = [number(one), number(other)]
    return a === undefined || b === undefined ? undefined : places(a * b * factor, digits)
  }

/** Auxiliary hooks as makers pair them with the main hook; smaller cranes have none. */
const auxiliary: Follows = (number) => {
  const rated = number('ratedCapacity') ?? 0
  return rated >= 100 ? 20 : rated >= 50 ? 10 : rated >= 32 ? 5 : rated >= 16 ? 3.2 : undefined
}

const slope: Follows = (number) => {
  const [along, up] = [number('horizontalLength'), number('heightDifference')]
  return along === undefined || up === undefined ? undefined : places(Math.hypot(along, up) * 1.01, 0)
}

const gradient =
  (factor: number): Follows =>
  (number) => {
    const [along, up] = [number('horizontalLength'), number('heightDifference')]
    return along === undefined || up === undefined ? undefined : places((up / along) * 100 * factor, 1)
  }

const whole: Follows = product('passengersPerUnit', 'units', 1, 0)

/** By kind and parameter, in the order in which they follow; undefined leaves the parameter out. */
export const proportions: Readonly<Record<string, Readonly<Record<string, Follows>>>> = {
  elevator: { outputSpeed: (number) => number('machineSpeed') },
  hoist: {
    mainHookCapacity: (number) => number('ratedCapacity'),
    auxHookCapacity: auxiliary,
    auxHoistingSpeed: (number) => (auxiliary(number, {}) === undefined ? undefined : number('auxHoistingSpeed')),
    beamMass: (number) => number('ratedCapacity'),
  },
  amusement: {
    slewDiameter: (number, values) =>
      values['wheelForm'] === 'wheel' ? times('deviceHeight', 0.94, 0)(number, values) : number('slewDiameter'),
    runningHeight: (number, values) => times('deviceHeight', 0.97, 1)(number, values) ?? number('runningHeight'),
    passengersTotal: whole,
  },
  ropeway: {
    slopeLength: slope,
    averageGradient: gradient(1),
    maxGradient: gradient(1.6),
    ratedCarrierLoad: times('personsPerCarrier', 80, 0),
  },
  vehicle: {
    ratedPassengers: (number, values) =>
      product('carriageCount', 'carriageSeats', 1, 0)(number, values) ?? number('ratedPassengers'),
    residualCapacity: times('ratedCapacity', 0.6, 0),
  },
  pressure: {
    totalVolume: product('cylinderCount', 'cylinderVolume', 0.001),
  },
}
