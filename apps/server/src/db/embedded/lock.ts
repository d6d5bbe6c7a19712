// An exclusive lock between processes: a file that names its holder, and is void once the holder is dead.
import { randomUUID } from 'node:crypto'
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Phrase } from '@register/contract/phrase'
import { StartProblem } from '../../config/startProblem.ts'
import { processName } from './processes.ts'

async function holderOf(path: string): Promise<string | undefined> {
  return (await readFile(path, 'utf8').catch(() => '')).split('\n')[0] || undefined
}

const lives = (holder: string): boolean => processName(Number(holder.split(':')[0])) === holder

/** Creates the file together with its content, so that an empty lock is never read. */
async function createLock(path: string): Promise<boolean> {
  const side = `${path}.${randomUUID()}`
  await writeFile(side, `${processName(process.pid) ?? process.pid}\n${side}\n`, { mode: 0o644 })
  try {
    await link(side, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(side, { force: true })
  }
}

/** Removes a dead holder's lock. Only one process at a time may do so, because it could otherwise remove the next holder's. */
async function clearDead(path: string): Promise<void> {
  const guard = `${path}.clearing`
  if (!(await createLock(guard))) {
    const age = Date.now() - ((await stat(guard).catch(() => undefined))?.mtimeMs ?? Date.now())
    if (age > 10_000) await rm(guard, { force: true })
    return
  }
  const holder = await holderOf(path)
  if (holder && !lives(holder)) await rm(path, { force: true })
  await rm(guard, { force: true })
}

export interface Waiting {
  /** Milliseconds after which it gives up. */
  patienceMs: number
  /** What it then says. @param holder the number of the process and when that began */
  held: (holder: string, path: string) => Phrase
}

const forStart: Waiting = {
  patienceMs: 120_000,
  held: (holder, path) => [
    `进程 ${holder} 占用 ${path} 过久：另一次启动仍在进行？`,
    `Process ${holder} has held ${path} for too long: is another start under way?`,
  ],
}

/** Runs `work` while no other process holds `path`. Rejects with StartProblem when that lasts too long. */
export async function exclusively<T>(
  path: string,
  work: () => Promise<T>,
  { patienceMs, held }: Waiting = forStart,
): Promise<T> {
  const started = performance.now()
  while (!(await createLock(path))) {
    const holder = await holderOf(path)
    if (holder && !lives(holder)) await clearDead(path)
    else if (performance.now() - started > patienceMs) throw new StartProblem(held(holder ?? '', path))
    else await wait(25)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}
