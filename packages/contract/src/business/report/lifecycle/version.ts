// What a report said in one of its versions.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'

export const readReportVersion = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/version',
  access: may('business:report:query'),
  effect: 'read',
  summary: ['查看历史版本', 'The content of one version of a report'],
  body: z.strictObject({ id: z.int(), version: z.int().min(1) }),
  output: z.object({ version: z.int(), content: z.looseObject({}) }),
  example: { body: { id: 1, version: 1 } },
})
