// The resident memory of a process while something happens, sampled from /proc.
import { readFile } from 'node:fs/promises'

const everyMs = 50

/** In MB; NaN on systems without /proc. @param {number} pid */
async function residentMB(pid) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1]
  return kB === undefined ? Number.NaN : Number(kB) / 1024
}

/** The process that works beside this one; undefined on systems without /proc. @param {number} pid @returns {Promise<number | undefined>} */
export async function workerOf(pid) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  for (const child of children.trim().split(' ')) {
    const words = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
    if (words.includes('worker.js')) return Number(child)
  }
  return undefined
}

/** Runs `work`; returns the largest growth of the process over its level before. @template T @param {number} pid @param {() => Promise<T>} work @returns {Promise<{ result: T, before: number, extra: number }>} */
export async function watchingMemory(pid, work) {
  const before = await residentMB(pid)
  let peak = before
  const timer = setInterval(() => void residentMB(pid).then((now) => (peak = Math.max(peak, now))), everyMs)
  try {
    const result = await work()
    return { result, before, extra: peak - before }
  } finally {
    clearInterval(timer)
  }
}
