// A demonstration lets visitors make themselves an account, so that registration can be tried.
import type { Pool } from '../../../src/db/connect.ts'

export const openRegistration = (db: Pool) =>
  db.updateTable('config').set({ value: 'true' }).where('key', '=', 'registration').execute()
