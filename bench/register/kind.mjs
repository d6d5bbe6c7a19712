// The form kind that exports and imports are measured on: the one from the command line, or else the most frequent one.

/** @param {import('../measures/nextToLean.mjs').Stage} stage @returns {Promise<string>} */
export async function measuredKind({ register, options }) {
  if (options.kind) return options.kind
  return register.asOwner(async (client) => {
    const found = /** @type {{ rows: { kind: string }[] }} */ (
      await client.query('select form_kind as kind from report group by 1 order by count(*) desc limit 1')
    )
    const [most] = found.rows
    if (!most) throw new Error('There is no report, so no form kind to measure on')
    return most.kind
  })
}
