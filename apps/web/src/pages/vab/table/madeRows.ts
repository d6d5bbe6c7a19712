// Generates rows for a page: the same ones every time.
import { sampleKindKeys, sampleStatusKeys, type SampleKind, type SampleStatus } from '@register/contract/demo/sample'

export interface MadeRow {
  id: number
  name: string
  kind: SampleKind
  status: SampleStatus
  quantity: number | null
  fee: number
  progress: number
  urgent: boolean
  tags: string[]
  receivedOn: string
  picture: string | null
  parts?: MadeRow[]
}

const names = ['曳引机', '限速器', '安全钳', '缓冲器', '起重量限制器', '抱索器', '货叉', '弹簧式安全阀'] as const
const labels = ['首件', '复检', '见证试验'] as const
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

export const madeRow = (id: number): MadeRow => ({
  id,
  name: `${pick(names, id * 3)} ${id}`,
  kind: pick(sampleKindKeys, id),
  status: pick(sampleStatusKeys, id * 5),
  quantity: id % 9 === 0 ? null : ((id * 7) % 24) + 1,
  fee: ((id * 7919) % 96_000) + 0.5,
  progress: (id * 37) % 101,
  urgent: id % 5 === 0,
  tags: labels.filter((_, at) => (id + at) % 3 === 0),
  receivedOn: new Date(Date.UTC(2026, 0, 1 + (id % 180))).toISOString().slice(0, 10),
  picture: id % 4 === 0 ? null : '/favicon.svg',
})

export const madeRows = (count: number): MadeRow[] => Array.from({ length: count }, (_, at) => madeRow(at + 1))
