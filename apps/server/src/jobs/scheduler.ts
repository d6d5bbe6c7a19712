// Recurring work: each task runs once at a time in a process and, unless it runs everywhere, alone across all instances; its failure is logged, never fatal.
import type { Logger } from 'pino'
import type { Presence } from '../db/presence/presence.ts'

export interface Task {
  name: string
  everySeconds: number
  /** Runs in every instance, for example to flush its own counts, instead of once for all. */
  everywhere?: true
  run: () => Promise<unknown>
}

/** Starts all tasks; the returned function stops them and waits for running ones. */
export function schedule(here: Pick<Presence, 'alone'>, log: Logger, tasks: readonly Task[]): () => Promise<void> {
  const running = new Map<Task, Promise<void>>()
  const failing = new Set<Task>()
  const failed = (task: Task, error: unknown) => {
    // Logs once until the task succeeds again, because a task may fail every second while the database is down.
    if (!failing.has(task)) log.warn({ err: error, task: task.name }, 'task failed')
    failing.add(task)
  }
  const start = (task: Task) => {
    // A second run is not begun, because on a busy machine a task takes longer than its interval, and its runs would take all connections from each other.
    if (running.has(task)) return
    const run = async () => (task.everywhere ? task.run() : here.alone(`task ${task.name}`, task.run))
    const work = run()
      .then(() => void failing.delete(task))
      .catch((error: unknown) => failed(task, error))
      .finally(() => running.delete(task))
    running.set(task, work)
  }
  const timers = tasks.map((task) => setInterval(() => start(task), task.everySeconds * 1_000))
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.allSettled(running.values())
  }
}
