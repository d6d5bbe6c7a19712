// An error report as a stranger sends it; gives the address of its secret link.
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { submitErrorReport } from '@register/contract/business/errorReport/reporter'
import { theServer } from '../theServer.ts'

async function asked(path: string, body: object): Promise<Response> {
  return fetch(theServer().url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export async function newErrorReport(): Promise<string> {
  const found = await asked(frontList.path, { status: 'published', pageSize: 1 })
  const { data } = (await found.json()) as { data: { list: { publicId: string }[] } }
  const publicId = data.list[0]?.publicId
  const reply = await asked(submitErrorReport.path, { publicId, part: 'model', proposed: '型号应以证书原件为准' })
  const { data: sent } = (await reply.json()) as { data: { secret: string } }
  return `/error_report/${sent.secret}`
}
