// The tables of graphile-worker: brought up to date by the owner, used by the app's own role.
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/** `appRole` undefined: the app is the owner. The library's tables have row security, so the role needs a policy as well as grants. */
export async function migrateJobs(owner: pg.ClientConfig, appRole: string | undefined): Promise<void> {
  const pool = new pg.Pool({ ...owner, max: 2 })
  // A connection that breaks rejects the query under way; without a listener it would end the process too.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
    if (!appRole) return
    const role = pg.escapeIdentifier(appRole)
    await pool.query(`GRANT USAGE ON SCHEMA graphile_worker TO ${role}`)
    await pool.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO ${role}`)
    await pool.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${role}`)
    await pool.query(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${role}`)
    // Only where it is missing, because creating one locks its table, which other instances use.
    const { rows } = await pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables t WHERE schemaname = 'graphile_worker' AND rowsecurity AND NOT EXISTS (
        SELECT FROM pg_policies p WHERE p.schemaname = t.schemaname AND p.tablename = t.tablename AND $1 = ANY(p.roles))`,
      [appRole],
    )
    for (const { name } of rows)
      await pool.query(
        `CREATE POLICY ${role} ON graphile_worker.${pg.escapeIdentifier(name)} TO ${role} USING (true) WITH CHECK (true)`,
      )
  } finally {
    await pool.end()
  }
}
