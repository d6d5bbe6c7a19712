// The machine on which the figures were measured: a number without its machine means nothing.
import { cpus, loadavg, totalmem } from 'node:os'

/**
 * @typedef {{ at: string, node: string, postgres: string, processors: string, memoryGB: number, load: number }} Machine `load`: how busy the machine was before, in processors
 * @param {import('../register/open.mjs').Register} register @returns {Promise<Machine>}
 */
export async function machine(register) {
  const postgres = await register.asOwner(async (client) => {
    const { rows } = /** @type {{ rows: { v: string }[] }} */ (
      await client.query("select current_setting('server_version') as v")
    )
    return rows[0]?.v.split(' ')[0] ?? ''
  })
  const all = cpus()
  return {
    at: new Date().toISOString().slice(0, 16),
    node: process.versions.node,
    postgres,
    processors: `${all.length} × ${(all[0]?.model ?? 'unknown').replaceAll(/\s+/g, ' ').trim()}`,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
}
