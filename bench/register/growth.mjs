// The SQL that grows a register: each new report is a copy of an earlier one, with its own numbers, dates, names, product and model.

/** A number from 0 up to 1 that depends only on ordinal `i` and a purpose: a register of n reports always has the same content. @param {number} purpose */
const roll = (purpose) => `((hashint8extended(i, ${purpose}) & 2147483647)::float8 / 2147483648)`
/** A random entry of `list`. @param {number} purpose @param {readonly string[]} list */
const oneOf = (purpose, list) =>
  `(array[${list.map((text) => `'${text}'`).join(', ')}])[1 + floor(${roll(purpose)} * ${list.length})::int]`

const prefixes = ['', '', '', '无机房', '小机房', '有机房', '观光', '医用', '家用', '防水型', '高速', '汽车用']
const sizes = ['450', '630', '800', '1000', '1050', '1350', '1600', '2000', '3000', '5000', '7000', '9000']
const suffixes = ['', 'S', 'A', 'X', 'W', 'E', 'II', 'MRL', 'Pro']
const tenYears = 3_650

/** The invented makers as a temporary table; $1 is a JSON array. */
export const makersTable = `
  create temp table maker on commit drop as
  select * from json_to_recordset($1::json)
    as given (n int, name text, folded text, code text, address text, licence text, brand text)`

/** $1 the highest id of the base, $2 ordinal of the first new report, $3 of the last, $4 the highest existing id, $5 number of makers. */
export const freshTable = `
  create temp table fresh on commit drop as
  with base as (
    select id, category_code, product_name, row_number() over (order by id) - 1 as at, count(*) over () as of_all,
      -- What has no code has no number either: it is found by its report.
      certificate_no is not null and (select confirmed from category where code = category_code) as numbered
    from report where id <= $1 and status = 'published' and version = 1),
  body as (
    select id, body_code, row_number() over (order by body_code) - 1 as at, count(*) over () as of_all
    from dept where body_code is not null),
  -- Entered numbers do not count in code_serial.
  taken as (
    select category_code, body_code, year, max(last) as last from (
      select category_code, body_code, year, last from code_serial
      union all
      select substr(certificate_key, 4, 4), substr(certificate_key, 8, 3), substr(certificate_key, 11, 4)::int, substr(certificate_key, 15)::int
      from report where certificate_key ~ '^TSX.{4}[0-9]{3}(19|20)[0-9]{6}$') as numbers
    group by category_code, body_code, year),
  -- Once here, since a subquery in the list below would be asked per row.
  many as (select (select max(of_all) from base) as bases, (select max(of_all) from body) as bodies),
  drawn as (
    select i, floor(${roll(1)} * bases)::bigint as base_at, floor(${roll(2)} ^ 1.3 * bodies)::bigint as body_at,
      1 + floor(${roll(3)} ^ 2.5 * $5::int)::int as maker,
      case when ${roll(4)} < 0.85 then 0 else 1 + floor(${roll(5)} * $5::int)::int end as other_applicant,
      case when ${roll(6)} < 0.01 then 1 + floor(${roll(7)} * $5::int)::int else 0 end as formerly,
      -- Recent years hold more.
      current_date - (20 + floor(${roll(8)} ^ 1.6 * ${tenYears}))::int as issue_date,
      ${oneOf(9, prefixes)} as prefix, ${oneOf(10, sizes)} as size, ${oneOf(11, suffixes)} as suffix,
      rtrim(translate(encode(decode(md5('report ' || i), 'hex'), 'base64'), '+/', '-_'), '=') as public_id
    from generate_series($2::bigint, $3::bigint) i cross join many)
  select drawn.i, $4::bigint + row_number() over (order by drawn.i) as id, drawn.public_id, drawn.issue_date,
    base.id as base_id, base.category_code, base.numbered, body.id as body_id, body.body_code, extract(year from drawn.issue_date)::int as year,
    drawn.maker, coalesce(nullif(drawn.other_applicant, 0), drawn.maker) as applicant, drawn.formerly,
    drawn.prefix || base.product_name as product, drawn.size, drawn.suffix,
    coalesce(given.last, 0) + row_number() over (
      partition by base.category_code, body.body_code, extract(year from drawn.issue_date) order by drawn.i) as serial
  from drawn join base on base.at = drawn.base_at join body on body.at = drawn.body_at
    left join taken given on given.category_code = base.category_code and given.body_code = body.body_code
      and given.year = extract(year from drawn.issue_date)`

