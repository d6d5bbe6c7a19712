// Lists the processes that use an embedded server: several may share one, and only the last may stop it.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processName } from './processes.ts'

const folderOf = (dataDir: string): string => join(dataDir, '.postgres-holders')
const fileOf = (name: string): string => name.replace(':', '-')

/** Registers this process as one that uses the server. */
export async function hold(dataDir: string): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true })
  await writeFile(join(folderOf(dataDir), fileOf(processName(process.pid) ?? `${process.pid}`)), '')
}

/** Removes this process and dead ones from the list; true when another process still uses the server. */
export async function letGo(dataDir: string): Promise<boolean> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  let others = false
  for (const name of names) {
    const pid = Number(name.split('-')[0])
    const holds = pid !== process.pid && fileOf(processName(pid) ?? '') === name
    if (holds) others = true
    else await rm(join(folderOf(dataDir), name), { force: true })
  }
  return others
}
