// Lets visitors of a demonstration register an account, so that they can try registration.
import type { Db } from '../../../src/db/connect.ts'

export const openRegistration = (db: Db) =>
  db.updateTable('config').set({ value: 'true' }).where('key', '=', 'registration').execute()
