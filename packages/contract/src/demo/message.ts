// What a demonstration would have sent: codes and messages, for whoever tries it out.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The newest first, of the last day, at most 50; 404 wherever messages really go out. */
export const listDemoMessages = endpoint({
  method: 'GET',
  path: '/api/demo/message/list',
  access: 'anyone',
  effect: 'read',
  rate: 'list',
  summary: ['演示环境未真正发出的消息', 'Messages that a demonstration would have sent'],
  output: z.array(
    z.object({
      id: z.int(),
      channel: z.enum(['sms', 'mail']),
      /** Masked. */
      recipient: z.string(),
      /** In the caller's language. */
      text: z.string(),
      at: z.string(),
    }),
  ),
})
