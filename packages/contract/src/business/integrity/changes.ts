// The changes of the register in their order, for programmes that keep a copy of it: each public act with the record as it is now (docs/decisions/0174-changes-to-go-on-from.md).
import { z } from 'zod'
import { asked } from '../../input/asked.ts'
import { labelled } from '../../messages/labelled.ts'
import { endpoint } from '../../endpoint.ts'
import { anyoneReads, logEntry } from './log.ts'
import { anyRecord } from './records.ts'

export const mostChanges = 200
/** Seconds. */
export const longestWait = 25

export const publicChanges = endpoint({
  ...anyoneReads,
  method: 'GET',
  path: '/api/open/changes',
  waits: true,
  summary: [
    '登记变更，按公开日志的顺序，可从任一条目继续',
    'What changes in the register, in the order of the public log, to go on from any entry',
  ],
  query: z.strictObject({
    /** The id of an entry: what is asked for begins with it. */
    from: asked(z.int().min(1).default(1)),
    size: asked(z.int().min(1).max(mostChanges).default(mostChanges)),
    /** Seconds for which the answer may wait for the entry `from`, where the log has not got so far. */
    wait: labelled(asked(z.int().min(0).max(longestWait).default(0)), ['等待秒数', 'Seconds to wait']),
  }),
  output: z.object({
    list: z.array(
      z.object({
        entry: logEntry,
        /** As it is now, where this is the latest entry of its certificate; null where a later one is: the record comes with that. */
        record: anyRecord.nullable(),
      }),
    ),
    /** `from` of the next call. */
    next: z.int(),
    /** The last entry of the log. */
    last: z.int(),
  }),
  example: { query: { from: 1, size: 2 } },
})
