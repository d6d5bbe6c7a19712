// Stored files in an object store: an object is whole or not there, carries its SHA-256, and is compared with it whenever it is read.
import type { ObjectPlace } from '../../config/services/files.ts'
import { isFileId, type FileStore } from '../store.ts'
import { checked } from './checked.ts'
import { objectClient, type Answer } from './client.ts'
import { absent, fileChanged, StoreAway } from './faults.ts'
import { listed } from './listing.ts'
import { spooled } from './spool.ts'

/** Names of the parts of the place of a register; `trash` has a part for each day. */
const [files, trash] = ['files/', 'trash/']
const dayMs = 86_400_000
const shaHeader = 'x-amz-meta-sha256'

const keyOf = (id: string, day?: string): string => {
  if (!isFileId(id)) throw new Error('Not a file id')
  return day === undefined ? files + id : `${trash}${day}/${id}`
}

/** What the object carries with it; rejects for one that came here in another way than by this program. */
function factsOf(key: string, { headers }: Answer): { size: number; sha256: string } {
  const sha256 = headers[shaHeader]
  if (typeof sha256 !== 'string') throw fileChanged(key, 'it has no SHA-256')
  return { size: Number(headers['content-length']), sha256 }
}

export interface ObjectStoreParts {
  /** A folder for bytes on their way. */
  spool: string
  /** Learns of every call that failed for good. */
  onFailure?: (reason: string, call: string) => void
}

export function objectStore(place: ObjectPlace, { spool, onFailure = () => {} }: ObjectStoreParts): FileStore {
  const client = objectClient(place, onFailure)
  const list = (below: string) => listed(client, place.prefix, below)

  async function* removed() {
    for await (const { key } of list(trash)) {
      const [, day = '', id = ''] = /^trash\/(\d{4}-\d\d-\d\d)\/(.+)$/.exec(key) ?? []
      if (day && isFileId(id)) yield { id, day }
    }
  }

  return {
    put: (id, bytes, day) =>
      spooled(spool, bytes, async (upload) => {
        const { body } = await client.ask({
          method: 'PUT',
          key: keyOf(id, day),
          headers: { [shaHeader]: upload.sha256 },
          upload,
        })
        body.resume()
      }),

    async read(id, day) {
      const key = keyOf(id, day)
      const answer = await client.ask({ method: 'GET', key })
      if (answer.status === 404) throw absent(key)
      try {
        const facts = factsOf(key, answer)
        return { size: facts.size, stream: checked(answer.body, key, facts) }
      } catch (error) {
        answer.body.destroy()
        throw error
      }
    },

    async look(id, day) {
      const key = keyOf(id, day)
      const answer = await client.ask({ method: 'HEAD', key })
      answer.body.resume()
      if (answer.status !== 404) return factsOf(key, answer)
      // Its text tells a missing object from a missing bucket, and from something on the way that finds nothing.
      const again = await client.ask({ method: 'GET', key })
      again.body.destroy()
      return again.status === 404 ? undefined : factsOf(key, again)
    },

    async remove(id) {
      const key = keyOf(id)
      const copied = await client.text({
        method: 'PUT',
        key: keyOf(id, new Date().toISOString().slice(0, 10)),
        headers: { 'x-amz-copy-source': `${place.copyFrom}/${key}` },
      })
      if (copied === undefined) return
      // A store that fails in the middle of a copy still answers 200, with the error as the text.
      if (!copied.includes('<CopyObjectResult')) throw new StoreAway('copy failed')
      await client.text({ method: 'DELETE', key })
    },

    erase: async (id) => void (await client.text({ method: 'DELETE', key: keyOf(id) })),

    removed,

    async emptyTrash(days) {
      const last = new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
      const gone: string[] = []
      for await (const { id, day } of removed()) {
        // Days come in their order.
        if (day >= last) break
        await client.text({ method: 'DELETE', key: keyOf(id, day) })
        gone.push(id)
      }
      return gone
    },

    async *olderThan(ageMs) {
      for await (const { key, at } of list(files)) {
        const id = key.slice(files.length)
        if (isFileId(id) && at < Date.now() - ageMs) yield id
      }
    },
  }
}

/** Texts of the place of a register that are no stored files, such as the one that says whose it is. Rejects with StoreAway. */
export function smallObjects(place: ObjectPlace) {
  const client = objectClient(place, () => {})
  return {
    list: async (): Promise<void> => {
      for await (const _ of listed(client, place.prefix, files)) return
    },
    /** Undefined where it is not there. */
    read: (key: string) => client.text({ method: 'GET', key }),
    write: (key: string, text: string) =>
      spooled('', Buffer.from(text), async (upload) => void (await client.text({ method: 'PUT', key, upload }))),
    remove: async (key: string): Promise<void> => void (await client.text({ method: 'DELETE', key })),
  }
}
