// The file library of the demo world: a few pictures, documents and spreadsheets to choose from.
import { uploadFile } from '@register/contract/system/file'
import { addFile } from '../../src/features/system/file/service.ts'
import { writeBook } from '../../src/files/excel.ts'
import type { FileStore } from '../../src/files/store.ts'
import type { As } from './ctx.ts'
import { drawing } from './drawings.ts'
import { certificatePdf } from './pdf.ts'
import { bodies } from './people.ts'

const contacts = () =>
  writeBook([
    {
      name: '型式试验机构',
      columns: [
        { header: '机构代码', width: 12 },
        { header: '机构名称', width: 40 },
      ],
      rows: bodies.map((body) => [body.code, body.name[0]]),
    },
  ])

const plan = () =>
  writeBook([
    {
      name: '试验计划',
      columns: [
        { header: '设备品种', width: 24 },
        { header: '计划台数', width: 12 },
        { header: '月份', width: 12 },
      ],
      rows: [
        ['曳引驱动乘客电梯', 18, '3 月'],
        ['自动扶梯', 6, '4 月'],
        ['杂物电梯', 3, '5 月'],
      ],
    },
  ])

/** The files of each uploader; each file goes to the group that suits its content. */
const files: readonly [uploader: string, name: string, bytes: () => Buffer | Promise<Buffer>][] = [
  ['body-staff', '电梯示意图.png', () => drawing('lift')],
  ['body-staff', '扶梯示意图.png', () => drawing('escalator')],
  ['body-staff', '曳引机示意图.png', () => drawing('machine')],
  ['system-admin', '产品铭牌样式.png', () => drawing('nameplate')],
  [
    'system-admin',
    '证书样张.pdf',
    () => certificatePdf(['TYPE TEST CERTIFICATE', 'Specimen', 'Not a real certificate']),
  ],
  [
    'head-office',
    '申请材料清单.pdf',
    () => certificatePdf(['CODE APPLICATION', '1  Drawings', '2  Test basis', '3  Declaration']),
  ],
  ['head-office', '机构名录.xlsx', contacts],
  ['body-staff', '年度试验计划.xlsx', plan],
]

export async function seedLibrary(as: As, store: FileStore): Promise<void> {
  for (const [uploader, name, bytes] of files)
    await addFile(await as(uploader, uploadFile), store, { name, bytes: await bytes() })
}
