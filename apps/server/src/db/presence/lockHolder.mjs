// A process for gone.test.ts: takes an advisory lock as a server does, says so, and runs until it is killed.
import pg from 'pg'

const [, , connection = '', statement = '', number = ''] = process.argv
const client = new pg.Client(/** @type {pg.ClientConfig} */ (JSON.parse(connection)))
await client.connect()
const { rows } = await client.query(statement, [Number(number)])
process.send?.(rows[0])
setInterval(() => undefined, 60_000)
