// Finds the OS account for PostgreSQL when we are root, which PostgreSQL refuses to run as.
import { readFile } from 'node:fs/promises'
import { exclusively } from './lock.ts'
import { run, type Account } from './run.ts'
import { StartProblem } from '../../config/startProblem.ts'

const accountName = 'register-pg'

async function lookUp(name: string): Promise<Account | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8')
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([first]) => first === name)
  return fields && { name, uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** Beside the file that it protects, so that only root can hold it, and a system without that folder is read-only anyway. */
const accountLock = '/etc/.register-pg.lock'

const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']

/**
 * Creates the account, unless another start has done so in the meantime. Two useradd at once both succeed, and the later one
 * gives the account another uid, while the first start already runs under the former one.
 */
const create = (name: string): Promise<Account | undefined> =>
  exclusively(accountLock, async () => {
    const existing = await lookUp(name)
    if (existing) return existing
    await run('useradd', [...options, '--shell', '/usr/sbin/nologin', name])
    return lookUp(name)
  }).catch((error: unknown) => {
    if (error instanceof StartProblem) throw error
    return undefined
  })

/** Finds the system account that runs the embedded database, and creates it when it is missing. Where the system refuses, the database runs as `nobody`. */
export async function databaseAccount(notes: string[], name = accountName): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const existing = await lookUp(name)
  if (existing) return existing
  const made = await create(name)
  if (made) {
    notes.push(
      `Created the system account ${name}: PostgreSQL does not run as root. · 已建立系统账户 ${name}：PostgreSQL 不能以 root 运行。`,
    )
    return made
  }
  const nobody = await lookUp('nobody')
  if (nobody) return nobody
  throw new StartProblem([
    `PostgreSQL 不以 root 运行，而账户 ${name} 无法建立，也没有 nobody：请以其他账户启动`,
    `PostgreSQL does not run as root, and neither ${name} could be created nor nobody found: start as another account`,
  ])
}

/** The account with this uid, so that an existing cluster keeps its owner. */
export async function accountOf(uid: number, gid: number): Promise<Account> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const line = passwd.split('\n').find((entry) => entry.split(':')[2] === String(uid))
  return { name: line?.split(':')[0] ?? String(uid), uid, gid }
}
