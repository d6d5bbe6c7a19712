// Tells people that the database recovers after a crash, because a start that waits without a word looks dead.

/** What a wait is told, and how it is broken off. */
export interface Waiting {
  log: (line: string) => void
  signal?: AbortSignal | undefined
}

/** Milliseconds between two lines about a recovery that lasts. */
const sayEveryMs = 30_000

/** Says from time to time that the server recovers: after a crash it reads again what it wrote, for as long as there is to read. */
export function recoveryTeller({ log }: Waiting): () => void {
  let saidAt = -Infinity
  return () => {
    if (performance.now() - saidAt < sayEveryMs) return
    saidAt = performance.now()
    log(
      'The database recovers what it wrote before its end; waiting until it has … · 数据库正在恢复此前写入的内容，等待其完成…',
    )
  }
}
