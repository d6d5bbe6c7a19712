// Limits how often progress is reported, because each report is a write.

/** Reports at most once in so many milliseconds, or after so many rows. */
export function paced(
  report: (done: number) => Promise<unknown>,
  { everyMs, everyRows = Infinity }: { everyMs: number; everyRows?: number },
): (done: number) => Promise<void> {
  let [reportedAt, reportedRows] = [Date.now(), 0]
  return async (done) => {
    if (done - reportedRows < everyRows && Date.now() - reportedAt < everyMs) return
    ;[reportedAt, reportedRows] = [Date.now(), done]
    await report(done)
  }
}
