// Departments as a tree: short for choices and the side of lists, whole for their own screen.
import { z } from 'zod'

export interface DeptNode {
  id: number
  /** In the caller's language. */
  name: string
  bodyCode: string
  status: 'active' | 'stopped'
  children: DeptNode[]
}

const plain = { id: z.int(), name: z.string(), bodyCode: z.string(), status: z.enum(['active', 'stopped']) }

export const deptNode: z.ZodType<DeptNode> = z.object({
  ...plain,
  get children() {
    return z.array(deptNode)
  },
})

/** A department as the screen of departments lists it. */
export interface DeptBranch extends Omit<DeptNode, 'children'> {
  sort: number
  leader: string
  /** Codes of what it is approved for where its approval is `listed`; `all`: everything; empty for what is no body. */
  approval: string
  categories: string[]
  /** Accounts in it, without those below. */
  users: number
  children: DeptBranch[]
}

export const deptBranch: z.ZodType<DeptBranch> = z.object({
  ...plain,
  sort: z.int(),
  leader: z.string(),
  approval: z.string(),
  categories: z.array(z.string()),
  users: z.int(),
  get children() {
    return z.array(deptBranch)
  },
})
