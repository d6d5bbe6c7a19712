// Where uploaded files lie, from the environment: in the data folder, or in an object store with S3's interface.
import { isIP } from 'node:net'
import { problem, together } from '../problem.ts'
import type { Reading } from '../read.ts'

export interface ObjectPlace {
  /** The address of the bucket. */
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

const ofThisMachine = /^((?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The bucket, what is called for it, and the prefix of the register. Services that have one name for each bucket are called by that name; its first part is the bucket. */
function partsOf(
  { origin, hostname, pathname }: URL,
  style: string,
): Omit<ObjectPlace, 'region' | 'accessKey' | 'secretKey'> {
  const path = pathname.replace(/\/+$/, '')
  const parts = path.split('/').slice(1)
  const inHost = style === 'host'
  const bucket = inHost ? (isIP(hostname) === 0 ? /^([^.[]+)\../.exec(hostname)?.[1] : undefined) : parts.shift()
  if (!bucket)
    problem(
      'FILES_URL',
      inHost
        ? [
            '与 FILES_STYLE=host 一起时主机名须以存储桶开头，如 https://register-files.oss-cn-hangzhou.aliyuncs.com',
            'must have the bucket first in its host name with FILES_STYLE=host, such as https://register-files.oss-cn-hangzhou.aliyuncs.com',
          ]
        : [
            '须有存储桶，如 https://s3.example.cn/register-files；存储桶在主机名中时请设 FILES_STYLE=host',
            'must name a bucket, such as https://s3.example.cn/register-files; where the bucket is in the host name, set FILES_STYLE=host',
          ],
      origin + pathname,
    )
  return {
    bucketUrl: inHost ? `${origin}/` : `${origin}/${bucket}`,
    prefix: parts.map((part) => `${part}/`).join(''),
    url: origin + path,
    copyFrom: ['', bucket, ...parts].join('/'),
  }
}

/** Undefined where files lie in the data folder. */
export function readFiles(read: Reading): ObjectPlace | undefined {
  const given = read('FILES_URL')
  if (given === undefined) {
    for (const name of ['FILES_STYLE', 'FILES_ACCESS_KEY', 'FILES_SECRET_KEY', 'FILES_REGION'] as const)
      if (read(name) !== undefined) problem(name, ['须与 FILES_URL 一起设置', 'needs FILES_URL'])
    return undefined
  }
  const url = new URL(given)
  if (url.protocol === 'http:' && !ofThisMachine.test(url.hostname))
    problem('FILES_URL', ['须为 https：http 只允许用于本机', 'must be https: http is for this machine alone'], given)
  const because = ['与 FILES_URL 一起必须设置', 'is required with FILES_URL'] as const
  return {
    ...partsOf(url, read('FILES_STYLE') ?? 'path'),
    region: read('FILES_REGION') ?? 'us-east-1',
    ...together({
      accessKey: () => read.needed('FILES_ACCESS_KEY', because),
      secretKey: () => read.needed('FILES_SECRET_KEY', because),
    }),
  }
}
