// Writes the migration of a record: its table with the columns of every record, its unique indexes, and the table of its children.
import type { AnyColumn } from '@register/contract/system/generator/description'
import { snake } from '@register/contract/system/generator/naming'
import { dictionaryIn, optionsIn } from '@register/contract/system/generator/options'
import { sqlLiteral, text } from '../code.ts'
import { indexOf, type Plan } from '../plan.ts'

const stamps = [
  'rev int NOT NULL DEFAULT 1',
  'created_at timestamptz NOT NULL DEFAULT now()',
  'created_by bigint NOT NULL REFERENCES app_user',
  'updated_at timestamptz NOT NULL DEFAULT now()',
  'updated_by bigint NOT NULL REFERENCES app_user',
]

/** Columns in the order of their declaration. An empty text is '', an empty list '{}', an unticked flag false; figures and dates may be null unless they are required. */
function columnOf({ key, type, source }: AnyColumn, required: boolean): string {
  const name = snake(key)
  const orEmpty = required ? 'NOT NULL' : `NOT NULL DEFAULT ''`
  const orNull = required ? ' NOT NULL' : ''
  switch (type) {
    case 'integer':
      return `${name} int${orNull}`
    case 'decimal':
      return `${name} numeric${orNull}`
    case 'date':
      return `${name} date${orNull}`
    case 'flag':
      return `${name} boolean NOT NULL DEFAULT false`
    case 'choices':
      return `${name} text[] NOT NULL DEFAULT '{}'`
    case 'choice': {
      if (dictionaryIn(source) !== undefined) return `${name} text ${orEmpty}`
      const values = [...(required ? [] : ['']), ...optionsIn(source).map(({ value }) => value)]
      return `${name} text ${orEmpty} CHECK (${name} IN (${values.map(sqlLiteral).join(', ')}))`
    }
    default:
      return `${name} text ${orEmpty}`
  }
}

const table = (name: string, lines: readonly string[]): string =>
  `CREATE TABLE ${name} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`

function children({ kind, tableName, childTable, children: columns, childEn }: Plan): string | undefined {
  if (kind !== 'parent') return undefined
  return text(
    '',
    table(childTable, [
      `${tableName}_id bigint NOT NULL REFERENCES ${tableName} ON DELETE CASCADE`,
      'place int NOT NULL',
      ...columns.map((column) => columnOf(column, false)),
      `PRIMARY KEY (${tableName}_id, place)`,
    ]),
    `COMMENT ON TABLE ${childTable} IS ${sqlLiteral(childEn)};`,
  ).trimEnd()
}

/** Columns that an existing table lacks. Its existing rows have no author. */
function lacking({ tableName, existing, columns, kind }: Plan): string[] {
  const wanted = [
    ...(kind === 'tree' ? [`parent_id bigint REFERENCES ${tableName}`] : []),
    ...columns.map((column) => columnOf(column, false)),
    ...stamps.map((line) => line.replace('bigint NOT NULL', 'bigint')),
  ]
  return wanted.filter((line) => !existing.includes(line.split(' ')[0] ?? ''))
}

function whole(plan: Plan): [up: string, down: string] {
  const { tableName, childTable, columns, kind, pluralEn } = plan
  const lines = [
    'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    ...(kind === 'tree' ? [`parent_id bigint REFERENCES ${tableName}`] : []),
    ...columns.map((column) => columnOf(column, column.required)),
    ...stamps,
  ]
  const up = text(
    table(tableName, lines),
    kind === 'tree' && `CREATE INDEX ${tableName}_parent ON ${tableName} (parent_id);`,
    ...indexes(plan),
    `COMMENT ON TABLE ${tableName} IS ${sqlLiteral(pluralEn)};`,
    children(plan),
  )
  return [up, `DROP TABLE ${kind === 'parent' ? `${childTable}, ` : ''}${tableName};`]
}

const indexes = (plan: Plan): string[] =>
  plan.columns
    .filter(({ unique }) => unique)
    .map(
      (column) =>
        `CREATE UNIQUE INDEX ${indexOf(plan, column)} ON ${plan.tableName} (lower(normalize(${snake(column.key)}, NFKC)));`,
    )

/** Adds to an existing table what it lacks to be a record. Its indexes and children stay as they are. */
function completed(plan: Plan): [up: string, down: string] | undefined {
  const { tableName, childTable, kind } = plan
  const lines = lacking(plan)
  const more = children(plan)
  if (lines.length === 0 && !more) return undefined
  const alter = (parts: readonly string[]) =>
    parts.length > 0 && `ALTER TABLE ${tableName}\n${parts.map((part) => `  ${part}`).join(',\n')};`
  return [
    text(alter(lines.map((line) => `ADD COLUMN ${line}`)), more),
    text(
      kind === 'parent' && `DROP TABLE ${childTable};`,
      alter(lines.map((line) => `DROP COLUMN ${line.split(' ')[0] ?? ''}`)),
    ).trimEnd(),
  ]
}

/** Undefined where the table exists and lacks nothing. */
export function migrationFile(plan: Plan): string | undefined {
  const { area, noun, pluralEn, existing, after } = plan
  const parts = existing.length > 0 ? completed(plan) : whole(plan)
  if (!parts) return undefined
  return text(
    `-- ${pluralEn}, as people list and keep them.`,
    `-- beside: ${after}`,
    '-- up',
    parts[0].trimEnd(),
    '-- down',
    `DELETE FROM role_grant WHERE permission LIKE '${area}:${noun}:%';`,
    parts[1],
  )
}
