// A failure of the database is one line of the log, however many parts of the server meet it; other failures are untouched.
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { logOf } from './log.ts'
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

test('a connection that broke is one clear line, without the connection itself', async () => {
  const lines: string[] = []
  const logger = logOf('warn', { write: (line) => void lines.push(line) })
  const { pool } = connect(inject('postgres').admin, {
    max: 1,
    onIdleError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  })
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const other = new pg.Client(inject('postgres').admin)
  await other.connect()
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await other.end()
  await expect.poll(() => lines).toHaveLength(1)
  await pool.end()
  const { err } = JSON.parse(lines[0] ?? '') as { err: Record<string, unknown> }
  expect(err).toMatchObject({ code: '57P01', stack: expect.stringContaining('terminating connection') as string })
  expect(Object.keys(err)).not.toContain('client')
  expect(lines[0]?.length).toBeLessThan(3_000)
})
