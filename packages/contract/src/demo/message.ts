// Codes and messages that the demonstration would have sent, so that a visitor can read them.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The newest 50 of the last day, newest first; 404 in every installation that really sends messages. */
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
