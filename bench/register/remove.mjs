// Removes the reports that a measurement has imported, so that the register keeps its size.

/** @param {import('pg').Client} client */
export async function highestId(client) {
  const { rows } = /** @type {{ rows: { id: number }[] }} */ (
    await client.query('select max(id)::int as id from report')
  )
  return rows[0]?.id ?? 0
}

/** Removes reports above an id with all that belongs to them. The product itself never does this. @param {import('pg').Client} client @param {number} id */
export async function removeAfter(client, id) {
  if ((await highestId(client)) === id) return
  const { rows } = /** @type {{ rows: { name: string, column: string }[] }} */ (
    await client.query(
      `select c.conrelid::regclass::text as name, quote_ident(a.attname) as "column" from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.confrelid = 'report'::regclass and c.contype = 'f' and c.conrelid <> c.confrelid`,
    )
  )
  // The triggers that protect history are right, but not here; an external database may insist on them.
  await client.query('set session_replication_role = replica').catch(() => {})
  await client.query('begin')
  for (const { name, column } of rows) await client.query(`delete from ${name} where ${column} > $1`, [id])
  await client.query('delete from report where id > $1', [id])
  await client.query('commit')
  await client.query('vacuum (analyze) report, report_search, report_version')
}
