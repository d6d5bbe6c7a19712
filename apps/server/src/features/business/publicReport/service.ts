// What other features use of the public search.
export { meantBy, readingsOf } from './reading/readings.ts'
export { countNewer } from './newer/newer.ts'
