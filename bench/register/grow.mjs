// Grows the register to a size, completely or not at all; the search index is built once at the end instead of row by row.
import { dice } from '../dice.mjs'
import { creditCodes, folding, pg, searchTexts } from '../product/modules.mjs'
import { afterwards, copies, copyStatement, freshTable, makersTable } from './growth.mjs'
import { inventMakers, makerCount } from './makers.mjs'

const perStep = 50_000

/** @typedef {import('pg').Client} Client */
/** @typedef {(line: string) => void} Log */

/** @template {object} Row @param {Client} client @param {string} text @param {unknown[]} [values] */
const ask = async (client, text, values) => /** @type {Row[]} */ ((await client.query(text, values)).rows)

/** Loads the makers into a temporary table, with their names folded as the search folds them. @param {Client} client */
async function loadMakers(client) {
  const [{ checkCharacter }, { fold }] = await Promise.all([creditCodes(), folding()])
  const makers = inventMakers(dice(7), checkCharacter).map((one) => ({ ...one, folded: fold(one.name) }))
  await client.query(makersTable, [JSON.stringify(makers)])
  await client.query('alter table maker add primary key (n)')
}

/** Drops the indexes that slow loading down; returns the statements that restore them. @param {Client} client */
async function dropSearchIndexes(client) {
  const indexes = await ask(
    client,
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     where i.indrelid = 'report_search'::regclass and a.amname = 'gin'`,
  )
  const back = []
  for (const { name, definition } of /** @type {{ name: string, definition: string }[]} */ (indexes)) {
    const targets = await ask(
      client,
      `select attnum, attstattarget as target from pg_attribute
       where attrelid = $1::regclass and attstattarget >= 0`,
      [name],
    )
    back.push(definition)
    for (const { attnum, target } of /** @type {{ attnum: number, target: number }[]} */ (targets))
      back.push(`alter index ${name} alter column ${attnum} set statistics ${target}`)
    await client.query(`drop index ${name}`)
  }
  return back
}

/** Foreign keys need no check, because each copy refers to what its original refers to. An external database may not allow it. @param {Client} client */
async function withoutTriggers(client) {
  await client.query('savepoint before')
  await client.query('set local session_replication_role = replica').catch(() => client.query('rollback to before'))
}

/** Throws when a search text written here is not the one that the product would write. @param {Client} client @param {number} from */
async function compareSearchTexts(client, from) {
  const { searchText } = await searchTexts()
  const rows = await ask(
    client,
    `select r.*, s.body_text from report r join report_search s on s.report_id = r.id
     where r.id > $1 order by md5(r.public_id) limit 300`,
    [from],
  )
  for (const row of /** @type {(Parameters<typeof searchText>[0] & { body_text: string })[]} */ (rows))
    if (searchText(row) !== row.body_text)
      throw new Error(`The search text of invented reports is not the product's: ${JSON.stringify(row.body_text)}`)
}

/** @param {Client} client @param {{ baseMax: number, present: number, wanted: number, log: Log }} input */
async function load(client, { baseMax, present, wanted, log }) {
  await client.query(
    "set local synchronous_commit = off; set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'",
  )
  await withoutTriggers(client)
  const [highest] = /** @type {{ id: number }[]} */ (await ask(client, 'select max(id)::int as id from report'))
  const top = highest?.id ?? 0
  const back = await dropSearchIndexes(client)
  await loadMakers(client)
  log('  drawing numbers, dates and names')
  await client.query(freshTable, [baseMax, present + 1, wanted, top, makerCount])
  await client.query('create unique index on fresh (id)')
  await client.query('analyze fresh')
  const statements = []
  for (const copy of copies) {
    const columns = await ask(
      client,
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [copy.table],
    )
    const names = /** @type {{ name: string }[]} */ (columns).map(({ name }) => pg.escapeIdentifier(name))
    statements.push(
      copyStatement(
        copy,
        names.map((name) => name.replace(/^"([a-z_]+)"$/, '$1')),
      ),
    )
  }
  const last = top + wanted - present
  for (let from = top + 1; from <= last; from += perStep) {
    const to = Math.min(last, from + perStep - 1)
    for (const statement of statements) await client.query(statement, [from, to])
    log(`  ${present + to - top} of ${wanted}`)
  }
  for (const statement of afterwards) await client.query(statement)
  log('  building the search index')
  for (const statement of back) await client.query(statement)
  await compareSearchTexts(client, top)
}

/** Brings the register to `wanted` reports. @param {import('./open.mjs').Register} register @param {number} wanted @param {Log} log */
export async function grow(register, wanted, log) {
  const present = await register.rows()
  if (present === wanted) return
  if (present > wanted)
    throw new Error(
      `${register.folder} holds ${present} reports already, and registers only grow: choose another folder with --data for ${wanted}`,
    )
  const { baseMax = 0 } = register.mark
  const since = Date.now()
  log(`Growing the register from ${present} to ${wanted} reports …`)
  await register.asOwner(async (client) => {
    await client.query('begin')
    await load(client, { baseMax, present, wanted, log })
    await client.query('commit')
  })
  log(`  done in ${Math.round((Date.now() - since) / 1_000)} s`)
}

/** Runs vacuum, statistics and a checkpoint, which would otherwise start in the middle of a measurement; pauses the scheduled tasks. @param {import('./open.mjs').Register} register @param {Log} log */
export async function settle(register, log) {
  log('Vacuum and statistics …')
  await register.asOwner(async (client) => {
    await client.query("update scheduled_task set status = 'paused'")
    await client.query('vacuum (analyze)')
    // Only the owner of the database may; it matters less on a server that is busy anyway.
    await client.query('checkpoint').catch(() => {})
  })
}
