// The folders and files outside the code, the same whether it runs from src (tests) or from dist.

const here = new URL('.', import.meta.url)
/** apps/server/ */
export const serverRoot = new URL(here.pathname.endsWith('/dist/src/') ? '../../' : '../', here)
/** The built program of the process that works (worker.ts): Node starts no process from TypeScript. */
export const workerProgram = new URL('dist/src/worker.js', serverRoot)
export const schemaFolder = new URL('schema/', serverRoot)
export const migrationsFolder = new URL('migrations/', serverRoot)
export const seedFolder = new URL('seed/', serverRoot)
/** The digits of the spoken captcha. */
export const clipsFolder = new URL('clips/', serverRoot)
/** The folder of the built web app. */
export const webFolder = new URL('../web/dist/', serverRoot)
/** The whole API document, written from the contract. */
export const apiDocumentFile = new URL('../../docs/openapi.json', serverRoot)
