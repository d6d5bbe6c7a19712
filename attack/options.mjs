// The command line of the attack.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** @typedef {{ username: string, password: string }} Account */
/**
 * @typedef {object} Options
 * @property {string | undefined} at the server to attack, without a slash at the end; by default one of its own
 * @property {(name: string) => Account | undefined} account of a role at that server
 * @property {boolean} brief the form that runs with the tests: the same classes, fewer values of each
 * @property {readonly string[]} only classes; none: all
 * @property {string} table file for the table of cases
 * @property {string | undefined} folder data folder of the own server, which must not exist; by default a temporary one
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null

/** @param {string} file @returns {(name: string) => Account | undefined} */
function readAccounts(file) {
  const read = /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')))
  if (!isRecord(read)) throw new Error('--accounts: the file must hold an object')
  return (name) => {
    const one = read[name]
    if (!isRecord(one)) return undefined
    const { username = name, password = '' } = /** @type {Partial<Account>} */ (one)
    return { username, password }
  }
}

/** Throws an Error whose message names the option. @param {string[]} args @returns {Options} */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      at: { type: 'string' },
      accounts: { type: 'string' },
      brief: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      table: { type: 'string', default: 'test-results/attack.md' },
      folder: { type: 'string' },
    },
  })
  if (values.at !== undefined && !/^https?:\/\/[^/]+\/?$/.test(values.at))
    throw new Error('--at must be the address of a server, as https://register.example.org')
  if ((values.at === undefined) !== (values.accounts === undefined))
    throw new Error('--at and --accounts belong together: the file has an account for each role of that server')
  const account = values.accounts === undefined ? () => undefined : readAccounts(values.accounts)
  return {
    at: values.at?.replace(/\/$/, ''),
    account,
    brief: values.brief,
    only: values.only.split(',').filter(Boolean),
    table: values.table,
    folder: values.folder,
  }
}
