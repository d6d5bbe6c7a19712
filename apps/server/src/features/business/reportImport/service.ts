// What the list of recurring tasks uses of imports.
export { sweepImports } from './job.ts'
