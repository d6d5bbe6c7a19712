// Which machines name a certificate for one of their parts: for people who have to act on it, never for the public.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { listRequest, pageOf } from '../../page.ts'
import { reportRow } from '../report/shape.ts'
import { machineFilters } from './uses.ts'

const machine = reportRow.pick({
  id: true,
  certificateNo: true,
  reportNo: true,
  productName: true,
  model: true,
  manufacturerName: true,
  bodyId: true,
  bodyName: true,
  issueDate: true,
  issueDatePrinted: true,
  status: true,
})
export type Machine = z.output<typeof machine>

/** Published ones in the caller's scope, the newest first. */
export const listMachines = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/citing',
  access: may('business:report:query'),
  effect: 'read',
  rate: 'list',
  summary: ['引用此证书的设备', 'The machines that name a certificate for one of their parts'],
  body: listRequest(machineFilters).safeExtend({ id: z.int() }),
  output: pageOf(machine),
  example: { body: { id: 1, pageNum: 1 } },
})
