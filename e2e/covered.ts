// Certificates of the demo world chosen by their coverage tables, and found by the public search.
import { theServer } from './theServer.ts'

interface Coverage {
  rows: { name: string; conditions: { parameter: string; printed: string }[] }[]
  questions: { key: string; label: string; byPaper: boolean }[]
}
export interface Certificate {
  publicId: string
  certificateNo: string
  coverage: Coverage
}

async function ask<T>(path: string, body: object): Promise<T> {
  const reply = await fetch(`${theServer().url}/api/business/equRepInfo/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await reply.json()) as { data: T }).data
}

/** The first valid passenger lift whose coverage table the caller accepts. */
export async function certificateWith(wish: (coverage: Coverage) => boolean): Promise<Certificate> {
  const { list } = await ask<{ list: { publicId: string }[] }>('frontList', {
    pageNum: 1,
    pageSize: 100,
    categoryCode: '3110',
    status: 'published',
  })
  for (const { publicId } of list) {
    const answer = await ask<Certificate>('frontAnswer', { publicId })
    if (wish(answer.coverage)) return answer
  }
  throw new Error('No certificate of the demo world has such a table')
}
