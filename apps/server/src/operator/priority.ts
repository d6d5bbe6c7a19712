// Lowers the priority of a long command, so that the register answers its callers first. Without callers the command is as fast as before.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const lower = constants.priority.PRIORITY_BELOW_NORMAL
/** Of the whole session, a third of the usual weight: with the least that there is, a command next to sessions that are busy all the time took eight times as long. */
const ofSession = 5

/** The threads of this process: on Linux each has a priority of its own, and new ones take that of their maker. */
function ownThreads(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [0]
  }
}

/** Whether this process has its session for itself, as tools/setup/ownSession.mjs starts it: what counts for the session then counts for no other program. */
function leadsSession(): boolean {
  // After the name, which is in brackets: state, parent, group, session.
  const [, , , session] = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(session) === process.pid
}

/** Linux shares a processor between sessions first (autogroup), and weighs priorities within one session alone. */
function lowerSession(): void {
  try {
    if (leadsSession()) writeFileSync('/proc/self/autogroup', `${ofSession}`)
  } catch {
    // A system without it weighs the priorities of all processes.
  }
}

/** Call it once the database is open: a database server that this process starts later would go last as well. */
export function goLast(set: typeof setPriority = setPriority): void {
  for (const thread of ownThreads()) {
    try {
      set(thread, lower)
    } catch {
      // The thread has ended, or the system does not allow it: the work is done all the same.
    }
  }
  lowerSession()
}
