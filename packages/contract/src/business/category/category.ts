// The equipment catalogue as a tree of three levels. Wire name equDict.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export interface CategoryNode {
  code: string
  /** In the caller's language. */
  name: string
  /** In Chinese, where `name` is not: a product of the category is registered under it. */
  nameZh?: string | undefined
  level: number
  formKind: string
  /** Whether the parameter form of this kind exists, so that reports can be written. */
  ready: boolean
  retired: boolean
  /** False: only existing certificates can use the category, and no number is issued. */
  confirmed: boolean
  /** The list it comes from, where that differs from its parent's. */
  origin?: { source: string; edition: string } | undefined
  /** Its former keys from before its code was confirmed, which older records still have. */
  keys?: string[] | undefined
  children: CategoryNode[]
}

const node: z.ZodType<CategoryNode> = z.object({
  code: z.string(),
  name: z.string(),
  nameZh: z.string().optional(),
  level: z.int(),
  formKind: z.string(),
  ready: z.boolean(),
  retired: z.boolean(),
  confirmed: z.boolean(),
  origin: z.object({ source: z.string(), edition: z.string() }).optional(),
  keys: z.array(z.string()).optional(),
  get children() {
    return z.array(node)
  },
})

export const getCategoryTree = endpoint({
  method: 'GET',
  path: '/api/business/equDict/getTree',
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'list',
  summary: ['设备目录树', 'Equipment catalogue as a tree'],
  output: z.array(node),
})
