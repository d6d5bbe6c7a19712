// The people of the sweep: each has a browser of their own from their first screen to the end of the file.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newVisitor, type Visitor } from '../browser.ts'
import { person, visitor } from '../people.ts'
import { startServer, type StartedServer } from '../server.ts'
import type { Who } from './case.ts'
import { desk } from './looks.ts'

const options = { viewport: desk } as const
const here = new Map<Who, Promise<Visitor>>()
let empty: StartedServer | undefined

/** The administrator of an empty register, with the password from its file. */
async function newcomer(): Promise<Visitor> {
  const none = { ADMIN_PASSWORD: '', DEMO_PASSWORD: '' }
  empty = await startServer('e2e-empty', { DEMO: '0', CAPTCHA: 'off', RATE_LIMIT: 'off', ...none })
  const user = await newVisitor(options)
  const { page } = user
  const note = await readFile(join(empty.dataDir, 'first-sign-in.txt'), 'utf8')
  await page.goto(`${empty.url}/#/login`)
  await page.getByRole('textbox', { name: '用户名' }).fill('admin')
  await page.getByRole('textbox', { name: '密码' }).fill(/^admin {2}(\S+)$/m.exec(note)?.[1] ?? '')
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('heading', { name: '修改密码' }).waitFor()
  return user
}

function arrive(who: Who): Promise<Visitor> {
  if (who === 'newcomer') return newcomer()
  return who === 'stranger' ? visitor('/certificate_search', options) : person(who, options)
}

/** Each requested account signs in once and keeps its page. */
export function come(who: Who): Promise<Visitor> {
  const there = here.get(who) ?? arrive(who)
  here.set(who, there)
  return there
}

export async function leave(): Promise<void> {
  for (const one of here.values()) await (await one).close()
  here.clear()
  await empty?.stop()
  empty = undefined
}
