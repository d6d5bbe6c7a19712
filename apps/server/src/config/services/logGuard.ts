// Where the guard of the public log is remembered besides the data folder, from the environment: an object, or a second PostgreSQL.
import { problem } from '../problem.ts'
import type { Reading } from '../read.ts'
import { readFiles, type ObjectPlace } from './files.ts'

export type GuardPlace = { kind: 'objects'; place: ObjectPlace; key: string } | { kind: 'database'; url: string }

/** The bucket of the guard at the service that the settings of files name: another bucket, or the same one. */
function bucketOf(files: ObjectPlace, bucket: string, folders: readonly string[]): ObjectPlace {
  const url = new URL(files.bucketUrl)
  // Only a bucket in the host name leaves the path empty.
  const isInHost = url.pathname === '/'
  if (isInHost) url.hostname = url.hostname.replace(/^[^.]+/, bucket)
  const base = isInHost ? url.origin : `${url.origin}/${bucket}`
  return {
    ...files,
    bucketUrl: isInHost ? `${url.origin}/` : base,
    prefix: folders.map((part) => `${part}/`).join(''),
    url: [base, ...folders].join('/'),
    copyFrom: ['', bucket, ...folders].join('/'),
  }
}

/** Undefined where the file in the data folder is the guard. */
export function readLogGuard(read: Reading): GuardPlace | undefined {
  const given = read('LOG_GUARD')
  if (given === undefined) return undefined
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]+)\/(.+)$/.exec(given) ?? []
  if (bucket) {
    const files = readFiles(read)
    const parts = path.split('/')
    const key = parts.pop() ?? ''
    if (!files)
      return problem('LOG_GUARD', [
        '的 s3:// 形式须与 FILES_URL 一起设置：服务地址与密钥取自 FILES_…',
        'in the form s3:// needs FILES_URL: the service and its keys are those of FILES_…',
      ])
    return { kind: 'objects', place: bucketOf(files, bucket, parts), key }
  }
  const placeOf = (text: string | undefined) => {
    if (text === undefined) return undefined
    const { host, pathname, searchParams } = new URL(text)
    return [host, pathname, searchParams.get('host'), searchParams.get('port')].join(' ')
  }
  if (placeOf(given) === placeOf(read('DATABASE_URL')))
    problem('LOG_GUARD', [
      '不能是 DATABASE_URL 的数据库：防护会与之一同回退',
      'must not be the database of DATABASE_URL: the guard would go back together with it',
    ])
  return { kind: 'database', url: given }
}
