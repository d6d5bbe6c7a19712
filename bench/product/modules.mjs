// What benchmarks load of the built server, typed by its sources, and the packages that it uses: the same drivers on both sides.
import { createRequire } from 'node:module'

const packages = createRequire(new URL('../../apps/server/package.json', import.meta.url))
const built = (/** @type {string} */ path) => import(new URL(`../../apps/server/dist/${path}.js`, import.meta.url).href)

/** The server's entry, for the process that runs the product. */
export const entry = new URL('../../apps/server/dist/src/main.js', import.meta.url).href
export const generator = new URL('../../apps/server/dist/seed/generate.js', import.meta.url)

export const pg = /** @type {typeof import('pg')} */ (packages('pg'))
export const argon2 = /** @type {{ verify(hash: string, password: string): Promise<boolean> }} */ (
  packages('@node-rs/argon2')
)
/** Turns a bound value into the form that the driver sends. */
export const { prepareValue } =
  /** @type {{ prepareValue: (value: unknown) => Buffer | string | null | undefined }} */ (packages('pg/lib/utils'))
export const silentLog = () =>
  /** @type {{ pino(options: object): import('../../apps/server/src/parts.ts').Parts['log'] }} */ (
    packages('pino')
  ).pino({
    level: 'silent',
  })

const declared = (/** @type {string} */ path) =>
  import(new URL(`../../packages/contract/dist/${path}.js`, import.meta.url).href)
export const creditCodes = () =>
  /** @type {Promise<typeof import('../../packages/contract/src/rules/numbers/creditCode.ts')>} */ (
    declared('rules/numbers/creditCode')
  )
export const folding = () =>
  /** @type {Promise<typeof import('../../packages/contract/src/fold.ts')>} */ (declared('fold'))
export const formKinds = () =>
  /** @type {Promise<typeof import('../../packages/contract/src/rules/parameters/formKinds.ts')>} */ (
    declared('rules/parameters/formKinds')
  )

/** The columns by which the public list and the office's list can be sorted and filtered. */
export async function listDeclarations() {
  const [{ publicColumns }, { reportColumns }, { operators }] = await Promise.all([
    /** @type {Promise<typeof import('../../packages/contract/src/business/publicReport/row.ts')>} */ (
      declared('business/publicReport/row')
    ),
    /** @type {Promise<typeof import('../../packages/contract/src/business/report/shape.ts')>} */ (
      declared('business/report/shape')
    ),
    /** @type {Promise<typeof import('../../packages/contract/src/page.ts')>} */ (declared('page')),
  ])
  return { publicColumns, reportColumns, operators }
}

export const app = () => /** @type {Promise<typeof import('../../apps/server/src/app.ts')>} */ (built('src/app'))
export const configuration = () =>
  /** @type {Promise<typeof import('../../apps/server/src/config.ts')>} */ (built('src/config'))
export const connecting = () =>
  /** @type {Promise<typeof import('../../apps/server/src/db/connect.ts')>} */ (built('src/db/connect'))
export const publicReading = () =>
  /** @type {Promise<typeof import('../../apps/server/src/db/standby/publicReads.ts')>} */ (
    built('src/db/standby/publicReads')
  )
export const databases = () =>
  /** @type {Promise<typeof import('../../apps/server/src/db/databases.ts')>} */ (built('src/db/databases'))
export const secrets = () =>
  /** @type {Promise<typeof import('../../apps/server/src/access/secrets.ts')>} */ (built('src/access/secrets'))
export const fileStore = () =>
  /** @type {Promise<typeof import('../../apps/server/src/files/store.ts')>} */ (built('src/files/store'))
export const searchTexts = () =>
  /** @type {Promise<typeof import('../../apps/server/src/features/business/report/search/text.ts')>} */ (
    built('src/features/business/report/search/text')
  )
export const integrityChain = () =>
  /** @type {Promise<typeof import('../../apps/server/src/features/business/integrity/log/chain.ts')>} */ (
    built('src/features/business/integrity/log/chain')
  )
export const auditing = () =>
  /** @type {Promise<typeof import('../../apps/server/src/access/audit.ts')>} */ (built('src/access/audit'))
export const excel = () =>
  /** @type {Promise<typeof import('../../apps/server/src/files/excel.ts')>} */ (built('src/files/excel'))
export const fieldSheets = () =>
  /** @type {Promise<typeof import('../../apps/server/src/files/fieldSheet.ts')>} */ (built('src/files/fieldSheet'))
export const sheets = () =>
  /** @type {Promise<typeof import('../../apps/server/src/features/business/reportImport/rows/columns.ts')>} */ (
    built('src/features/business/reportImport/rows/columns')
  )
export const sheetRows = () =>
  /** @type {Promise<typeof import('../../apps/server/src/features/business/reportImport/rows/row.ts')>} */ (
    built('src/features/business/reportImport/rows/row')
  )
export const existing = () =>
  /** @type {Promise<typeof import('../../apps/server/seed/demo/existing/existing.ts')>} */ (
    built('seed/demo/existing/existing')
  )
export const people = () =>
  /** @type {Promise<typeof import('../../apps/server/seed/demo/people.ts')>} */ (built('seed/demo/people'))
export const seals = () => /** @type {Promise<typeof import('../../apps/server/test/seal.ts')>} */ (built('test/seal'))
