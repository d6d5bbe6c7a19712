// Becomes the product, and ends in order when the process that started it is gone.
import { entry } from './modules.mjs'

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
/** @type {unknown} */
await import(entry)
