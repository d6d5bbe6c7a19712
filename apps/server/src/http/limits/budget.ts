// How much of the server's time the strangers of one address may take: 0.6 s at once, and a twelfth of the time from then on (docs/decisions/0156-fair-under-load.md).

/** Milliseconds of work that a line has saved at most: what a page asks for when it opens, also on a busy machine. */
const most = 600
/** Milliseconds of work that it owes at most, so that its next call waits less than the five seconds that it may. */
const mostOwed = 400
/** The most milliseconds that a call is charged: a busy machine or a frozen database makes calls long, and their senders are not to blame. */
const mostOfOne = 100
/** Milliseconds of work that come back in each millisecond. */
const share = 1 / 12
/** Lines remembered at most. Those with all their time are forgotten first, and if there are none, all. */
const rememberMost = 10_000

export interface Budget<Line> {
  /** Charges a line with work of so many milliseconds; returns how many it has to pause, 0 while it has time left. */
  charge(line: Line, ms: number): number
}

/** `now`: milliseconds of a clock that only goes forward. */
export function budgetOf<Line>(now: () => number = () => performance.now()): Budget<Line> {
  const lines = new Map<Line, { left: number; at: number }>()
  const leftOf = (line: Line, at: number) => {
    const one = lines.get(line)
    return one ? Math.min(most, one.left + (at - one.at) * share) : most
  }
  const forget = (at: number) => {
    for (const line of lines.keys()) if (leftOf(line, at) === most) lines.delete(line)
    if (lines.size >= rememberMost) lines.clear()
  }
  return {
    charge(line, ms) {
      const at = now()
      const left = Math.max(-mostOwed, leftOf(line, at) - Math.min(ms, mostOfOne))
      if (lines.size >= rememberMost && !lines.has(line)) forget(at)
      lines.set(line, { left, at })
      return left < 0 ? -left / share : 0
    },
  }
}
