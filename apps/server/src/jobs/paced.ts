// Tells how far something is now and then, so that telling costs little.

/** Every so many milliseconds, or rows. */
export function paced(
  tell: (done: number) => Promise<unknown>,
  { everyMs, everyRows = Infinity }: { everyMs: number; everyRows?: number },
): (done: number) => Promise<void> {
  let [toldAt, toldRows] = [Date.now(), 0]
  return async (done) => {
    if (done - toldRows < everyRows && Date.now() - toldAt < everyMs) return
    ;[toldAt, toldRows] = [Date.now(), done]
    await tell(done)
  }
}
