// Lifts of the demo world chosen by what their public answers say, because which numbers there are changes with every form.
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

/** The first valid passenger lift whose public answer the caller accepts. */
export async function liftWith<A>(wish: (answer: A) => boolean): Promise<A> {
  const { list } = await ask<{ list: { publicId: string }[] }>('frontList', {
    pageNum: 1,
    pageSize: 100,
    categoryCode: '3110',
    status: 'published',
  })
  for (const { publicId } of list) {
    const answer = await ask<A>('frontAnswer', { publicId })
    if (wish(answer)) return answer
  }
  throw new Error('No lift of the demo world is like that')
}

/** The first valid passenger lift whose coverage table the caller accepts. */
export const certificateWith = (wish: (coverage: Coverage) => boolean): Promise<Certificate> =>
  liftWith<Certificate>(({ coverage }) => wish(coverage))
