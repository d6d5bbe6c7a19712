// The equipment catalogue as a tree of three levels. Wire name equDict.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export interface CategoryNode {
  code: string
  /** In the caller's language. */
  name: string
  level: number
  formKind: string
  /** The parameter form of this kind exists, so that reports can be written for it. */
  ready: boolean
  retired: boolean
  /** No: existing certificates alone can be of it, and no number is given out. */
  confirmed: boolean
  /** What lists it, where that is not what lists the entry above it. */
  origin?: { source: string; edition: string } | undefined
  /** Keys that it had before its code was confirmed, where there are any: older records bear them. */
  keys?: string[] | undefined
  children: CategoryNode[]
}

const node: z.ZodType<CategoryNode> = z.object({
  code: z.string(),
  name: z.string(),
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
  effect: 'read',
  rate: 'list',
  summary: ['设备目录树', 'Equipment catalogue as a tree'],
  output: z.array(node),
})
