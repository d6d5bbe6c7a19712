// One row of a sheet of people as an account, and what is wrong with its cells.
import { fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'
import { importFields } from '@register/contract/system/user/importing'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { ShownCell } from '@register/contract/workbook/cell'
import { fromCell } from '../../../../files/cells.ts'
import { written, type GivenRow, type WrongCell } from './byRow.ts'
import { deptFinder, postsKnown } from './known.ts'

export interface RowRead {
  username: string
  /** Undefined when the row names none. */
  deptId: number | undefined
  /** Empty when the row has none. */
  status: string
  /** Undefined where a cell is wrong. */
  given: GivenRow | undefined
  wrong: WrongCell[]
}

type CellOf = (key: string) => ShownCell

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function readFields(cellOf: CellOf): { given: Record<string, unknown>; wrong: WrongCell[] } {
  const given: Record<string, unknown> = {}
  const wrong: WrongCell[] = []
  for (const field of importFields) {
    const read = fromCell(field, cellOf(field.key))
    if ('problem' in read) wrong.push({ key: field.key, phrase: read.problem })
    else given[field.key] = read.value
  }
  return { given, wrong }
}

function readPosts(
  posts: Awaited<ReturnType<typeof postsKnown>>,
  given: unknown,
): { ids: number[]; wrong: WrongCell[] } {
  const wanted = Array.isArray(given) ? given.map(String) : []
  const found = wanted.map((name) => ({ name, post: posts.find((one) => one.name === name || one.code === name) }))
  return {
    ids: found.flatMap(({ post }) => post?.id ?? []),
    wrong: found
      .filter(({ post }) => !post)
      .map(({ name }) => ({
        key: 'posts',
        phrase: [`岗位“${name}”不存在或已停用`, `Posts: "${name}" does not exist or is disabled`],
      })),
  }
}

/** Reads rows that the caller may import: departments in scope, active posts. */
export async function rowReader(ctx: UserCtx): Promise<(cellOf: CellOf) => RowRead> {
  const findDept = await deptFinder(ctx)
  const posts = await postsKnown(ctx)
  return (cellOf) => {
    const { given, wrong } = readFields(cellOf)
    const status = textIn(given['status'])
    const parsed = written.safeParse({ ...given, status: given['status'] ?? 'active' }, { reportInput: true })
    if (!parsed.success)
      for (const { field, phrase } of fieldErrors(parsed.error.issues, (path) => labelIn(written, path)))
        if (!wrong.some(({ key }) => key === field)) wrong.push({ key: field, phrase })
    const deptText = textIn(given['dept'])
    const place = deptText ? findDept(deptText) : undefined
    if (place && 'problem' in place) wrong.push({ key: 'dept', phrase: place.problem })
    if (!place && !ctx.scope.all) wrong.push({ key: 'dept', phrase: ['部门必须填写', 'Department is required'] })
    const deptId = place && 'id' in place ? place.id : undefined
    const held = readPosts(posts, given['posts'])
    wrong.push(...held.wrong)
    const read = { username: textIn(given['username']), deptId, status, wrong }
    if (!parsed.success) return { ...read, given: undefined }
    const { dept: _dept, posts: _posts, ...values } = parsed.data
    return { ...read, given: { values, deptId: deptId ?? null, postIds: held.ids, statusGiven: status !== '' } }
  }
}
