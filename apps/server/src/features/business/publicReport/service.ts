// What other features use of the public search.
export { countNewer } from './newer/newer.ts'
