// The public preview of a draft. A module of its own, so that the site's first visits do not load it.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { answer } from './publicReport.ts'

export const previewAnswer = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/preview',
  access: may('business:report:query'),
  effect: 'read',
  summary: ['预览公众查询结果', 'The answer that the public would get for a draft, if it were published today'],
  body: z.strictObject({ id: z.int() }),
  output: answer,
  example: { body: { id: 1 } },
})
