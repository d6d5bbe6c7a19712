// What the check of the public log finds, all of it, as checks.ts puts it together.
import type { Finding } from '../../src/access/finding.ts'
import type { Secrets } from '../../src/access/secrets.ts'
import type { Db } from '../../src/db/connect.ts'
import { actFindings, logFindings, recordFindings } from '../../src/features/business/integrity/service.ts'

export async function* integrityFindings(db: Db, secrets: Secrets): AsyncGenerator<Finding> {
  let isWhole = true
  for (const part of [logFindings(db, secrets), recordFindings(db)])
    for await (const finding of part) {
      isWhole = false
      yield finding
    }
  if (isWhole) yield* actFindings(db)
}
