// What the usual endpoints of a record have in common: spread one, and add path, access and summary.
import { mediaTypes } from '../files/mediaTypes.ts'
import { z } from 'zod'
import { asked } from '../input/asked.ts'

const byId = z.strictObject({ id: asked(z.int()) })
const one = { params: { id: 1 } }

export const lists = { method: 'GET', effect: 'read', rate: 'list' } as const
export const reads = { method: 'GET', effect: 'read', params: byId, example: one } as const
/** A retried addition happens once. */
export const adds = { method: 'POST', effect: 'write', rate: 'write', idempotent: true } as const
export const changes = { method: 'PUT', effect: 'write', rate: 'write' } as const
export const removes = { method: 'DELETE', effect: 'write', rate: 'write', params: byId, example: one } as const
/** The rows of a list's filters as xlsx. */
export const exports = {
  method: 'POST',
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.xlsx],
} as const
