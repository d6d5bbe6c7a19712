// Runs the process that works on jobs beside the one that serves, so that a check or an import never holds up an answer (docs/decisions/0145-work-in-a-process-of-its-own.md).
import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Worker } from '../../jobs/jobs.ts'
import { aliveMs, type ToWorker } from './words.ts'

export interface Beside extends Worker {
  /** Tells it to begin nothing more, which takes seconds on a busy machine: the last requests are answered meanwhile. */
  rest: () => Promise<void>
  /** Resolves when the process has ended: what was under way is back in the queue, or begins anew later where it took too long. */
  end: () => Promise<void>
}

interface Started {
  /** The program (worker.ts). */
  program: URL
  connection: pg.PoolConfig
  demo: boolean
  log: Logger
  /** Milliseconds between two looks whether it is silent; other than the usual ones in tests. */
  lookMs?: number
  /** Milliseconds in which it may end in order; other than the usual ones in tests. */
  endMs?: number
}

/** Milliseconds until a process that has ended by itself is started anew; twice as long after each further one, up to the longest. */
const againMs = 500
const longestMs = 30_000
/** One that worked for so long counts as well. */
const wellMs = 60_000
/** On a machine whose processors are busy, one that goes last in them may need minutes to put its work back. */
const usualEndMs = 10_000
/** Looks in a row at which it was silent before it is ended. Looks are counted and not seconds, because this process may have been paused with it. */
const mostSilent = 12

export function workBeside({ program, connection, demo, log, lookMs = aliveMs, endMs = usualEndMs }: Started): Beside {
  let child: ChildProcess | undefined
  /** Looks since its last word; undefined before the first one, because a busy machine takes long to load it. */
  let silent: number | undefined
  let again: NodeJS.Timeout | undefined
  let pauseMs = againMs
  let [isResting, isOver] = [false, false]
  // A word to one that has just died is lost; that it died is known by its exit.
  const say = (word: ToWorker) => void (child?.connected && child.send(word, () => {}))

  function begin(): void {
    const begunAt = performance.now()
    const ended = (why: object) => {
      child = undefined
      if (isResting || isOver) return
      log.error(why, 'the process that works has ended and is started anew')
      if (performance.now() - begunAt > wellMs) pauseMs = againMs
      again = setTimeout(begin, pauseMs)
      pauseMs = Math.min(longestMs, 2 * pauseMs)
    }
    let one: ChildProcess
    try {
      // Without the options of this process, such as a debugger's port or those of a test.
      one = fork(program, { execArgv: [], serialization: 'advanced' })
    } catch (error) {
      // The system has no room for another process at the moment.
      return ended({ err: error })
    }
    child = one
    silent = undefined
    one.on('message', () => (silent = 0))
    one.on('error', (error) => {
      // One that the system did not start has no number, and no end of its own.
      if (one.pid === undefined) return ended({ err: error })
      log.error({ err: error }, 'the process that works')
    })
    one.once('exit', (code, signal) => ended({ code, signal }))
    say({ kind: 'begin', connection, demo })
  }
  begin()
  // One that hangs would leave all work undone, and keep the connection by which others take it for alive.
  const looking = setInterval(() => {
    if (silent === undefined || ++silent !== mostSilent) return
    log.error('the process that works is silent and is ended')
    child?.kill('SIGKILL')
  }, lookMs).unref()

  return {
    // It is notified by the database.
    added: () => {},
    rest() {
      isResting = true
      clearTimeout(again)
      say({ kind: 'rest' })
      return Promise.resolve()
    },
    stopped: (id) => say({ kind: 'stopped', id }),
    async end() {
      isOver = true
      clearTimeout(again)
      clearInterval(looking)
      if (child?.pid === undefined) return
      const one = child
      const gone = new Promise<void>((resolve) => one.once('exit', () => resolve()))
      say({ kind: 'end' })
      const late = wait(endMs, 'late', { ref: false })
      if ((await Promise.race([gone, late])) !== 'late') return
      // Nothing is lost by that: it is as if the machine had died, and the next one goes on from the database.
      log.warn('the process that works did not end in time and is ended: its jobs begin anew')
      one.kill('SIGKILL')
      await gone
    },
  }
}
