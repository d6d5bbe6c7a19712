// Examines running processes: which are alive, which belong to the PostgreSQL of a folder, and ends those.
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readlink } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '../../config/startProblem.ts'

/** Whether a process has this pid, of any account. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A name for a process that a later process with the same pid does not have; undefined when the process is gone. */
export function processName(pid: number): string | undefined {
  if (!alive(pid)) return undefined
  if (!existsSync('/proc/self/stat')) return `${pid}`
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the command in brackets, which may contain spaces, start time is the twentieth field; Z is a zombie.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : `${pid}:${fields[19] ?? ''}`
  } catch {
    return undefined
  }
}

/** Whether the process is a postgres whose working directory is this cluster. Elsewhere than on Linux: whether it is alive. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return alive(pid)
  try {
    const folder = await readlink(`/proc/${pid}/cwd`)
    // A removed folder keeps its name with this suffix; its server would still hold the name of our socket.
    if (folder !== cluster && folder !== `${cluster} (deleted)`) return false
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') && processName(pid) !== undefined
  } catch {
    return false
  }
}

/** Every process of the server of this cluster; none on other systems than Linux, which do not show them. */
export async function clusterProcesses(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const ours = await Promise.all(pids.map((pid) => servesCluster(pid, cluster)))
  return pids.filter((_, at) => ours[at])
}

/** Sends the signal to those that are still there: a backend ends with its connection, also between being listed and being signalled. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Ends the processes that a killed postmaster left: one busy backend holds the shared memory, and no new server can start. */
export async function endOrphans(cluster: string): Promise<void> {
  const started = performance.now()
  for (;;) {
    const left = await clusterProcesses(cluster)
    if (left.length === 0) return
    const waited = performance.now() - started
    if (waited > 15_000)
      throw new StartProblem([
        `先前数据库的进程 ${left.join('、')} 没有结束：请结束它们`,
        `Processes ${left.join(', ')} of an earlier database do not end: end them`,
      ])
    signalAll(left, waited > 2_000 ? 'SIGKILL' : 'SIGQUIT')
    await wait(50)
  }
}
