// A stand-in for an object store with S3's interface, strict where the real ones are: it reckons every signature itself, compares the signed SHA-256 with the bytes, answers lists in pages, honours the conditions of writes, takes the bucket in the path or in the host name, and fails on demand.
import { createHash, createHmac } from 'node:crypto'
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ObjectPlace } from '../../src/config/services/files.ts'
import { readConfig } from '../../src/config.ts'

export const keys = { FILES_ACCESS_KEY: 'AKTEST', FILES_SECRET_KEY: 'secret/of+the=store' }

interface Stored {
  bytes: Buffer
  meta: Record<string, string>
  at: Date
}

/**
 * `done`: after the call had its effect, but before it is answered. `reused`: its connection has served one before.
 * `slow`: the store refuses a request because its bytes came too slowly. `errorIn200`: the store answers with status 200
 * although the call failed, as a real one does when a copy breaks off after its head was sent; the text names the error.
 */
type Fault = (call: {
  method: string
  key: string
  done: boolean
  reused: boolean
}) => 'hang' | 'fail' | 'cut' | 'half' | 'slow' | 'errorIn200' | undefined

const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const mac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** What is wrong with the signature of a request, by the words of "Signature Version 4"; undefined where it is right. */
function wrongSignature(request: IncomingMessage, url: URL): string | undefined {
  const [, id, day, region, names = '', given] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  if (id !== keys.FILES_ACCESS_KEY || !day || !region) return 'InvalidAccessKeyId'
  const signed = names.split(';')
  const needed = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))]
  if (needed.some((name) => !signed.includes(name))) return 'AccessDenied'
  const date = String(request.headers['x-amz-date'])
  if (Math.abs(Date.parse(date.replace(/(....)(..)(..)T(..)(..)/, '$1-$2-$3T$4:$5:')) - Date.now()) > 900_000)
    return 'RequestTimeTooSkewed'
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .toSorted()
      .join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, hash(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(mac, `AWS4${keys.FILES_SECRET_KEY}`)
  return mac(key, text).toString('hex') === given ? undefined : 'SignatureDoesNotMatch'
}

const tagOf = ({ bytes, at }: Stored): string => `"${hash(`${at.getTime()} ${hash(bytes)}`).slice(0, 32)}"`

export interface ObjectServer {
  /** By key, without the bucket. */
  objects: Map<string, Stored>
  place: (prefix?: string, more?: Record<string, string>) => ObjectPlace
  env: (prefix?: string) => Record<string, string>
  /** With the bucket in the host name. */
  hostEnv: (prefix?: string) => Record<string, string>
  /** Whether it refuses a bucket in the path, as Alibaba's OSS does. */
  takesHostsAlone(is: boolean): void
  /** Whether it writes whatever the condition of the write is, as many stores do. */
  ignoresConditions(is: boolean): void
  fails(fault: Fault | undefined): void
  close(): Promise<void>
}

/** Resolves names below localhost to this machine, as RFC 6761 wants it and not every system does. Returns the function that ends this. */
function resolveLocalhost(): () => void {
  const { lookup } = dns
  const ours = (name: string, ...rest: unknown[]): void => {
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest])
  }
  Object.assign(dns, { lookup: ours })
  return () => void Object.assign(dns, { lookup })
}

const bucket = 'register-files'
const pageSize = 1_000

