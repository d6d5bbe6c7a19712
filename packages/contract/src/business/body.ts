// The type-testing bodies, for filters and for reading a number.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const body = z.object({ id: z.int(), code: z.string(), name: z.string() })
export type Body = z.output<typeof body>

export const listBodies = endpoint({
  method: 'GET',
  path: '/api/business/body/list',
  access: 'anyone',
  effect: 'read',
  rate: 'list',
  summary: ['型式试验机构列表', 'Type-testing bodies'],
  output: z.array(body),
})
