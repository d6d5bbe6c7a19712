// Reads choices from an address that a configuration names, where no declared endpoint can be imported.
import { endpoint } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import { call } from './call.ts'

const ours = /^\/api\/[\w/-]+$/

/** GET, as the signed-in person. Only addresses of this server are allowed; throws `Failure`. */
export async function readChoices(
  api: string,
  data: Readonly<Record<string, string | number | boolean>>,
  signal?: AbortSignal,
): Promise<unknown> {
  if (!ours.test(api))
    throw new Failure(400, [`只能读取本系统的地址：${api}`, `Only addresses of this system can be read: ${api}`])
  const asked = endpoint({
    method: 'GET',
    path: api as `/api/${string}`,
    access: 'signedIn',
    effect: 'read',
    summary: ['远程选项', 'Choices from the server'],
  })
  return call(asked, { query: data }, { signal })
}
