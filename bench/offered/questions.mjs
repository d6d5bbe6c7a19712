// Every sort and every filter that a list's contract offers, alone, two together, and a filter under every sort, as a caller sends them.

/**
 * @typedef {import('../../packages/contract/src/page.ts').ListColumns} Columns
 * @typedef {import('./values.mjs').Values} Values
 * @typedef {{ group: string, body: Record<string, unknown> }} Question
 */

/** A value that no record has. */
const nothing = 'QXJZ-0417'
const orders = ['ascending', 'descending']
/** The columns that the pages themselves filter by. */
const onPages = new Set(['categoryCode', 'bodyId', 'status', 'formKind', 'issueDate'])

/**
 * The filters that a column offers: each value with each of its operators.
 * @param {string} key @param {Columns[string]} column @param {Values} values @param {readonly string[]} operators @returns {Record<string, string>[]}
 */
function filtersOf(key, { type, options }, values, operators) {
  const word = (/** @type {string} */ value, /** @type {string} */ operator = '') => ({
    [key]: operator ? `${value}|${operator}` : value,
  })
  if (type === 'text') {
    const { part = '', whole = '', rare = '' } = values.text[key] ?? {}
    return [
      ...[part, whole, rare, nothing].map((value) => word(value)),
      ...operators.flatMap((operator) => [part, rare].map((value) => word(value, operator))),
    ]
  }
  if (type === 'date') {
    const { old = '', middle = '', late = '' } = values.days[key] ?? {}
    return [
      { [`${key}From`]: late },
      { [`${key}From`]: old },
      { [`${key}To`]: old },
      { [`${key}From`]: old, [`${key}To`]: middle },
      { [`${key}From`]: '2099-01-01' },
      ...[middle, `${old},${middle}`].flatMap((value) => ['=', '!='].map((operator) => word(value, operator))),
      ...['>', '<='].map((operator) => word(middle, operator)),
    ]
  }
  const known = options ?? values.choice[key] ?? []
  const several = known.slice(0, 2).join()
  return [
    ...(options ?? [...new Set([...known.slice(0, 4), known.at(-1) ?? ''])]).map((value) => word(value)),
    word(several, type === 'number' ? 'include' : ''),
    word(known[0] ?? '', '!='),
    word(known.at(-1) ?? '', '!='),
  ]
}

/** For each column some representative filters to combine. @param {Record<string, string>[]} filters @param {Columns[string]} column */
const standFor = (filters, { type }) =>
  type === 'text' ? filters.slice(1, 3) : type === 'date' ? filters.slice(0, 3) : filters.slice(0, 7)

/**
 * @param {{ columns: Columns, values: Values, operators: readonly string[], page: Record<string, unknown>, pageSize: number, reach: number }} input
 *   `page`: the fields of every request of the list; `reach`: the deepest row that a caller may request.
 * @returns {Question[]}
 */
export function questionsOf({ columns, values, operators, page, pageSize, reach }) {
  const deep = { pageNum: Math.floor(reach / pageSize) }
  const sortings = Object.keys(columns)
    .filter((key) => columns[key]?.sortable)
    .flatMap((prop) => orders.map((order) => ({ prop, order })))
  const offered = Object.entries(columns).map(([key, column]) => ({
    key,
    filters: filtersOf(key, column, values, operators),
    some: standFor(filtersOf(key, column, values, operators), column),
  }))
  /** @type {Question[]} */
  const questions = []
  const ask = (/** @type {string} */ group, /** @type {Record<string, unknown>[]} */ ...parts) =>
    questions.push({ group, body: parts.reduce((body, part) => ({ ...body, ...part }), page) })

  for (const sorting of sortings) for (const at of [{}, deep]) ask(`sorted by ${sorting.prop}`, sorting, at)
  for (const { key, filters } of offered)
    for (const filter of filters) for (const at of [{}, deep]) ask(`filtered by ${key}`, filter, at)
  for (const { some } of offered)
    for (const filter of some)
      for (const sorting of sortings) ask(`one filter, sorted by ${sorting.prop}`, filter, sorting)
  for (const [at, one] of offered.entries())
    for (const other of offered.slice(at + 1))
      for (const filter of one.some.slice(0, 3))
        for (const second of other.some.slice(0, 2)) ask('two filters', filter, second)
  const filtering = offered.filter(({ key }) => onPages.has(key))
  for (const [at, one] of filtering.entries())
    for (const other of filtering.slice(at + 1))
      for (const sorting of sortings)
        ask(`two filters, sorted by ${sorting.prop}`, one.some.at(-2) ?? {}, other.some[0] ?? {}, sorting)
  return questions
}

/** Questions of the office about parameters of a kind: one, two, with a status and in another order. @param {Values} values @param {Record<string, unknown>} page @returns {Question[]} */
export function parameterQuestions({ parameters: { formKind, each } }, page) {
  const both = each.join(';')
  return [
    ...each.map((parameters) => ({ parameters })),
    { parameters: both },
    { parameters: both, status: 'published' },
    { parameters: both, status: 'expired' },
    ...orders.map((order) => ({ parameters: both, prop: 'manufacturerName', order })),
    ...orders.map((order) => ({ parameters: both, status: 'published', prop: 'updatedAt', order })),
  ].map((more) => ({ group: 'filtered by parameters', body: { ...page, formKind, ...more } }))
}

/** The same with a keyword that many reports contain: each sort, and each column's filters. @param {Question[]} questions @param {string} keyword @returns {Question[]} */
export const withKeyword = (questions, keyword) =>
  questions
    .filter(({ group }) => /^(sorted|filtered) by/.test(group))
    .map(({ group, body }) => ({ group: `keyword, ${group}`, body: { ...body, keyword } }))
