// Starts the embedded server again when it has died alone (docs/decisions/0012-revived-and-remembered.md).
import { setTimeout as wait } from 'node:timers/promises'
import { serverState } from './cluster.ts'

const lookEveryMs = 200
const pauseAfterFailureMs = 2_000

export interface Revival {
  /** The cluster's folder. */
  cluster: string
  /** Starts the database unless another process has started it meanwhile. The caller aborts `signal` when it no longer needs the start. */
  start: (signal: AbortSignal) => Promise<void>
  log: (line: string) => void
}

/**
 * Watches the server's process and sends no query: a busy or frozen server is left alone, and watching uses no
 * connection. A server that was shut down in order is left alone as well. The returned function ends the watch and
 * waits for a start that is under way, so that stopping the server afterwards stops that one too.
 */
export function keepRunning({ cluster, start, log }: Revival): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const watch = async () => {
    let logged = ''
    let pause = lookEveryMs
    const logOnce = (line: string) => {
      if (line !== logged) log(line)
      logged = line
    }
    while (!signal.aborted) {
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      const state = await serverState(cluster)
      pause = lookEveryMs
      if (state === 'shut down')
        logOnce(
          'The database was shut down by somebody, so it is not started again from here. · 数据库已被他人正常关闭，不再由本程序启动。',
        )
      if (state === 'runs' && logged !== '') {
        log('The database runs again. · 数据库已恢复运行。')
        logged = ''
      }
      if (state !== 'died') continue
      if (logged === '') logOnce('The database has died; starting it again … · 数据库意外退出，正在重新启动…')
      try {
        await start(signal)
        if (!signal.aborted) log('The database runs again. · 数据库已恢复运行。')
        logged = ''
      } catch (error) {
        logOnce(error instanceof Error ? error.message : String(error))
        pause = pauseAfterFailureMs
      }
    }
  }
  const watching = watch()
  return async () => {
    ending.abort()
    await watching
  }
}
