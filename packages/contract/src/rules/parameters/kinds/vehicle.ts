// Industrial trucks and sightseeing vehicles. TSG 81-2022, earlier TSG N0001-2017.
import type { CoverageRule } from '../coverageRule.ts'
import type { FormKind } from '../formKind.ts'
import { kindLabels } from '../kindNames.ts'
import { fields, forms, rulings, sentences } from './data/vehicle.ts'

const asTruck: CoverageRule = { decisive: ['ratedCapacity', 'loadCentre', 'powerSource'] }
/** An attachment changes the capacity, so the check always asks whether one is fitted, and leaves that case to people. */
const withForks: CoverageRule = { decisive: ['ratedCapacity', 'loadCentre', 'powerSource', 'attachmentKind'] }

/** By model or a printed series. */
export const vehicle: FormKind = {
  key: 'vehicle',
  label: kindLabels.vehicle,
  forms,
  fields,
  rulings,
  sentences,
  coverage: { model: 'decides', models: ['seriesModels'], ofUnit: ['frameNo', 'engineNo'] },
  coverageOf: {
    counterbalancedEngine: withForks,
    counterbalancedElectric: withForks,
    reachTruck: withForks,
    stacker: asTruck,
    orderPicker: asTruck,
    sideLoader: withForks,
    roughTerrain: withForks,
    sightseeingBus: { decisive: ['ratedPassengers', 'powerSource'] },
    sightseeingTrain: { decisive: ['ratedPassengers', 'carriageCount', 'powerSource'] },
  },
}
