// What other features use of the public search.
export { meantBy, readingsOf } from './numbers/readings.ts'
export { countNewer } from './newer/newer.ts'
