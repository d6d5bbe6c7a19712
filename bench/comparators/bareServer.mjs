// A node:http server without a framework: JSON in, JSON out, as plain as people usually write it.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * Listens on a free port of this machine.
 * @param {(path: string, body: unknown) => Promise<unknown>} answer @returns {Promise<string>} its origin
 */
export function bareServer(answer) {
  const server = createServer((request, response) => {
    buffer(request)
      .then(async (bytes) => {
        const text = JSON.stringify(await answer(request.url ?? '', JSON.parse(bytes.toString())))
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
        })
        response.end(text)
      })
      .catch((/** @type {unknown} */ error) => {
        response.writeHead(500)
        response.end(error instanceof Error ? error.message : String(error))
      })
  })
  return listening(server)
}

/** Has a server listen on a free port of this machine. @param {import('node:http').Server} server @returns {Promise<string>} its origin */
export function listening(server) {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
}
