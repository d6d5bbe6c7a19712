// Builds the text of a frequent statement once; each call only fills in its values.
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'
import { nameAlways } from './prepared.ts'

function compiled<Row>(query: Compilable<Row>): CompiledQuery<Row> {
  const built = query.compile()
  nameAlways(built.sql)
  return built
}

/** `build` gets a placeholder for each value and may only bind it. The statement names no transaction, so any pool of the same database can run it. */
export function statement<Values extends readonly unknown[], Row>(
  build: (db: Db, ...places: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const places: readonly unknown[] = Array.from({ length: build.length - 1 }, (_, at) => ({ at }))
  let built: CompiledQuery<Row> | undefined
  return async (db, ...values) => {
    built ??= compiled(build(db, ...(places as unknown as Values)))
    const parameters = built.parameters.map((one) => {
      const at = places.indexOf(one)
      return at < 0 ? one : values[at]
    })
    const { rows } = await db.executeQuery<Row>({ ...built, parameters })
    return rows
  }
}
