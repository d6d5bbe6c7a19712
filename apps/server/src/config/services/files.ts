// Where uploaded files lie, from the environment: in the data folder, or in an object store with S3's interface.
import { problem, together } from '../problem.ts'
import type { Reading } from '../read.ts'

export interface ObjectPlace {
  /** The address of the bucket, without a slash at the end. */
  bucketUrl: string
  /** What is in front of every key: empty, or with a slash at its end. */
  prefix: string
  /** Address of bucket and prefix together, without a slash at the end. */
  url: string
  /** Bucket and prefix as a copy within the store names them: /bucket/prefix. */
  copyFrom: string
  region: string
  accessKey: string
  secretKey: string
}

const ofThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Undefined where files lie in the data folder. */
export function readFiles(read: Reading): ObjectPlace | undefined {
  const given = read('FILES_URL')
  if (given === undefined) {
    for (const name of ['FILES_ACCESS_KEY', 'FILES_SECRET_KEY', 'FILES_REGION'] as const)
      if (read(name) !== undefined) problem(name, ['须与 FILES_URL 一起设置', 'needs FILES_URL'])
    return undefined
  }
  const { origin, protocol, hostname, pathname } = new URL(given)
  if (protocol === 'http:' && !ofThisMachine.test(hostname))
    problem('FILES_URL', ['须为 https：http 只允许用于本机', 'must be https: http is for this machine alone'], given)
  const path = pathname.replace(/\/+$/, '')
  const [bucket = '', ...below] = path.slice(1).split('/')
  const because = ['与 FILES_URL 一起必须设置', 'is required with FILES_URL'] as const
  return {
    bucketUrl: `${origin}/${bucket}`,
    prefix: below.length > 0 ? `${below.join('/')}/` : '',
    url: origin + path,
    copyFrom: path,
    region: read('FILES_REGION') ?? 'us-east-1',
    ...together({
      accessKey: () => read.needed('FILES_ACCESS_KEY', because),
      secretKey: () => read.needed('FILES_SECRET_KEY', because),
    }),
  }
}
