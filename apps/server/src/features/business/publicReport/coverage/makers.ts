// The names under which a certificate's maker is known.
import { sql } from 'kysely'
import type { Ctx } from '../../../../access/ctx.ts'

/**
 * The maker's name, its name in another language, its agent in China, and its names before each change of its own name. A change of the applicant's name and a mistake that was
 * put right make no former name.
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
    select distinct before.content ->> 'manufacturer_name' as name
    from report_version renamed join report_version before
      on before.report_id = renamed.report_id and before.version = renamed.version - 1
    where renamed.report_id = ${row.id} and renamed.kind = 'rename'
      and before.content ->> 'manufacturer_name' is distinct from renamed.content ->> 'manufacturer_name'`.execute(db)
  return [row.manufacturer_name, row.foreign_name, row.domestic_agent, ...rows.map(({ name }) => name)].filter(
    (name): name is string => Boolean(name),
  )
}
