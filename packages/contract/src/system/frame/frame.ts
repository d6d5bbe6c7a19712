// What the office's frame shows of the signed-in person, in one call: every open window asks once a minute.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const readFrame = endpoint({
  method: 'GET',
  path: '/api/system/frame',
  access: 'signedIn',
  effect: 'read',
  summary: ['框架中的提示', 'What the frame of the office shows'],
  output: z.object({
    /** Unread messages, facts and announcements together. */
    unread: z.int(),
    /** Own background tasks that wait or run. */
    tasks: z.int(),
    /** The revision of the person's setting of the frame: another browser may have changed it. 0: none is stored. */
    settingRev: z.int(),
  }),
})