const number = `case when f.numbered then 'TSX' || f.category_code || f.body_code ||
  case when f.serial > 9999 then lpad((f.serial / 10000)::text, 2, '0') else '' end || f.year || lpad((f.serial % 10000)::text, 4, '0') end`
const shifted = (/** @type {string} */ column) => `b.${column} + (f.issue_date - b.issue_date)`

/** Column of report -> its value, from f (fresh), b (the copied report), m (its maker), a (its applicant) and o (a former name); all other columns are copied unchanged. */
const report = {
  id: 'f.id',
  public_id: 'f.public_id',
  rev: '1',
  version: '1',
  application_id: 'null',
  supersedes_id: 'null',
  body_id: 'f.body_id',
  certificate_no: number,
  certificate_key: number,
  non_standard: 'false',
  report_no: "f.body_code || '-DT-' || f.year || '-' || lpad(f.i::text, 8, '0')",
  report_nos: "array[f.body_code || '-DT-' || f.year || '-' || lpad(f.i::text, 8, '0')]",
  report_key: "f.body_code || 'DT' || f.year || lpad(f.i::text, 8, '0')",
  product_name: 'f.product',
  model: "m.brand || '-' || f.size || f.suffix",
  manufacturer_name: 'm.name',
  manufacturer_credit_code: 'm.code',
  manufacturer_address: 'm.address',
  manufacturer_licence_no: 'm.licence',
  country: "'CN'",
  applicant_name: 'a.name',
  applicant_credit_code: 'a.code',
  applicant_address: 'a.address',
  former_names: "case when o.n is null then '{}' else array[o.name] end",
  production_date: shifted('production_date'),
  test_start_date: shifted('test_start_date'),
  test_end_date: shifted('test_end_date'),
  issue_date: 'f.issue_date',
  valid_to: shifted('valid_to'),
  published_at: 'f.issue_date::timestamptz',
  created_at: 'f.issue_date::timestamptz',
  updated_at: 'f.issue_date::timestamptz',
}
const version = {
  report_id: 'r.id',
  change_date: 'r.issue_date',
  content: 'to_jsonb(r)',
  at: 'r.published_at',
}
const search = {
  report_id: 'r.id',
  issue_date: 'r.issue_date',
  shown: 'true',
  body_text: `concat_ws(E'\\n', r.certificate_key, r.report_key, m.folded, a.folded, o.folded, folded(r.product_name),
    m.brand || f.size || upper(f.suffix), searched_besides(r.sample_no, r.drawing_no, r.parameters, r.coverage))`,
}
const makers = `join maker m on m.n = f.maker join maker a on a.n = f.applicant left join maker o on o.n = f.formerly`

const measure = { report_id: 'f.id' }

/**
 * What to write into which table. `alias`: the copied row, from which all columns come that `values` does not name.
 * @type {{ table: string, values: Record<string, string>, alias: string, from: string }[]}
 */
export const copies = [
  { table: 'report', values: report, alias: 'b', from: `fresh f join report b on b.id = f.base_id ${makers}` },
  {
    table: 'report_version',
    values: version,
    alias: 'v',
    from: 'fresh f join report r on r.id = f.id join report_version v on v.report_id = f.base_id and v.version = 1',
  },
  {
    table: 'report_search',
    values: search,
    alias: 's',
    from: `fresh f join report r on r.id = f.id join report_search s on s.report_id = f.base_id ${makers}`,
  },
  {
    table: 'report_measure',
    values: measure,
    alias: 'v',
    from: 'fresh f join report_measure v on v.report_id = f.base_id',
  },
  {
    table: 'report_part',
    values: measure,
    alias: 'v',
    from: 'fresh f join report_part v on v.report_id = f.base_id',
  },
]

/** $1 to $2: the ids to write at once. @param {(typeof copies)[number]} copy @param {readonly string[]} columns those of the table */
export const copyStatement = ({ table, values, alias, from }, columns) => `
  insert into ${table} (${columns.join(', ')}) overriding system value
  select ${columns.map((column) => values[column] ?? `${alias}.${column}`).join(', ')}
  from ${from} where f.id between $1 and $2 order by f.id`

/** Counters, ids and the list of manufacturers continue after the new reports. */
export const afterwards = [
  `insert into code_serial (category_code, body_code, year, last)
   select category_code, body_code, year, least(max(serial), 9999) from fresh where numbered group by 1, 2, 3
   on conflict (category_code, body_code, year) do update set last = excluded.last`,
  `insert into manufacturer (name, credit_code, address, licence_no, country)
   select name, code, address, licence, 'CN' from maker on conflict do nothing`,
  "select setval(pg_get_serial_sequence('report', 'id'), (select max(id) from fresh))",
]
