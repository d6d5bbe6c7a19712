// The names that the contract of a record exports, as the files around it import them.
import type { Plan } from '../plan.ts'

/** The names of this contract that other files import. */
export const namesOf = ({ noun, type, types, kind }: Plan) => ({
  fields: `${noun}Fields`,
  /** The values that a form holds. */
  written: kind === 'parent' ? `${noun}Written` : `${noun}Fields`,
  rowFields: `${noun}RowFields`,
  columns: `${noun}Columns`,
  child: `${noun}Children`,
  parent: `${noun}Parent`,
  branch: `${type}Branch`,
  tree: `${noun}Tree`,
  list: `list${types}`,
  read: `read${type}`,
  changes: `${noun}Changes`,
  add: `add${type}`,
  change: `change${type}`,
  remove: `remove${type}`,
  exports: `export${types}`,
})
