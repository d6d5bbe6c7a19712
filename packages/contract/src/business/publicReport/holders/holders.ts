// A type-testing body and a manufacturer as anyone sees them: names, codes, and how many certificates of which standing.
import { z } from 'zod'
import { endpoint } from '../../../endpoint.ts'
import { asked } from '../../../input/asked.ts'
import { labelled } from '../../../messages/labelled.ts'
import { givenText } from '../../../text/givenText.ts'
import { body } from '../../body.ts'
import { reportLabels } from '../../report/labels.ts'
import { publicStatusKeys } from '../../../rules/status.ts'

const held = {
  /** Published ones, of every standing. */
  total: z.int(),
  byStatus: z.array(z.object({ status: z.enum(publicStatusKeys), count: z.int() })),
  /** By first level of the catalogue, most first. */
  byKind: z.array(z.object({ key: z.string(), label: z.string(), count: z.int() })),
}

const bodyPage = body.extend({
  /** How strangers contact it; empty where it states nothing. */
  contact: z.string(),
  /** It gives no numbers any more; its certificates stay. */
  stopped: z.boolean(),
  /** Its names, the earliest first, each with its first day; null for the first of all. */
  names: z.array(z.object({ name: z.string(), on: z.string().nullable() })),
  /** What it may test, of any level of the catalogue; empty where nothing is limited. */
  approved: z.array(z.object({ code: z.string(), name: z.string() })),
  ...held,
  /** Figures are counted from time to time. */
  countedAt: z.string(),
})
export type BodyPage = z.output<typeof bodyPage>

/** Withdrawn bodies and stopped ones keep their page, because their certificates stay. */
export const publicBody = endpoint({
  method: 'GET',
  path: '/api/business/body/{id}',
  access: 'anyone',
  open: true,
  rows: 'public',
  effect: 'read',
  fromStandby: true,
  rate: 'list',
  summary: ['型式试验机构（公开）', 'A type-testing body, for anyone'],
  params: z.strictObject({ id: labelled(asked(z.int().positive()), ['机构', 'Body']) }),
  output: bodyPage,
  example: { params: { id: 1 } },
})

const makerPage = z.object({
  /** As its latest certificate names it today. */
  name: z.string(),
  /** Empty for companies without one, such as those of other countries. */
  creditCode: z.string(),
  address: z.string(),
  country: z.string(),
  /** Names on its certificates that it does not have any more. */
  formerNames: z.array(z.string()),
  ...held,
  /** There are more than are counted. */
  more: z.boolean(),
})
export type MakerPage = z.output<typeof makerPage>

/** By the name that a certificate has. All certificates with its credit code are its own, also those with other names. */
export const publicMaker = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/maker',
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'list',
  summary: ['制造单位（公开）', 'A manufacturer, for anyone'],
  body: z.strictObject({ name: labelled(givenText().min(2).max(200), reportLabels.manufacturerName) }),
  output: makerPage,
  example: { body: { name: '云岭电梯有限公司' } },
})
