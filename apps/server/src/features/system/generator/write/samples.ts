// Tables described for the demo world and for tests: one of each kind, together with every type of column.
import type { Description, GenChild, GenColumn } from '@register/contract/system/generator/description'

const plainText = { type: 'text', maxLength: null, source: '', required: false, unique: false } as const
const marks = { listed: true, filter: false, searched: false, form: true } as const

/** A column; by default a text that is listed and in the form. */
const column = (key: string, zh: string, en: string, more: Partial<GenColumn> = {}): GenColumn => ({
  ...plainText,
  ...marks,
  key,
  labelZh: zh,
  labelEn: en,
  ...more,
})

const child = (key: string, zh: string, en: string, more: Partial<GenChild> = {}): GenChild => ({
  key,
  labelZh: zh,
  labelEn: en,
  type: 'text',
  maxLength: null,
  source: '',
  ...more,
})

const named = { required: true, filter: true, searched: true } as const
const nothing = {
  remark: '',
  childTable: '',
  childKey: '',
  childZh: '',
  childEn: '',
  children: [],
}

/** A description without the columns that every row gets. */
export type Said = Omit<Description, 'id' | 'rev' | 'updatedBy' | 'updatedAt'>

export const plain: Said = {
  ...nothing,
  tableName: 'test_bench',
  noun: 'testBench',
  labelZh: '试验台',
  labelEn: 'Test bench',
  pluralEn: 'Test benches',
  area: 'business',
  kind: 'plain',
  columns: [
    column('code', '编号', 'Number', { ...named, unique: true, maxLength: 20 }),
    column('name', '名称', 'Name', { ...named, maxLength: 60 }),
    column('state', '状态', 'State', {
      type: 'choice',
      required: true,
      filter: true,
      source: 'inUse:在用:In use:good; idle:闲置:Idle:quiet; scrapped:报废:Scrapped:bad',
    }),
    column('drive', '驱动方式', 'Drive', {
      type: 'choice',
      source: 'traction:曳引:Traction；hydraulic：液压：Hydraulic',
    }),
    column('basis', '检定依据', 'Verified by', { type: 'choice', source: 'test_basis' }),
    column('ratedLoad', '额定载荷', 'Rated load', { type: 'decimal', filter: true }),
    column('channels', '通道数', 'Channels', { type: 'integer', required: true, filter: true }),
    column('verifiedOn', '检定日期', 'Verified on', { type: 'date', required: true, filter: true }),
    column('nextOn', '下次检定', 'Next verification', { type: 'date' }),
    column('tags', '标签', 'Tags', { type: 'choices' }),
    column('movable', '可移动', 'Movable', { type: 'flag', filter: true }),
    column('checkedBy', '最近核查人', 'Last checked by', { form: false }),
    column('note', '说明', 'Notes', { type: 'paragraph', maxLength: 500, listed: false }),
  ],
}

export const tree: Said = {
  ...nothing,
  tableName: 'site_area',
  noun: 'siteArea',
  labelZh: '场地',
  labelEn: 'Site',
  pluralEn: 'Sites',
  area: 'system',
  kind: 'tree',
  columns: [
    column('name', '名称', 'Name', { ...named, unique: true, maxLength: 60 }),
    column('state', '状态', 'State', {
      type: 'choice',
      required: true,
      filter: true,
      source: 'open:开放:Open:good; shut:关闭:Shut:quiet',
    }),
    column('floor', '面积', 'Floor area', { type: 'decimal' }),
  ],
}

export const parent: Said = {
  ...nothing,
  tableName: 'calibration',
  noun: 'calibration',
  labelZh: '校准记录',
  labelEn: 'Calibration',
  pluralEn: 'Calibrations',
  area: 'business',
  kind: 'parent',
  columns: [
    column('number', '记录编号', 'Record number', { ...named, unique: true, maxLength: 30 }),
    column('doneOn', '校准日期', 'Done on', { type: 'date', required: true, filter: true }),
    column('passed', '合格', 'Passed', { type: 'flag', filter: true }),
  ],
  childTable: 'calibration_point',
  childKey: 'points',
  childZh: '校准点',
  childEn: 'Points',
  children: [
    child('quantity', '量', 'Quantity', { maxLength: 40 }),
    child('nominal', '标称值', 'Nominal value', { type: 'decimal' }),
    child('repeats', '次数', 'Repeats', { type: 'integer' }),
    child('readOn', '读数日期', 'Read on', { type: 'date' }),
    child('verdict', '判定', 'Verdict', { type: 'choice', source: 'good:合格:Good; bad:不合格:Bad' }),
  ],
}
