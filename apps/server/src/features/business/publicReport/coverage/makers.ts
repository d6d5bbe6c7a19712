// The names under which a certificate's maker is known.
import { sql } from 'kysely'
import type { Ctx } from '../../../../access/ctx.ts'

/**
 * The maker's name, its name in another language, its agent in China, and its names before each change of its own name. A change of the applicant's name and a mistake that was
 * put right make no former name. The stored name is a former one while an announced change of it is in force and not yet written.
 */
export async function makersOf(
  { db }: Pick<Ctx, 'db'>,
  row: {
    readonly id: number
    readonly manufacturer_name: string | null
    readonly foreign_name: string | null
    readonly domestic_agent: string | null
  },
): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    select manufacturer_name as name from report where id = ${row.id}
    union
    select before.content ->> 'manufacturer_name'
    from report_version renamed join report_version before
      on before.report_id = renamed.report_id and before.version = renamed.version - 1
    where renamed.report_id = ${row.id} and renamed.kind = 'rename'
      and before.content ->> 'manufacturer_name' is distinct from renamed.content ->> 'manufacturer_name'`.execute(db)
  const names = [row.manufacturer_name, row.foreign_name, row.domestic_agent, ...rows.map(({ name }) => name)]
  return [...new Set(names)].filter((name): name is string => Boolean(name))
}
