// Lowers the priority of long work, so that the register answers its callers first. Without callers the work is as fast as before.
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** The threads of this process: on Linux each has a priority of its own, and new ones take that of their maker. */
function ownThreads(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [0]
  }
}

/** Call it once the database is open: a database server that this process starts later would go last as well. */
export function goLast(set: typeof setPriority = setPriority): void {
  for (const thread of ownThreads()) {
    try {
      set(thread, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // The thread has ended, or the system does not allow it: the work is done all the same.
    }
  }
}
