// The rule that a certificate of a product names: by its form where the kind has several, and by its day of issue.
/** From this day on, from the latest to the first. */
type Editions = readonly (readonly [since: string, rule: string])[]

const cylinders: Editions = [
  ['2021-06-01', 'TSG 23-2021'],
  ['', 'TSG R0006-2014'],
]
const boilers: Editions = [
  ['2021-06-01', 'TSG 11-2020'],
  ['', 'TSG G0001-2012'],
]
const safetyDevices: Editions = [
  ['2024-01-01', 'TSG 51-2023'],
  ['2019-06-01', 'TSG Q7002-2019'],
  ['', 'TSG Q7014-2008'],
]
const mobileVessels: Editions = [['', 'TSG R0005-2011']]

const editions: Readonly<Record<string, Editions>> = {
  elevator: [
    ['2022-07-01', 'TSG T7007-2022'],
    ['', 'TSG T7007-2016'],
  ],
  hoist: [
    ['2024-01-01', 'TSG 51-2023'],
    ['2019-06-01', 'TSG Q7002-2019'],
    ['', 'GB 6067.1-2010'],
  ],
  'hoist/loadLimiter': safetyDevices,
  'hoist/momentLimiter': safetyDevices,
  'hoist/fallArrester': safetyDevices,
  'hoist/craneBrake': safetyDevices,
  amusement: [
    ['2024-03-01', 'TSG 71-2023'],
    ['2018-12-01', 'GB 8408-2018'],
    ['', 'GB 8408-2008'],
  ],
  // No rule of type tests of ropeways is known: such certificates name the product standard.
  ropeway: [
    ['2019-01-01', 'GB 12352-2018'],
    ['', 'GB 12352-2007'],
  ],
  vehicle: [
    ['2022-12-01', 'TSG 81-2022'],
    ['2017-06-01', 'TSG N0001-2017'],
    ['', 'GB 10827.1-2014'],
  ],
  pressure: [
    ['2023-10-01', 'TSG D7002-2023'],
    ['', 'TSG D7002-2006'],
  ],
  'pressure/boilerSteam': boilers,
  'pressure/boilerHotWater': boilers,
  'pressure/boilerOrganic': boilers,
  'pressure/burner': [['', 'TSG ZB002-2008']],
  'pressure/vessel': [['', 'TSG 21-2016']],
  'pressure/levelGauge': [['', 'TSG 21-2016']],
  'pressure/tank': mobileVessels,
  'pressure/tubeTrailer': mobileVessels,
  'pressure/emergencyShutOff': mobileVessels,
  'pressure/cylinderSeamless': cylinders,
  'pressure/cylinderWelded': cylinders,
  'pressure/cylinderWrapped': cylinders,
  'pressure/cylinderCryogenic': cylinders,
  'pressure/cylinderFilled': cylinders,
  'pressure/cylinderValve': cylinders,
  'pressure/hyperbaric': [['', 'TSG 24-2015']],
  'pressure/safetyValve': [['', 'TSG ZF001-2006']],
  'pressure/burstingDisc': [['', 'TSG ZF003-2011']],
  'pressure/pipeline': [['', 'TSG D0001-2009']],
}

export function basisOf({ kind, form }: { kind: { key: string }; form: { key: string } }, issueDate: string): string {
  const of = editions[`${kind.key}/${form.key}`] ?? editions[kind.key] ?? []
  return of.find(([since]) => issueDate >= since)?.[1] ?? ''
}
