// The products registered under the certificate numbers of parts, for writers and readers of reports in the office.
import { z } from 'zod'
import { endpoint } from '../../../endpoint.ts'
import { labelled } from '../../../messages/labelled.ts'
import { longestPartNo } from '../printed/component.ts'
import { cited } from './cited.ts'

/** Numbers of one request: the parts of one record. */
export const mostCited = 200

/** Separate from the batch check: matches the exact number only, never a similar one, and does not count as a look-up. Each call counts against the rate limit, so that the register cannot be read number by number. */
export const findCited = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/cited',
  access: 'signedIn',
  effect: 'read',
  rate: 'answer',
  each: 'numbers',
  summary: ['部件证书的登记状态', 'The current status of component certificates in this register'],
  body: z.strictObject({
    numbers: labelled(z.array(z.string().trim().min(1).max(longestPartNo)).min(1).max(mostCited), [
      '证书编号',
      'Certificate Nos.',
    ]),
  }),
  /** The registered ones of these numbers; `asked` as given, `number` the one of its numbers where it names several; `reportId` where the caller may read the report. */
  output: z.array(cited.extend({ asked: z.string(), number: z.string(), reportId: z.int().nullable() })),
  example: { body: { numbers: ['TSX F340 901 2026 0001'] } },
})
export type FoundCited = z.output<typeof findCited.output>[number]
