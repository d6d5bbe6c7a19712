// One canonical text for a value, whatever the order of its keys: a value read back from the database compares and hashes as the one written.

/** JSON with sorted keys; undefined is left out. Loops instead of lists, because a check of a register calls it some hundred times for each report. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  let text = ''
  if (Array.isArray(value)) {
    for (const one of value) text += text === '' ? canonical(one) : `,${canonical(one)}`
    return `[${text}]`
  }
  const from = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(from).toSorted()) {
    const one = from[key]
    if (one !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(one)}`
  }
  return `{${text}}`
}
