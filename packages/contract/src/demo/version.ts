// The version of the product, apart from the samples: the home page shows it and needs nothing of them.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The running version and the latest one known. */
export const demoVersion = endpoint({
  method: 'GET',
  path: '/api/demo/ver',
  access: 'signedIn',
  effect: 'read',
  summary: ['版本信息', 'The version'],
  output: z.object({ version: z.string(), latest: z.string() }),
})
