// The object store of a register, where it has one: tried at the start, marked as its own, and never begun or left behind without its files.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Phrase } from '@register/contract/phrase'
import type { FilesPlace } from '../../backup/document/stored.ts'
import type { Config } from '../../config.ts'
import type { ObjectPlace } from '../../config/services/files.ts'
import { StartProblem } from '../../config/startProblem.ts'
import type { Pool } from '../../db/connect.ts'
import { StoreAway } from '../../files/object/faults.ts'
import { noList } from '../../files/object/listing.ts'
import { objectStore, smallObjects } from '../../files/object/objectStore.ts'
import { clearSpool } from '../../files/object/spool.ts'
import { localStore, type FileStore } from '../../files/store.ts'
import { idIn, idText } from '../found.ts'

type Settings = Pick<Config, 'dataDir' | 'objects'>

export const filesFolder = (dataDir: string): string => join(dataDir, 'files')
/** Bytes on their way into the object store. */
const spoolFolder = (dataDir: string): string => join(dataDir, 'files-on-their-way')
/** In the folder that instances of several machines share: says in which store the files of the register are. */
const movedFile = (dataDir: string): string => join(filesFolder(dataDir), '.in-object-store.txt')
const idKey = 'register-id.txt'

/** Where the environment says that files are. `onFailure` learns of each call of an object store that failed for good. */
export const filesOf = ({ dataDir, objects }: Settings, onFailure: (reason: string, call: string) => void): FileStore =>
  objects ? objectStore(objects, { spool: spoolFolder(dataDir), onFailure }) : localStore(filesFolder(dataDir))

/** The same for back-ups, which link files of a folder. */
export const filesFrom = ({ dataDir, objects }: Settings, files: FileStore): FilesPlace =>
  objects ? files : filesFolder(dataDir)

const bucketInHost: Phrase = [
  '该服务的存储桶在主机名中：请在 FILES_URL 的主机名前加上存储桶，并设 FILES_STYLE=host',
  'this service has the bucket in the host name: put it there in FILES_URL, and set FILES_STYLE=host',
]
const noBucket: Phrase = [
  '该地址不是存储桶：请检查 FILES_URL，以及存储桶在路径中（FILES_STYLE=path）还是在主机名中（FILES_STYLE=host）',
  'this address is no bucket: check FILES_URL, and whether the bucket is in the path (FILES_STYLE=path) or in the host name (FILES_STYLE=host)',
]

/** Of the words of services: Alibaba's OSS and Tencent's COS refuse a bucket in the path, others take its name for that of a file. */
const reasons: Readonly<Record<string, Phrase>> = {
  SecondLevelDomainForbidden: bucketInHost,
  PathStyleDomainForbidden: bucketInHost,
  NoSuchKey: noBucket,
  [noList]: noBucket,
  NoSuchBucket: ['没有这个存储桶', 'there is no such bucket'],
  InvalidAccessKeyId: ['不认识 FILES_ACCESS_KEY', 'FILES_ACCESS_KEY is not known there'],
  SignatureDoesNotMatch: ['FILES_SECRET_KEY 不对', 'FILES_SECRET_KEY is wrong'],
  AccessDenied: ['该密钥没有读、写、删、列的权限', 'the key may not read, write, remove and list'],
  AuthorizationHeaderMalformed: ['FILES_REGION 不对', 'FILES_REGION is wrong'],
  RequestTimeTooSkewed: ['本机时钟不准', 'the clock of this machine is wrong'],
  ECONNREFUSED: ['无法连接', 'it cannot be reached'],
  ENOTFOUND: ['无法解析该主机名', 'the host is not known'],
  ETIMEDOUT: ['它在时限内没有回应', 'it does not answer in time'],
}

/** What the store answered, as a sentence for the person at the terminal. */
async function orRefuse<T>({ url }: ObjectPlace, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    const [zh, en] = reasons[error.reason] ?? [error.reason, error.reason]
    throw new StartProblem(
      [`对象存储 FILES_URL=${url} 无法使用：${zh}`, `The object store FILES_URL=${url} cannot be used: ${en}`],
      error,
    )
  }
}

/** Tries to list, write, read and remove; throws StartProblem, which names the setting. */
export const useObjects = (place: ObjectPlace): Promise<void> =>
  orRefuse(place, async () => {
    const store = smallObjects(place)
    const probe = `write-test-${process.pid}`
    await store.list()
    await store.write(probe, 'x')
    const said = await store.read(probe)
    await store.remove(probe)
    if (said !== 'x') throw new StoreAway('it does not give back what was written')
  })

/** Whether the store says that it is this register's; throws StartProblem where it is another one's. */
export async function refuseOtherObjects(place: ObjectPlace, id: string): Promise<boolean> {
  const text = await orRefuse(place, () => smallObjects(place).read(idKey))
  const found = text === undefined ? undefined : idIn(text)
  if (text !== undefined && found !== id)
    throw new StartProblem([
      `对象存储 FILES_URL=${place.url} 属于登记系统 ${found ?? '（不明）'}，而数据库是登记系统 ${id}：请检查 FILES_URL`,
      `The object store FILES_URL=${place.url} belongs to register ${found ?? '(unknown)'}, but the database is register ${id}: check FILES_URL`,
    ])
  return text !== undefined
}

const elsewhere = (place: ObjectPlace): string =>
  `${place.url}\n上传的文件在上述对象存储中；移回用 npm run files:move -- --to folder · The uploaded files are in this object store; npm run files:move -- --to folder brings them back\n`

/** From now on the files of the register are where the settings say: the store is marked, and the folder. */
export async function markFiles({ dataDir, objects }: Settings, id: string): Promise<void> {
  if (!objects) return rm(movedFile(dataDir), { force: true })
  await orRefuse(objects, () => smallObjects(objects).write(idKey, idText(id)))
  await mkdir(filesFolder(dataDir), { recursive: true })
  await writeFile(movedFile(dataDir), elsewhere(objects), { mode: 0o644 })
}

/** Throws StartProblem where the settings name a place that the files of this register are not in. */
export async function refuseWithoutFiles(db: Pool, { dataDir, objects }: Settings, id: string): Promise<void> {
  if (!objects) {
    const text = await readFile(movedFile(dataDir), 'utf8').catch(() => undefined)
    if (text === undefined) return
    const [url = ''] = text.split('\n')
    throw new StartProblem([
      `本登记系统的文件在 ${url}：请设 FILES_URL；要移回数据目录，请先运行 npm run files:move -- --to folder`,
      `The files of this register are in ${url}: set FILES_URL. To bring them back into the data folder, run npm run files:move -- --to folder first`,
    ])
  }
  if (await refuseOtherObjects(objects, id)) return
  const any = await db.selectFrom('stored_file').select('id').limit(1).executeTakeFirst()
  if (any)
    throw new StartProblem([
      `对象存储 FILES_URL=${objects.url} 中没有本登记系统的文件：请先运行 npm run files:move -- --to store`,
      `The object store FILES_URL=${objects.url} does not have the files of this register: run npm run files:move -- --to store first`,
    ])
}

/** What a start does for its place of files, after it has looked; rejects as `refuseWithoutFiles` does. */
export async function settleFiles(db: Pool, config: Settings, id: string): Promise<void> {
  await refuseWithoutFiles(db, config, id)
  if (!config.objects) return
  await clearSpool(spoolFolder(config.dataDir))
  await markFiles(config, id)
}
