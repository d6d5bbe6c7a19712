// Industrial trucks and sightseeing vehicles. TSG 81-2022, earlier TSG N0001-2017.
import type { CoverageRule } from '../coverageRule.ts'
import type { FormKind } from '../formKind.ts'
import { kindLabels } from '../kindNames.ts'
import { fields, forms } from './data/vehicle.ts'

const asTruck: CoverageRule = { decisive: ['ratedCapacity', 'loadCentre', 'powerSource'] }

/** By model or a printed series. An attachment changes the capacity; the table of them is read by people. */
export const vehicle: FormKind = {
  key: 'vehicle',
  label: kindLabels.vehicle,
  rule: 'TSG 81-2022',
  forms,
  fields,
  coverage: { model: 'decides' },
  coverageOf: {
    counterbalancedEngine: asTruck,
    counterbalancedElectric: asTruck,
    reachTruck: asTruck,
    stacker: asTruck,
    orderPicker: asTruck,
    sideLoader: asTruck,
    roughTerrain: asTruck,
    sightseeingBus: { decisive: ['ratedPassengers', 'powerSource'] },
    sightseeingTrain: { decisive: ['ratedPassengers', 'carriageCount', 'powerSource'] },
  },
}
