// The log of the process on stderr: without what signs people in, one line for one failure of the database, and of an error what says something.
import { pino, stdSerializers, type DestinationStream, type Logger, type SerializedError } from 'pino'
import { oneLineEach } from './oneLine.ts'

/** The pool of pg puts the connection that broke into its error: hundreds of lines about sockets, types and texts of statements. */
function ofError(error: Error): SerializedError {
  const said = stdSerializers.err(error)
  if (said instanceof Object) delete said['client']
  return said
}

/** Takes errors of connections that no caller waits for. */
export const warnIdle = (log: Logger) => (error: Error) => log.warn({ err: error }, 'a database connection broke')

/** @param to where its lines go, instead of stderr */
export const logOf = (level: string, to: DestinationStream = pino.destination(2)): Logger =>
  pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: ofError },
      hooks: { logMethod: oneLineEach() },
    },
    to,
  )
