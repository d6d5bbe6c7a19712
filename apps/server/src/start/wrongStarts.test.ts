// Wrong starts, each with the one line that it prints; none of them writes anything to the disc or to the database.
import { execFile } from 'node:child_process'
import { constants, mkdir, open, readdir, symlink, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretsFrom } from '../access/secrets.ts'
import { refuseFull, useFolder } from './folder.ts'
import { asUser, key, newDatabase, newFolder, otherKey, tried } from './tried.ts'

const taken = createServer().listen(0, '127.0.0.1')
await once(taken, 'listening')
afterAll(() => void taken.close())
const takenPort = String((taken.address() as AddressInfo).port)

const parent = await newFolder()
const [foreign, empty, other, newer, older, unsafe, plain, latin] = await Promise.all([
  newDatabase(),
  newDatabase(),
  newDatabase('template'),
  newDatabase('template'),
  newDatabase('template'),
  newDatabase(),
  newDatabase("TEMPLATE template0 LOCALE 'C' LOCALE_PROVIDER libc"),
  newDatabase("TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc"),
])
const folders = {
  file: join(parent, 'file'),
  ours: join(parent, 'ours'),
  theirs: join(parent, 'theirs'),
  odd: join(parent, 'odd'),
  link: join(parent, 'link'),
}
const id = '2345-6789-ABCD'
const { keyId } = secretsFrom(Buffer.from(key)).log
const roles = ['start_nobody']

beforeAll(async () => {
  await writeFile(folders.file, '')
  await mkdir(join(folders.odd, 'register-id.txt'), { recursive: true })
  await symlink(join(parent, 'nowhere', 'at', 'all'), folders.link)
  for (const [folder, whose] of [
    [folders.ours, id],
    [folders.theirs, 'ZZZZ-ZZZZ-ZZZZ'],
  ] as const) {
    await mkdir(folder)
    await writeFile(join(folder, 'register-id.txt'), `Register ${whose}\n`)
  }
  await foreign.query('CREATE TABLE guestbook (line text); CREATE VIEW a_view AS SELECT 1 AS one')
  await other.query(`INSERT INTO register (id, kind, version) VALUES ('${id}', 'real', '1');
    UPDATE integrity_head SET key_id = '${keyId}', signature = 's', algorithm = 'ed25519-1', signed_at = now()`)
  await newer.query("INSERT INTO migration (name, hash) VALUES ('9000_of_tomorrow.sql', 'x')")
  await older.query(
    "UPDATE migration SET name = '0073_search_beside_filters.sql' WHERE name = (SELECT min(name) FROM migration)",
  )
  await unsafe.query(
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$",
  )
  await empty.query(`CREATE ROLE ${roles[0]} LOGIN PASSWORD 'right-words'; REVOKE CREATE ON SCHEMA public FROM public`)
})
afterAll(() => empty.query(`DROP OWNED BY ${roles[0]}; DROP ROLE ${roles[0]}`))

const database = (url: string, secret = key) => ({ DATABASE_URL: url, SECRET_KEY: secret })
const elsewhere = (path: string) => database(`postgres://nobody:hidden@${path}`)

