// The text of tables.ts, the TypeScript types of the tables, from a migrated database; written by npm run tables.
import pg from 'pg'

const scalars: Record<string, string> = {
  bool: 'boolean',
  int4: 'number',
  float8: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  varchar: 'string',
  date: 'string',
  timestamptz: 'Instant',
  jsonb: 'Json',
  bytea: 'Buffer',
}

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  generated: boolean
  comment: string | null
}

const query = `
  SELECT c.relname AS table, a.attname AS column, t.typname AS type, NOT a.attnotnull AS nullable,
         a.atthasdef OR a.attidentity <> '' AS generated, col_description(c.oid, a.attnum) AS comment
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
  WHERE n.nspname = 'public' AND c.relkind = 'r' ORDER BY c.relname, a.attnum`

function typeOf({ type, nullable, generated }: Column): string {
  const plain = type.startsWith('_') ? `${scalars[type.slice(1)]}[]` : scalars[type]
  if (!plain) throw new Error(`No TypeScript type for ${type}`)
  const full = nullable ? `${plain} | null` : plain
  return generated ? `Generated<${full}>` : full
}

const pascal = (name: string) => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** The source of tables.ts for the database at `connection`. */
export async function tablesSource(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<Column>(query)
  await client.end()
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row])
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map(
      (one) => `${one.comment ? `  /** ${one.comment} */\n` : ''}  ${one.column}: ${typeOf(one)}`,
    )
    return `export interface ${pascal(table)}Table {\n${lines.join('\n')}\n}`
  })
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table`)
  return [
    '// Generated from the database by writeTables.ts; do not edit. One interface per table.',
    "import type { ColumnType } from 'kysely'\n",
    '/** Filled in by the database when an insert leaves it out. */',
    'type Generated<T> =',
    '  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>',
    '/** Read as ISO text, written as text or Date. */',
    'type Instant = ColumnType<string, Date | string, Date | string>',
    '/** Read as parsed, written as JSON text. */',
    'type Json = ColumnType<unknown, string, string>\n',
    interfaces.join('\n\n'),
    `\nexport interface Tables {\n${index.join('\n')}\n}\n`,
  ].join('\n')
}
