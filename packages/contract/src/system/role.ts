// The roles of the register, as those who address people by role choose them.
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'

/** Key and name of every role that is in use, in the caller's language. */
export const roleOptions = endpoint({
  method: 'GET',
  path: '/api/system/role/optionselect',
  access: may('system:notice:list'),
  effect: 'read',
  summary: ['角色选项', 'Roles to choose from'],
  output: z.array(z.object({ value: z.string(), label: z.string() })),
})
