// A failure of the database is one line of the log, however many parts of the server meet it; other failures are untouched.
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { oneLineEach } from './oneLine.ts'

function log(level = 'warn') {
  let now = 0
  const lines: { msg: string; leftOut?: number }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as { msg: string })
  const logger = pino({ level, hooks: { logMethod: oneLineEach(() => now) } }, { write })
  return { logger, lines, later: (ms: number) => void (now += ms) }
}
const ofServer = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code })

test('twenty lines of one failure are one, of the logger and its children', () => {
  const { logger, lines, later } = log()
  for (let at = 0; at < 10; at++) {
    logger.warn({ err: new Error('Connection terminated unexpectedly') }, 'a connection broke')
    logger.child({ reqId: 'x' }).error({ err: ofServer('57P01') }, 'a task failed')
    later(1_000)
  }
  expect(lines.map(({ msg }) => msg)).toEqual(['a connection broke'])
  later(60_000)
  logger.error({ err: ofServer('25006') }, 'the next failure')
  expect(lines.slice(1)).toMatchObject([{ msg: 'the next failure', leftOut: 19 }])
})

test('what is no failure of the database is written each time', () => {
  const { logger, lines } = log()
  logger.warn({ err: new Error('Connection terminated unexpectedly') }, 'a connection broke')
  // A mail server that is away has the codes of a database that is.
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:25'), { code: 'ECONNREFUSED' })
  for (let at = 0; at < 3; at++) logger.error({ err: refused }, 'a message was not sent')
  logger.error({ err: ofServer('23505') }, 'a defect')
  logger.warn('a line without an error')
  expect(lines).toHaveLength(6)
})
