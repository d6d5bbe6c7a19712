// Runs the product, and shuts it down when the process that started it is gone.
import { entry } from './modules.mjs'

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
/** @type {unknown} */
await import(entry)
