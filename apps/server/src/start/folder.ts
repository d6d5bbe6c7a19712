// Makes the data folder and tries at once whether it can be written, so that a wrong one is told before anything is begun.
import { open, rm, rmdir, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unfinished } from '../backup/restore.ts'
import { idFile, idInFolder, idText } from './found.ts'
import { StartProblem } from '../config/startProblem.ts'
import { makeFolder } from '../config/makeFolder.ts'

/** Milliseconds; a folder of a network that is gone hangs for ever instead of failing. */
const patienceMs = 10_000

/** Rejects with the system's error, or StartProblem when the folder does not answer. Resolves to what removes folders again that were made now and are still empty. */
export async function useFolder(dataDir: string, patience = patienceMs): Promise<() => Promise<void>> {
  const probe = join(dataDir, `.write-test-${process.pid}`)
  const tried = (async () => {
    // Other accounts may pass through to the database's folder, but not list this one.
    const made = await makeFolder(dataDir, 0o711)
    const file = await open(probe, 'w', 0o600)
    try {
      await file.writeFile('x')
      await file.sync()
    } finally {
      await file.close()
      await rm(probe, { force: true })
    }
    return async () => {
      if (made === undefined) return
      // One with something in it stays, and so do those above it.
      for (let folder = dataDir; folder.startsWith(made); folder = dirname(folder)) await rmdir(folder).catch(() => {})
    }
  })()
  // A failure after the patience has ended is not told twice.
  tried.catch(() => {})
  const undo = await Promise.race([tried, wait(patience, undefined, { ref: false })])
  if (undo) return undo
  throw new StartProblem([
    `DATA_DIR=${dataDir} 在 ${patience / 1_000} 秒内没有应答（网络文件夹已断开？）`,
    `DATA_DIR=${dataDir} does not answer within ${patience / 1_000} s (a network folder that is gone?)`,
  ])
}

/** Refuses a folder whose restore was broken off; throws StartProblem. */
export async function refuseUnfinished(dataDir: string): Promise<void> {
  if (!(await stat(join(dataDir, unfinished)).catch(() => undefined))) return
  throw new StartProblem([
    `DATA_DIR=${dataDir} 的恢复没有完成：请再次运行 npm run restore，它会重新开始`,
    `The restore into DATA_DIR=${dataDir} did not come to its end: run npm run restore again, it begins anew`,
  ])
}

const megabyte = 1024 * 1024
/** An empty embedded database, its log of writes and the first records. */
const firstMegabytes = 300

/** Refuses to begin an embedded database where it would soon be full; throws StartProblem. */
export async function refuseFull(dataDir: string, needed = firstMegabytes): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const left = Math.floor((bavail * bsize) / megabyte)
  if (left < needed)
    throw new StartProblem([
      `DATA_DIR=${dataDir} 所在的磁盘只剩 ${left} MB，首次启动至少需要 ${needed} MB`,
      `DATA_DIR=${dataDir} has ${left} MB left, and a first start needs ${needed} MB at least`,
    ])
}

/** Writes to which register the folder belongs; it stays for good, but a file that says no id any more is written anew. */
export async function markFolder(dataDir: string, id: string): Promise<void> {
  if ((await idInFolder(dataDir)) !== undefined) return
  await writeFile(idFile(dataDir), idText(id), { mode: 0o644 })
}
