// The whole register as one Excel file: the time, the size, and by how much the server's memory grows meanwhile.
import { request } from 'node:http'
import { figuring } from '../figures/figure.mjs'
import { signIn } from '../product/client.mjs'
import { watchingMemory } from '../product/memory.mjs'
import { startProduct } from '../product/start.mjs'
import { measuredKind } from '../register/kind.mjs'

/** The rows that a worksheet may have, including the heading. */
export const excelRows = 1_048_576
/** The bytes that start the last record of every zip. */
const zipEnd = Buffer.from('PK\u0005\u0006')

/** Reads the file to its end and discards it. @param {string} origin @param {string} token @param {string} formKind @returns {Promise<{ firstMs: number, ms: number, bytes: number }>} */
function download(origin, token, formKind) {
  return new Promise((resolve, reject) => {
    const since = performance.now()
    let firstMs = Number.NaN
    let bytes = 0
    let tail = Buffer.alloc(0)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const call = request(`${origin}/api/business/equRepInfo/exportExcel`, { method: 'POST', headers }, (reply) => {
      reply.on('data', (/** @type {Buffer} */ chunk) => {
        if (bytes === 0) firstMs = performance.now() - since
        bytes += chunk.length
        tail = Buffer.concat([tail, chunk]).subarray(-200)
      })
      reply.on('error', reject)
      reply.on('end', () => {
        if (reply.statusCode !== 200 || !tail.includes(zipEnd))
          return reject(new Error(`The export was refused or cut off: ${reply.statusCode} ${tail.toString()}`))
        resolve({ firstMs, ms: performance.now() - since, bytes })
      })
    })
    call.on('error', reject)
    call.end(JSON.stringify({ formKind }))
  })
}

/** @param {import('./nextToLean.mjs').Stage} stage */
export async function exporting(stage) {
  const { register, rows, log } = stage
  if (rows >= excelRows) {
    log(`  left out: a sheet holds ${excelRows} rows`)
    return []
  }
  const figure = figuring('export', rows)
  const kind = await measuredKind(stage)
  const product = await startProduct(register.env)
  try {
    const { token } = await signIn(product.origin, 'head-office', register.mark.demoPassword)
    const { result, before, extra } = await watchingMemory(product.pid, () => download(product.origin, token, kind))
    log(
      `  ${(result.ms / 1_000).toFixed(1)} s, ${(result.bytes / 1e6).toFixed(1)} MB, ${extra.toFixed(0)} MB more memory`,
    )
    return [
      figure('time', result.ms / 1_000, 's'),
      figure('first byte', result.firstMs, 'ms'),
      figure('size', result.bytes / 1e6, 'MB'),
      figure('memory before', before, 'MB'),
      figure('extra memory at most', extra, 'MB', { most: 100 }),
    ]
  } finally {
    await product.stop()
  }
}