export async function objectServer(): Promise<ObjectServer> {
  const objects = new Map<string, Stored>()
  let fault: Fault | undefined
  let hostsAlone = false
  let unconditional = false
  const connections = new WeakSet<object>()

  function list(url: URL): string {
    const [prefix, token] = [url.searchParams.get('prefix') ?? '', url.searchParams.get('continuation-token') ?? '']
    const most = Math.min(pageSize, Number(url.searchParams.get('max-keys') ?? pageSize))
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && `<${key}` > token).toSorted()
    const page = all.slice(0, most)
    // A token that a client must take for what it is: it has to be unescaped, encoded and signed.
    const next = all.length > most ? `<NextContinuationToken>&lt;${page.at(-1)}</NextContinuationToken>` : ''
    const entries = page.map((key) => {
      const { bytes, at } = objects.get(key) as Stored
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://store')
    const method = request.method ?? ''
    // s3.localhost is the name of the service itself.
    const inHost = /^(?!s3\.)(.+)\.localhost:\d+$/.exec(request.headers.host ?? '')?.[1]
    const path = inHost === undefined ? url.pathname : `/${inHost}${url.pathname}`
    const [, ofBucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(path) ?? []
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const reused = connections.has(request.socket)
    connections.add(request.socket)
    const now = (done: boolean): boolean => {
      const kind = fault?.({ method, key, done, reused })
      if (kind === 'fail') refuse(500, 'InternalError')
      if (kind === 'slow') refuse(400, 'RequestTimeout')
      if (kind === 'errorIn200') refuse(200, 'InternalError')
      if (kind === 'cut') request.socket.destroy()
      return kind !== undefined && kind !== 'half'
    }
    if (now(false)) return
    const wrong = wrongSignature(request, url)
    if (wrong) return void refuse(403, wrong)
    if (hostsAlone && inHost === undefined && url.pathname !== '/')
      return void refuse(403, 'SecondLevelDomainForbidden')
    if (ofBucket === '') return void response.writeHead(200).end('<ListAllMyBucketsResult></ListAllMyBucketsResult>')
    if (ofBucket !== bucket) return void refuse(404, 'NoSuchBucket')
    if (request.headers['x-amz-content-sha256'] !== hash(bytes)) return void refuse(400, 'XAmzContentSHA256Mismatch')
    if (key === '') return void response.writeHead(200).end(list(url))
    const known = objects.get(key)
    if (method === 'GET' || method === 'HEAD') {
      if (!known) return void refuse(404, 'NoSuchKey')
      const meta = Object.entries(known.meta).map(([name, value]) => [`x-amz-meta-${name}`, value] as const)
      response.writeHead(200, {
        ...Object.fromEntries(meta),
        etag: tagOf(known),
        'content-length': known.bytes.length,
      })
      if (fault?.({ method, key, done: true, reused }) !== 'half')
        return void response.end(method === 'HEAD' ? '' : known.bytes)
      response.write(known.bytes.subarray(0, known.bytes.length / 2), () => request.socket.destroy())
      return
    }
    let said = ''
    const from = request.headers['x-amz-copy-source']
    const { 'if-match': wanted, 'if-none-match': none } = request.headers
    if (method === 'PUT' && !unconditional) {
      if (wanted !== undefined && !known) return void refuse(404, 'NoSuchKey')
      const isUnmet = (none === '*' && known) || (wanted !== undefined && known && tagOf(known) !== wanted)
      if (isUnmet) return void refuse(412, 'PreconditionFailed')
    }
    if (method === 'DELETE') objects.delete(key)
    else if (from === undefined) {
      const meta = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'))
      objects.set(key, {
        bytes,
        at: new Date(),
        meta: Object.fromEntries(meta.map(([name, value]) => [name.slice(11), String(value)])),
      })
    } else {
      const source = objects.get(String(from).slice(bucket.length + 2))
      if (!source) return void refuse(404, 'NoSuchKey')
      objects.set(key, { ...source, at: new Date() })
      said = '<CopyObjectResult/>'
    }
    if (now(true)) return
    response.writeHead(method === 'DELETE' ? 204 : 200).end(said)
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  const endResolving = resolveLocalhost()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = (prefix = '') => ({ ...keys, FILES_URL: `http://127.0.0.1:${port}/${bucket}${prefix}` })
  const hostEnv = (prefix = '') => ({
    ...keys,
    FILES_URL: `http://${bucket}.localhost:${port}${prefix}`,
    FILES_STYLE: 'host',
  })
  return {
    objects,
    env,
    hostEnv,
    ignoresConditions: (is) => void (unconditional = is),
    takesHostsAlone: (is) => void (hostsAlone = is),
    place: (prefix, more) => readConfig({ ...env(prefix), ...more }).objects as ObjectPlace,
    fails: (some) => void (fault = some),
    async close() {
      endResolving()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
