// A statement that is asked often: its text is built once, and each call only puts its values into their places.
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'

/** `build` gets a place for each value and may do nothing with it but bind it. The statement names no transaction: any pool of the same database runs it. */
export function statement<Values extends readonly unknown[], Row>(
  build: (db: Db, ...places: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const places: readonly unknown[] = Array.from({ length: build.length - 1 }, (_, at) => ({ at }))
  let built: CompiledQuery<Row> | undefined
  return async (db, ...values) => {
    built ??= build(db, ...(places as unknown as Values)).compile()
    const parameters = built.parameters.map((one) => {
      const at = places.indexOf(one)
      return at < 0 ? one : values[at]
    })
    const { rows } = await db.executeQuery<Row>({ ...built, parameters })
    return rows
  }
}
