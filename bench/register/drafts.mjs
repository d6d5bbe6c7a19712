// Complete drafts that are handed over, and the managers who publish them: copied by SQL from what the product's services made.
import { searchTexts } from '../product/modules.mjs'

export const writers = 16

/** The bodies of the managers: the same one for all, or one each. */
export const bodiesOf = /** @type {const} */ ({
  one: Array.from({ length: writers }, () => '901'),
  each: Array.from({ length: writers }, (_, at) => `${911 + at}`),
})

/** @typedef {keyof typeof bodiesOf} Spread */
/** @typedef {{ id: number, rev: number, writer: number }} Draft */

export const usernameOf = (/** @type {Spread} */ spread, /** @type {number} */ at) => `bench-${spread}-${at}`

/** Copies of the manager of body 901, with the same password. @param {import('pg').Client} client @param {Spread} spread */
export async function addWriters(client, spread) {
  for (const [at, body] of bodiesOf[spread].entries())
    await client.query(
      `with added as (
         insert into app_user (username, username_key, nickname, dept_id, password_hash, password_algorithm)
         select $1, $1, $1, d.id, u.password_hash, u.password_algorithm
         from app_user u, dept d where u.username = 'body-manager' and d.body_code = $2 returning id)
       insert into user_role select added.id, r.role_id from added, user_role r
       where r.user_id = (select id from app_user where username = 'body-manager')`,
      [usernameOf(spread, at), body],
    )
}

/** $1 how many, $2 body codes of the writers. */
const drawn = `
  create temp table fresh on commit drop as
  with base as (
    select r.id as base_id, r.application_id, r.category_code, substring(r.certificate_key from length(r.certificate_key) - 7 for 4)::int as year,
      row_number() over (order by r.id) - 1 as at, count(*) over () as of_all
    from report r join category c on c.code = r.category_code
    where r.origin = 'issued' and r.status = 'published' and r.version = 1 and c.confirmed and r.report_no not like 'BENCH-%'),
  maker as (
    select name, credit_code, address, licence_no, row_number() over (order by id) - 1 as at, count(*) over () as of_all
    from manufacturer where credit_code is not null),
  -- Certificates that were registered under a number of their own have serials that the register did not give out.
  taken as (
    select left(certificate_key, 14) as beginning, max(right(certificate_key, 4)::int) as last
    from report where certificate_key ~ '^TSX.{11}[0-9]{4}$' group by 1),
  drawn as (
    select i, i % ${writers} as writer, ($2::text[])[i % ${writers} + 1] as body_code,
      floor(random() * (select max(of_all) from base))::bigint as base_at,
      floor(random() * (select max(of_all) from maker))::bigint as maker_at
    from generate_series(0, $1::int - 1) i)
  select drawn.i, writer, d.id as body_id, drawn.body_code, base.base_id, base.application_id, base.category_code, base.year, m.name, m.credit_code, m.address, m.licence_no,
    nextval(pg_get_serial_sequence('report', 'id')) as id,
    nextval(pg_get_serial_sequence('code_application', 'id')) as application,
    (select min(u.id) from app_user u where u.dept_id = d.id) as written_by,
    'TSX' || base.category_code || drawn.body_code || base.year || lpad((coalesce(greatest(s.last, taken.last), 0) + row_number() over (
      partition by base.category_code, drawn.body_code, base.year order by drawn.i))::text, 4, '0') as no
  from drawn join base on base.at = base_at join maker m on m.at = maker_at join dept d on d.body_code = drawn.body_code
    left join code_serial s on s.category_code = base.category_code and s.body_code = drawn.body_code and s.year = base.year
    left join taken on taken.beginning = 'TSX' || base.category_code || drawn.body_code || base.year`