test.each<[string, () => NodeJS.ProcessEnv, string | RegExp]>([
  ['a port that is taken', () => ({ PORT: takenPort }), `Port ${takenPort} is taken: set PORT to another one`],
  ['an address of another machine', () => ({ HOST: '192.0.2.7' }), 'HOST=192.0.2.7 is no address of this machine'],
  ['an unknown host to listen on', () => ({ HOST: 'nowhere.invalid' }), 'HOST=nowhere.invalid is not known'],
  ['a file as data folder', () => ({ DATA_DIR: folders.file }), `DATA_DIR=${folders.file} is no folder`],
  [
    'a data folder below a file',
    () => ({ DATA_DIR: join(folders.file, 'data') }),
    `DATA_DIR=${join(folders.file, 'data')} is no folder`,
  ],
  [
    'a folder where a file of the data folder should be',
    () => ({ ...database(empty.url), DATA_DIR: folders.odd }),
    `${join(folders.odd, 'register-id.txt')} of DATA_DIR=${folders.odd} cannot be used (EISDIR)`,
  ],
  [
    'a data folder that is a link to nowhere',
    () => ({ DATA_DIR: folders.link }),
    `${folders.link} of DATA_DIR=${folders.link} cannot be used (ENOENT)`,
  ],
  [
    'a certificate of the database that is not there',
    () =>
      database(`${empty.url}${empty.url.includes('?') ? '&' : '?'}sslmode=verify-full&sslrootcert=/nowhere/root.crt`),
    '/nowhere/root.crt of DATABASE_URL cannot be used (ENOENT)',
  ],
  ['an unknown level of the log', () => ({ LOG_LEVEL: 'loud' }), 'LOG_LEVEL="loud" must be fatal'],
  ['a weak first password', () => ({ ADMIN_PASSWORD: 'short' }), 'ADMIN_PASSWORD The password must have 12'],
  [
    'nothing that listens',
    () => elsewhere('127.0.0.1:1/x'),
    'DATABASE_URL (127.0.0.1:1/x) does not accept connections',
  ],
  [
    'an unknown host of the database',
    () => elsewhere('db.invalid/x'),
    'DATABASE_URL (db.invalid:5432/x) has an unknown host',
  ],
  [
    'a wrong password of the database',
    () => database(asUser(empty, roles[0] ?? '', 'wrong-words')),
    /^DATABASE_URL \(.*\) refuses name or password/,
  ],
  [
    'a database that is not there',
    () => database(empty.url.replace(/\/register_template_\w+/, '/no_such_database')),
    /^DATABASE_URL \(.*\/no_such_database\) has no such database/,
  ],
  [
    'no right on the schema',
    () => ({ ...database(asUser(empty, roles[0] ?? '', 'right-words')), DEMO: 'off' }),
    /^DATABASE_URL \(.*\) gives this user no right on the schema public/,
  ],
  [
    'a wrong owner of the tables',
    () => ({ ...database(empty.url), DATABASE_OWNER_URL: 'postgres://nobody:hidden@127.0.0.1:1/x' }),
    'DATABASE_OWNER_URL (127.0.0.1:1/x) does not accept connections',
  ],
  [
    'a server that may lose what it confirmed',
    () => database(unsafe.url),
    'The database server may lose committed data: turn on synchronous_commit',
  ],
  [
    'a database that knows the capitals of Latin letters only',
    () => ({ ...database(plain.url), DEMO: 'off' }),
    'The database has the locale C, whose capital letters are others, so searches would miss names with such letters: make it by createdb',
  ],
  [
    'a database of another encoding',
    () => ({ ...database(latin.url), DEMO: 'off' }),
    'The database has the encoding LATIN1, and must have UTF8: make it by createdb',
  ],
  [
    'the database of something else',
    () => database(foreign.url),
    'The database of DATABASE_URL is no register: it has other tables (a_view, guestbook); nothing was written',
  ],
  [
    'a newer database',
    () => database(newer.url),
    'The database of DATABASE_URL is newer than this program (9000_of_tomorrow.sql)',
  ],
  [
    'a database too old',
    () => database(older.url),
    'The database of DATABASE_URL is older than this program can bring up',
  ],
  [
    'another key',
    () => database(other.url, otherKey),
    new RegExp(`^This register needs the key ${keyId}: SECRET_KEY gives [0-9a-f]{16}\\.`),
  ],
  [
    'the folder of another register',
    () => ({ ...database(other.url), DATA_DIR: folders.theirs }),
    `The data folder ${folders.theirs} belongs to register ZZZZ-ZZZZ-ZZZZ, but the database is register ${id}`,
  ],
  [
    'the folder of a register with an empty database',
    () => ({ ...database(empty.url), DATA_DIR: folders.ours }),
    `The data folder ${folders.ours} belongs to register ${id}, but the database of DATABASE_URL is empty`,
  ],
  [
    'the folder of a register whose own database is gone',
    () => ({ DATA_DIR: folders.ours }),
    `The data folder ${folders.ours} belongs to register ${id}, but the database in ${folders.ours} is empty`,
  ],
  [
    'a real register as a demonstration',
    () => ({ ...database(other.url), DATA_DIR: folders.ours, DEMO: 'on' }),
    `DEMO=on contradicts this register ${id}: it is a real register and never changes`,
  ],
  [
    'production with an empty database and no word about it',
    () => ({
      ...database(empty.url),
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://a.example',
      CAPTCHA: '',
      RATE_LIMIT: '',
    }),
    'The database is empty; say what it is to become: DEMO=off for a real register',
  ],
])(
  '%s',
  async (_, env, line) => {
    const dataDir = join(parent, 'new', 'data')
    const tables = () =>
      empty.query("SELECT count(*)::int AS tables FROM pg_class WHERE relnamespace = 'public'::regnamespace")
    const before = [await readdir(parent, { recursive: true }), await tables()]
    const { refused, said } = await tried({ DATA_DIR: dataDir, ...env() })
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatch(line instanceof RegExp ? line : new RegExp(`^${line.replaceAll(/[\\()./]/g, '\\$&')}`))
    expect(refused[0]).toMatch(/[a-z].* · .*[\u4e00-\u9fff]/)
    expect(refused[0]).not.toMatch(/hidden|right-words|wrong-words/)
    expect(said).toEqual([])
    expect([await readdir(parent, { recursive: true }), await tables()]).toEqual(before)
  },
  20_000,
)

test('a folder that does not answer is given up', async () => {
  const dataDir = await newFolder()
  // Whoever opens a pipe to write waits until somebody reads, as on a network folder that is gone.
  const pipe = join(dataDir, `.write-test-${process.pid}`)
  await promisify(execFile)('mkfifo', [pipe])
  await expect(useFolder(dataDir, 50)).rejects.toThrow(/does not answer within 0.05 s/)
  await (await open(pipe, constants.O_RDONLY | constants.O_NONBLOCK)).close()
})

test('a disc without room for a first database is told before one is begun', async () => {
  const dataDir = await newFolder()
  await expect(refuseFull(dataDir, 2 ** 40)).rejects.toThrow(/has \d+ MB left, and a first start needs \d+ MB/)
  await refuseFull(dataDir, 1)
})
