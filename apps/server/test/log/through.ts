// A proxy before a register that changes its answers, as a faulty cache or a forger would.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Changed = (path: string, bytes: Buffer) => Buffer | undefined | Promise<Buffer | undefined>

/** Resolves to the address of a server before `url`; where `changed` gives nothing it answers 500. `servers` gets it, to be closed. */
export async function through(url: string, servers: Server[], changed: Changed): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/'
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { method = 'GET' } = request
      const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
      const reply = await fetch(`${url}${path}`, { method, headers: { 'content-type': 'application/json' }, ...body })
      const bytes = await changed(path, Buffer.from(await reply.arrayBuffer()))
      response.writeHead(bytes ? reply.status : 500).end(bytes)
    })()
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
