// The process that a test kills while it puts a file into an object store, or removes one: `put` or `remove`, the id, the folder for bytes on their way.
import { readConfig } from '../../config.ts'
import { objectStore } from './objectStore.ts'

const [act, id = '', spool = ''] = process.argv.slice(2)
const { objects } = readConfig(process.env)
if (!objects) throw new Error('No store')
const store = objectStore(objects, { spool })
// Bytes of unknown number, in two pieces, as an export writes them.
async function* bytes() {
  yield Buffer.alloc(200_000, 'a')
  await new Promise((go) => setTimeout(go, 20))
  yield Buffer.alloc(200_000, 'b')
}
if (act === 'put') await store.put(id, bytes())
else await store.remove(id)
process.exit(0)