const reports = {
  id: 'f.id',
  public_id: "rtrim(translate(encode(decode(md5('draft ' || f.id), 'hex'), 'base64'), '+/', '-_'), '=')",
  rev: '2',
  version: '0',
  status: "'draft'",
  status_since: 'null',
  application_id: 'null',
  supersedes_id: 'null',
  body_id: 'f.body_id',
  certificate_no: 'f.no',
  certificate_key: 'f.no',
  report_no: "'BENCH-' || f.id",
  report_nos: "array['BENCH-' || f.id]",
  report_key: "'BENCH' || f.id",
  manufacturer_name: 'f.name',
  manufacturer_credit_code: 'f.credit_code',
  manufacturer_address: 'f.address',
  manufacturer_licence_no: 'f.licence_no',
  applicant_name: 'f.name',
  applicant_credit_code: 'f.credit_code',
  published_at: 'null',
  submitted_at: 'now()',
  submitted_by: 'f.written_by',
  created_by: 'f.written_by',
  updated_by: 'f.written_by',
}
const applications = {
  id: 'f.application',
  application_no: "'BENCH-' || f.application",
  code: 'f.no',
  status: "'issued'",
  body_id: 'f.body_id',
  created_by: 'f.written_by',
  updated_by: 'f.written_by',
}
const files = {
  id: 'gen_random_uuid()::text',
  visibility: "'private'",
  bound_to: "'report:' || f.id",
  // A certificate file names its certificate, else its publication asks for a confirmation.
  text_numbers: 'case when cardinality(b.text_numbers) = 0 then b.text_numbers else array[f.no] end',
  dept_id: 'f.body_id',
  created_by: 'f.written_by',
}

/** Table -> its rows: columns not named here come from the copied row (b). */
const copied = [
  { table: 'code_application', values: applications, from: 'code_application b on b.id = f.application_id' },
  { table: 'report', values: reports, from: 'report b on b.id = f.base_id' },
  { table: 'stored_file', values: files, from: "stored_file b on b.bound_to = 'report:' || f.base_id" },
  { table: 'report_measure', values: { report_id: 'f.id' }, from: 'report_measure b on b.report_id = f.base_id' },
]

/** The rows that a handover writes: an entry in the history, and a message to every person who may publish the report. */
const handedOver = [
  "insert into report_handover (report_id, event, user_id) select id, 'submit', written_by from fresh",
  `insert into message (user_id, kind, object, about, from_id)
   select u.id, 'reportSubmitted', 'report:' || f.id, '{}', f.written_by from fresh f join app_user u on u.dept_id = f.body_id
   where u.username like 'bench-%' or u.username like 'body-manager%'`,
  `insert into code_serial (category_code, body_code, year, last)
   select category_code, body_code, year, max(right(no, 4)::int) from fresh group by 1, 2, 3
   on conflict (category_code, body_code, year) do update set last = excluded.last`,
]

/** The search texts, as the product writes them for a draft. @param {import('pg').Client} client */
async function addSearchTexts(client) {
  const { searchText } = await searchTexts()
  const { rows } = /** @type {{ rows: (Parameters<typeof searchText>[0] & { id: string })[] }} */ (
    await client.query('select r.* from report r join fresh f on f.id = r.id')
  )
  await client.query(
    'insert into report_search (report_id, body_text) select * from unnest($1::bigint[], $2::text[])',
    [rows.map(({ id }) => id), rows.map(searchText)],
  )
}

/** Adds drafts and gives them to the writers in turn. @param {import('pg').Client} client @param {Spread} spread @param {number} count @returns {Promise<Draft[]>} */
export async function addDrafts(client, spread, count) {
  await client.query('begin')
  await client.query(drawn, [count, bodiesOf[spread]])
  for (const { table, values, from } of copied) {
    const { rows: columns } = /** @type {{ rows: { name: string }[] }} */ (
      await client.query(
        `select attname as name from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
        [table],
      )
    )
    const value = (/** @type {string} */ name) => /** @type {Record<string, string>} */ (values)[name] ?? `b.${name}`
    await client.query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
       select ${columns.map(({ name }) => value(name)).join(', ')} from fresh f join ${from}`,
    )
  }
  await addSearchTexts(client)
  for (const statement of handedOver) await client.query(statement)
  const { rows } = /** @type {{ rows: Draft[] }} */ (
    await client.query('select id::int, 2 as rev, writer from fresh order by i')
  )
  await client.query('commit')
  return rows
}
