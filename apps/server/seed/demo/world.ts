// placeholder until bulk insert lands
import type { Secrets } from '../../src/access/secrets.ts'
import type { Pool } from '../../src/db/connect.ts'
import type { FileStore } from '../../src/files/store.ts'
export async function seedWorld(_: {
  db: Pool
  secrets: Secrets
  files: FileStore
  say: (line: string) => void
}): Promise<void> {}
