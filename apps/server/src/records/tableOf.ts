// Checks at compile time that a record's fields fit the columns of its table.
import type { Selectable } from 'kysely'
import type { Fields, StoredOf } from '@register/contract/record/shape'
import type { Tables } from '../db/tables.ts'
import type { Revised } from './stale.ts'

/** Tables that editable records live in. */
export type RecordTable = {
  [T in keyof Tables]: Selectable<Tables[T]> extends Revised & { id: number } ? T : never
}[keyof Tables]

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S

/** The columns of a table under the keys that fields have: `valid_from` is `validFrom`. */
export type Columns<T extends RecordTable> = {
  [K in keyof Selectable<Tables[T]> & string as Camel<K>]: Selectable<Tables[T]>[K]
}

type Misfit<T extends RecordTable, F extends Fields> = {
  [E in F[number] as E['key']]: E['key'] extends keyof Columns<T>
    ? [StoredOf<E>] extends [Columns<T>[E['key']]]
      ? never
      : E['key']
    : E['key']
}[F[number]['key']]

/** The fields themselves; when one has no column or a column of another type, an object that names it. */
export type Fitting<T extends RecordTable, F extends Fields> = [Misfit<T, F>] extends [never]
  ? F
  : { 'no such column, or one of another type': Misfit<T, F> }
