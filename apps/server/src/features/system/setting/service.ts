// What the office's frame uses of the settings.
export { revisionOf } from './store.ts'
