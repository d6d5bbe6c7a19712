// What the machine and the instances were doing meanwhile: without it nobody knows whether a slow answer was the product's fault.
import { cpus, loadavg } from 'node:os'

const ticks = () => {
  const all = { nice: 0, idle: 0, total: 0 }
  for (const { times } of cpus()) {
    all.nice += times.nice
    all.idle += times.idle
    all.total += times.user + times.nice + times.sys + times.idle + times.irq
  }
  return all
}

/** The share of all processors that was busy since the call, those of low priority (the callers that misbehave) apart; percent. */
export function busySince() {
  const before = ticks()
  return () => {
    const now = ticks()
    const part = (/** @type {number} */ some) => Math.round((some / Math.max(1, now.total - before.total)) * 100)
    const [nice, idle] = [now.nice - before.nice, now.idle - before.idle]
    return { busy: part(now.total - before.total - idle - nice), lowPriority: part(nice), load: loadavg()[0] ?? 0 }
  }
}

/** The event loop lag of an instance since the last time it was asked: 99 of 100, milliseconds. @param {number} port @param {string} token */
export async function lagOf(port, token) {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await answer.text()) ?? []
  return Math.round(Number(seconds) * 1_000)
}
