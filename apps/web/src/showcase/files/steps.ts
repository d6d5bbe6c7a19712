// Where a key leads in a grid with a given number of columns.

/** The new index, counted from 0; undefined for a key that leads nowhere. */
export function stepTo(key: string, at: number, columns: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  }
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined
  return to === undefined || count === 0 ? undefined : to < 0 || to >= count ? at : to
}
