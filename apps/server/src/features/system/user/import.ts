// Importing accounts: every row is checked before anything is written, then all are written, or only the valid ones (docs/decisions/0051-people.md).
import type { Input } from '@register/contract/endpoint'
import { badField, conflict, Failure } from '@register/contract/errors'
import {
  importFields,
  maxUserRows,
  type importUsers,
  type UserChange,
  type UserImport,
} from '@register/contract/system/user/importing'
import type { ShownCell } from '@register/contract/workbook/cell'
import { newNotes, noteTexts, type SheetNotes } from '@register/contract/workbook/notes'
import { usernameField } from '@register/contract/system/user/fields'
import type { UserCtx } from '../../../access/ctx.ts'
import { readTable } from '../../../files/table/readTable.ts'
import { headingOf, spelling } from '../../../files/fieldSheet.ts'
import { columnLetter } from '@register/contract/workbook/columnLetter'
import { usernameKey } from '../account/service.ts'
import { knownIn, updateKnown, type GivenRow, type WrongCell } from './sheet/byRow.ts'
import { changesOf } from './sheet/changes.ts'
import { rowReader, type RowRead } from './sheet/readRow.ts'
import { addOne, firstPassword, type FirstPassword } from './service.ts'

type Asked = Input<typeof importUsers>['body']

interface Account extends GivenRow {
  row: number
  /** The id of an existing account. */
  known: number | undefined
  first: FirstPassword | undefined
  /** What the row changes of an existing account. */
  changes: UserChange['values']
}

export interface Checked {
  rows: number
  /** Rows whose account is there. */
  existing: number
  accounts: Account[]
  problems: UserImport['problems']
  notes: SheetNotes
}

const fieldNamed = (cell: ShownCell) =>
  importFields.find((one) =>
    headingOf({ label: one.label, field: one }).some((name) => spelling(name) === spelling(String(cell ?? ''))),
  )
const headingsIn = (cells: readonly ShownCell[]): number =>
  cells.filter((cell) => fieldNamed(cell) !== undefined).length

/** Assigns columns of the sheet to fields. */
function readHead(cells: readonly ShownCell[]): Map<string, number> {
  const at = new Map<string, number>()
  for (const [index, cell] of cells.entries()) {
    const field = fieldNamed(cell)
    if (field) at.set(field.key, index)
  }
  for (const { key, label } of importFields)
    if ((key === 'username' || key === 'nickname') && !at.has(key))
      throw badField('file', [
        `工作表缺少“${label[0]}”列，请使用模板`,
        `The sheet has no column "${label[1]}". Please use the template`,
      ])
  return at
}

interface Asking {
  row: number
  updateSupport: Asked['updateSupport']
  /** Row numbers by the user names of earlier rows. */
  names: Map<string, number>
}

/** The account of the row, if it exists, and the reasons against the row in addition to its cells. */
async function checkRow(
  ctx: UserCtx,
  { username, deptId, status, given }: RowRead,
  { row, updateSupport, names }: Asking,
): Promise<{ known: number | undefined; against: WrongCell[] }> {
  const name = usernameKey(username)
  if (!name) return { known: undefined, against: [] }
  const against: WrongCell[] = []
  const before = names.get(name)
  if (before === undefined) names.set(name, row)
  else
    against.push({
      key: 'username',
      phrase: [`用户名与第 ${before} 行重复`, `User name is also in row ${before}`],
    })
  const { phone = '', email = '' } = given?.values ?? {}
  const known = await knownIn(ctx, { name, username, deptId, status, contact: { phone, email } })
  if (known.id !== undefined && updateSupport === 'false')
    against.push({
      key: 'username',
      phrase: [
        `账号“${username}”已存在；如需更新，请选择“更新已有账号”`,
        `${usernameField.label[1]} "${username}" is in use already. Choose to update existing accounts`,
      ],
    })
  else against.push(...known.against)
  return { known: known.id, against }
}

interface Row {
  row: number
  cells: readonly ShownCell[]
  columns: ReadonlyMap<string, number>
}

/** A wrong cell for the page: its position, its content, and what would be right. */
function problemIn(
  ctx: UserCtx,
  { row, cells, columns }: Row,
  { key, phrase }: WrongCell,
): UserImport['problems'][number] {
  const at = columns.get(key)
  const cell = at === undefined ? null : cells[at]
  return {
    row,
    column: at === undefined ? '' : columnLetter(at),
    label: ctx.say(importFields.find((field) => field.key === key)?.label ?? ['', '']),
    value: cell === null || cell === undefined ? '' : String(cell).slice(0, 100),
    msg: ctx.say(phrase),
  }
}

