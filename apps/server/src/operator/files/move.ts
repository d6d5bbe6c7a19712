// npm run files:move -- --to store | folder: copies every stored file into the object store of FILES_URL, or back into DATA_DIR; the register may be running. Exit code 0 all there, 1 some files are bad, 2 could not.
import { parseArgs } from 'node:util'
import type { Phrase } from '@register/contract/phrase'
import { StartProblem } from '../../config/startProblem.ts'
import type { Pool } from '../../db/connect.ts'
import { lacking, moveFiles, type Moved, type NamedFile } from '../../files/object/move.ts'
import { filesOf, markFiles, useObjects } from '../../start/elsewhere/objects.ts'
import { command, note, print, type Opened } from '../command.ts'
import { goLast } from '../../start/work/priority.ts'
import { sayingOn, secondsSince } from '../progress.ts'
import { both } from '../said.ts'

const batch = 1_000

const namedBy = (db: Pool) =>
  async function* (): AsyncGenerator<NamedFile> {
    for (let last = ''; ;) {
      const rows = await db
        .selectFrom('stored_file')
        .select(['id', 'size', 'sha256'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch)
        .execute()
      if (rows.length === 0) return
      yield* rows
      last = rows.at(-1)?.id ?? ''
    }
  }

const outcome = ({ copied, there, trash, bad }: Moved, seconds: string): Phrase => [
  `复制 ${copied} 个文件，已在那里 ${there} 个，回收区 ${trash} 个，有问题 ${bad} 个，用时 ${seconds} 秒`,
  `Files copied: ${copied}; there already: ${there}; of the trash: ${trash}; bad: ${bad}; in ${seconds} s`,
]

const next: Record<'store' | 'folder', Phrase> = {
  store: [
    '接下来：为各实例设置 FILES_URL、FILES_ACCESS_KEY、FILES_SECRET_KEY 并重启，然后再运行一次本命令，以带上其间上传的文件；数据目录中的文件保留，校验（npm run verify）无误后可自行删除',
    'Next: set FILES_URL, FILES_ACCESS_KEY and FILES_SECRET_KEY for every instance and restart it, then run this command once more for what was uploaded meanwhile. The files in DATA_DIR stay; remove them once npm run verify finds nothing',
  ],
  folder: [
    '接下来：去掉各实例的 FILES_URL 等设置并重启，然后带着这些设置再运行一次本命令，以带上其间上传的文件；对象存储中的文件保留，校验（npm run verify）无误后可自行删除',
    'Next: take FILES_URL and its keys from every instance and restart it, then run this command once more, with these settings, for what was uploaded meanwhile. The objects stay; remove them once npm run verify finds nothing',
  ],
}

const badWords: Record<'missing' | 'changed', Phrase> = {
  missing: ['两处都没有', 'it is in neither place'],
  changed: ['内容与登记的不符，未复制', 'its bytes are not those of its row; it was not copied'],
}

async function move({ db, config, identity }: Opened, words: string[]): Promise<number> {
  const { values } = parseArgs({ args: words, options: { to: { type: 'string' } }, strict: false })
  const target = values.to === 'store' || values.to === 'folder' ? values.to : undefined
  if (!target)
    throw new StartProblem([
      '请说明移到哪里：npm run files:move -- --to store（对象存储）或 --to folder（数据目录）',
      'Say where to: npm run files:move -- --to store, or --to folder',
    ])
  if (!config.objects)
    throw new StartProblem([
      '请设 FILES_URL、FILES_ACCESS_KEY、FILES_SECRET_KEY：它们说明是哪一个对象存储',
      'Set FILES_URL, FILES_ACCESS_KEY and FILES_SECRET_KEY: they say which object store',
    ])
  await useObjects(config.objects)
  const say = (reason: string, call: string) => note(`${call}: ${reason}`)
  const folder = { dataDir: config.dataDir, objects: undefined }
  const [store, local] = [filesOf(config, say), filesOf(folder, say)]
  const started = performance.now()
  let now: Moved = { copied: 0, there: 0, trash: 0, bad: 0 }
  const enough = sayingOn(() => both(outcome(now, secondsSince(started))))
  const moving = {
    ...(target === 'store' ? { from: local, to: store } : { from: store, to: local }),
    named: namedBy(db),
    isNamed: async (id: string) =>
      (await db.selectFrom('stored_file').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    far: (moved: Moved) => void (now = moved),
    bad: (id: string, why: keyof typeof badWords) => print(`file:${id} ${both(badWords[why])}`),
  }
  try {
    const moved = await moveFiles(moving)
    const lacks = await lacking(moving)
    print(both(outcome(moved, secondsSince(started))))
    if (lacks.length > 0)
      print(
        both([
          `逐一核对：缺 ${lacks.length} 个文件（${lacks.slice(0, 5).join('、')}）。修复后请再运行一次`,
          `The lists compared: ${lacks.length} files are lacking (${lacks.slice(0, 5).join(', ')}). Mend them and run this once more`,
        ]),
      )
    else
      print(
        both([
          '逐一核对：数据库所列的文件全部在那里',
          'The lists compared: every file that the database names is there',
        ]),
      )
    // A register without some of its files goes on with what there is; a start must not be refused for a file that is lost in any case.
    await markFiles(target === 'store' ? { ...config } : folder, identity.id)
    print(both(next[target]))
    return moved.bad > 0 || lacks.length > 0 ? 1 : 0
  } finally {
    enough()
  }
}

await command(
  'Could not move the files · 无法移动文件',
  'app',
  (opened) => {
    goLast()
    return move(opened, process.argv.slice(2))
  },
  { bringsFiles: true },
)
