// The first reports of a benchmark register, made by the product's own services, and the testing bodies of a whole country.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { baseRows } from '../options.mjs'
import { generator } from '../product/modules.mjs'
import { startProduct } from '../product/start.mjs'

const bodies = 16

/** Adds invented reports as `npm run generate` does. @param {Record<string, string | undefined>} env @param {number} count @param {(line: string) => void} log */
function generate(env, count, log) {
  return new Promise((/** @type {(done?: undefined) => void} */ resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(generator), `${count}`], { env, stdio: ['ignore', 'pipe', 2] })
    child.stdout?.on('data', (/** @type {Buffer} */ chunk) => log(`  ${chunk.toString().trim()}`))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error('The first reports could not be made'))))
  })
}

/** Migrates the database, and makes the base once. @param {import('./open.mjs').Register} register @param {(line: string) => void} log */
export async function makeFirstReports(register, log) {
  const product = await startProduct(register.env)
  await product.stop()
  if (register.mark.baseMax !== undefined) return
  const present = await register.rows()
  if (present < baseRows) {
    log(`Making the first ${baseRows} reports by the services …`)
    await generate(register.env, baseRows - present, log)
  }
  await register.asOwner(async (client) => {
    await client.query(
      `insert into dept (name_zh, name_en, body_code, approval, sort, path)
       select '第' || n || '检测研究院（测试）', 'Testing Institute ' || n, (910 + n)::text, 'all', 100 + n, '{}'
       from generate_series(1, ${bodies}) n
       on conflict do nothing`,
    )
    await client.query("update dept set path = array[id] where path = '{}'")
    const { rows } = /** @type {{ rows: { top: number }[] }} */ (
      await client.query('select max(id)::int as top from report')
    )
    register.mark.baseMax = rows[0]?.top ?? 0
  })
  await register.storeMark()
}
