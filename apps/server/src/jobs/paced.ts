// Limits how often progress is reported, because each report is a write.

/** Reports at most once in so many milliseconds, or after so many rows. */
export function paced(
  report: (done: number) => Promise<unknown>,
  { everyMs, everyRows = Infinity }: { everyMs: number; everyRows?: number },
): (done: number) => Promise<void> {
  let [reportedAt, reportedRows] = [performance.now(), 0]
  return async (done) => {
    if (done - reportedRows < everyRows && performance.now() - reportedAt < everyMs) return
    ;[reportedAt, reportedRows] = [performance.now(), done]
    await report(done)
  }
}
