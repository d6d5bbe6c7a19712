// Values to filter lists by, read from the register: some that many reports have, one that a single report has, and one that no report has.

/**
 * @typedef {{ text: Record<string, { part: string, whole: string, rare: string }>, choice: Record<string, string[]>,
 *   days: Record<string, { old: string, middle: string, late: string }>, parameters: { formKind: string, each: string[] },
 *   keyword: string }} Values `choice`: the most frequent first, the rarest last.
 */

const texts = {
  certificateNo: 'certificate_key',
  reportNo: 'report_key',
  productName: 'product_name',
  model: 'model',
  manufacturerName: 'manufacturer_name',
  applicantName: 'applicant_name',
}
const choices = { categoryCode: 'category_code', formKind: 'form_kind', bodyId: 'body_id' }
const days = { issueDate: 'listed_on', submittedAt: 'submitted_at', updatedAt: 'updated_at' }

const ofPublic = `from report where status <> 'draft'`

/** The values of every column, each by one statement. @param {import('../register/open.mjs').Register} register @returns {Promise<Values>} */
export function drawValues(register) {
  return register.asOwner(async (client) => {
    /** @param {string} query @returns {Promise<Record<string, string>[]>} */
    const ask = async (query) => /** @type {{ rows: Record<string, string>[] }} */ (await client.query(query)).rows
    /** @type {Values['text']} */
    const text = {}
    for (const [key, column] of Object.entries(texts)) {
      const [most] = await ask(
        `select ${column} as value ${ofPublic} and ${column} is not null group by 1 order by count(*) desc, 1 limit 1`,
      )
      const [least] = await ask(
        `select ${column} as value ${ofPublic} and ${column} is not null group by 1 order by count(*), md5(${column}) limit 1`,
      )
      const [part] = await ask(
        `select left(${column}, 4) as value ${ofPublic} and ${column} is not null group by 1 order by count(*) desc, 1 limit 1`,
      )
      text[key] = { whole: most?.value ?? '', rare: least?.value ?? '', part: part?.value ?? '' }
    }
    /** @type {Values['choice']} */
    const choice = {}
    for (const [key, column] of Object.entries(choices)) {
      const rows = await ask(`select ${column}::text as value ${ofPublic} group by 1 order by count(*) desc, 1`)
      choice[key] = rows.map(({ value }) => value ?? '')
    }
    // The branches of the most frequent category, widest first.
    const branches = await ask(
      `select unnest(path) as value from category where code = '${choice['categoryCode']?.[0] ?? ''}'`,
    )
    choice['categoryCode'] = [...branches.map(({ value }) => value ?? ''), ...(choice['categoryCode'] ?? [])]
    /** @type {Values['days']} */
    const byDay = {}
    for (const [key, column] of Object.entries(days)) {
      const at = (/** @type {number} */ share) =>
        `percentile_disc(${share}) within group (order by ${column})::date::text`
      const [row] = await ask(
        `select ${at(0.02)} as old, ${at(0.5)} as middle, ${at(0.99)} as late from report where ${column} is not null`,
      )
      byDay[key] = { old: row?.old ?? '', middle: row?.middle ?? '', late: row?.late ?? '' }
    }
    const formKind = choice['formKind']?.[0] ?? ''
    const measures = await ask(
      `select split_part(measure, '.', 2) || ':' || percentile_disc(0.3) within group (order by low) || ',' || percentile_disc(0.6) within group (order by low) as value
       from report_measure where measure like '${formKind}.%' and low > '-Infinity' group by measure order by count(*) desc limit 2`,
    )
    const [word] = await ask(
      `select right(product_name, 2) as value ${ofPublic} and product_name is not null group by 1 order by count(*) desc, 1 limit 1`,
    )
    return {
      text,
      choice,
      days: byDay,
      parameters: { formKind, each: measures.map(({ value }) => value ?? '') },
      keyword: word?.value ?? '',
    }
  })
}
