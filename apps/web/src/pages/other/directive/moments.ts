// Past moments that are worded differently, computed from a fixed present.

const minute = 60_000
const day = 24 * 60 * minute

/** ISO instants: half a minute, ten minutes, three hours, two days and a hundred days ago. */
export const momentsBefore = (now: number): readonly string[] =>
  [minute / 2, 10 * minute, 180 * minute, 2 * day, 100 * day].map((past) => new Date(now - past).toISOString())
