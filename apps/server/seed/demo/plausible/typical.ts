// Values as such machines have them, by kind and parameter; what is missing here is drawn from the bounds of its declaration.

export interface Typical {
  readonly numbers?: readonly number[]
  readonly ranges?: readonly (readonly [number, number])[]
  readonly texts?: readonly string[]
}

export const typical: Readonly<Record<string, Readonly<Record<string, Typical>>>> = {
  elevator: {
    stops: { numbers: [6, 11, 18, 26, 33] },
    carCount: { numbers: [1] },
    ambientTemperature: {
      ranges: [
        [5, 40],
        [-10, 45],
      ],
    },
  },
}