/** Before the transaction: reads the sheet, checks each row by itself and against the others, and makes the passwords. */
export async function checkSheet(ctx: UserCtx, bytes: Buffer, { updateSupport, run }: Asked): Promise<Checked> {
  const read = await rowReader(ctx)
  const checked: Checked = { rows: 0, existing: 0, accounts: [], problems: [], notes: newNotes() }
  const names = new Map<string, number>()
  let head: Map<string, number> | undefined
  const reading = { maxRows: maxUserRows + 2, notes: checked.notes }
  for await (const { row, cells } of readTable(bytes, reading, headingsIn)) {
    if (!head) {
      head = readHead(cells)
      continue
    }
    const columns = head
    if (++checked.rows > maxUserRows)
      throw badField('file', [`一次最多导入 ${maxUserRows} 行`, `At most ${maxUserRows} rows can be imported at once`])
    const one = read((key) => cells[columns.get(key) ?? -1] ?? null)
    const { known, against } = await checkRow(ctx, one, { row, updateSupport, names })
    const wrong = [...one.wrong, ...against]
    if (known !== undefined) checked.existing++
    checked.problems.push(...wrong.map((cell) => problemIn(ctx, { row, cells, columns }, cell)))
    if (wrong.length > 0 || !one.given) continue
    const changes = known === undefined ? [] : await changesOf(ctx, known, one.given)
    checked.accounts.push({ ...one.given, row, known, first: undefined, changes })
  }
  if (checked.rows === 0) throw badField('file', ['表中没有数据行', 'The sheet has no rows of data'])
  if (run !== 'check')
    for (const account of checked.accounts) if (account.known === undefined) account.first = await firstPassword(ctx)
  return checked
}

export async function runImport(
  ctx: UserCtx,
  { run, fileName, updates: agreed }: Asked & { fileName: string },
  { rows, existing, accounts, problems, notes }: Checked,
): Promise<UserImport> {
  const adds = accounts.filter(({ known }) => known === undefined).length
  const changed = accounts.filter(({ changes }) => changes.length > 0)
  const outcome = {
    rows,
    good: accounts.length,
    bad: rows - accounts.length,
    existing,
    adds,
    updates: changed.length,
    unchanged: accounts.length - adds - changed.length,
  }
  const done = run !== 'check'
  if (run === 'all' && problems.length > 0)
    throw conflict([
      `有 ${outcome.bad} 行存在问题，请修改后重新预检，或只导入无问题的行`,
      `${outcome.bad} rows have problems. Correct them and check again, or import only the good rows`,
    ])
  if (done && agreed !== undefined && Number(agreed) !== changed.length)
    throw conflict([
      `现在将更新 ${changed.length} 个账号，与确认的 ${agreed} 个不同，请重新预检`,
      `${changed.length} accounts would be changed now, not the ${agreed} that were agreed to. Check again`,
    ])
  if (done && accounts.length === 0) throw conflict(['没有可以导入的行', 'There is no row that can be imported'])
  const passwords: UserImport['passwords'] = []
  if (done)
    for (const account of accounts) {
      const { values, deptId, postIds, known, first } = account
      try {
        // An account that is as its row says gets no entry in the log.
        if (account.changes.length > 0 && known !== undefined) await updateKnown(ctx, known, account)
        else if (first) {
          await addOne(ctx, { ...values, deptId, postIds, roleIds: undefined }, first)
          passwords.push({ username: values.username, nickname: values.nickname, password: first.password })
        }
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        throw conflict([`第 ${account.row} 行：${error.phrase[0]}`, `Row ${account.row}: ${error.phrase[1]}`])
      }
    }
  ctx.note.object = 'user:import'
  ctx.note.detail = { file: fileName, run, ...outcome }
  const changes = changed.map(({ row, known, values, changes: lines }) => ({
    row,
    username: values.username,
    nickname: values.nickname,
    mine: known === ctx.actor.id,
    values: lines,
  }))
  return {
    ...outcome,
    changes,
    done,
    problems: problems.slice(0, 500),
    notes: noteTexts(notes).map(ctx.say),
    passwords,
  }
}
