// A mail server for the product under test: counts each letter by the file that it names.
import { once } from 'node:events'
import { createRequire } from 'node:module'

const packages = createRequire(new URL('../../apps/server/package.json', import.meta.url))
/**
 * @typedef {import('node:stream').Readable} Readable
 * @typedef {{ authOptional: boolean, disabledCommands: string[], onData: (stream: Readable, session: unknown, done: () => void) => void }} Settings
 * @typedef {{ listen: (port: number, host: string) => import('node:net').Server, close: (done: () => void) => void, on: (event: 'error', listener: () => void) => void }} MailServer
 */
const { SMTPServer } = /** @type {{ SMTPServer: new (settings: Settings) => MailServer }} */ (packages('smtp-server'))

/** @typedef {{ url: string, count: (word: string) => number, all: () => number, close: () => Promise<void> }} Letters */

/** @returns {Promise<Letters>} */
export async function startLetters() {
  /** @type {string[]} */
  const texts = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, done) {
      /** @type {Buffer[]} */
      const chunks = []
      stream.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk))
      stream.on('end', () => {
        texts.push(decoded(Buffer.concat(chunks).toString('utf8')))
        done()
      })
    },
  })
  // A product that is killed while it sends a letter breaks the connection off; unheard, that would end the soak.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: (word) => texts.filter((text) => text.includes(word)).length,
    all: () => texts.length,
    close: () => new Promise((end) => server.close(() => end())),
  }
}

/** The letter with its body readable: quoted-printable or base64, as the sender chose. @param {string} raw */
function decoded(raw) {
  const [head = '', ...parts] = raw.split('\r\n\r\n')
  const body = parts.join('\r\n\r\n')
  if (/transfer-encoding: base64/i.test(head)) return `${head}\n${Buffer.from(body, 'base64').toString('utf8')}`
  return `${head}\n${body.replaceAll(/=\r?\n/g, '')}`
}
