// The 240 invented samples of the demonstration list: the same in every register.
import { sampleKindKeys, sampleStatusKeys, type SampleKind } from '@register/contract/demo/sample'
import type { Db } from '../../src/db/connect.ts'
import { shift } from './contents.ts'
import { makers } from './makers.ts'
import { dice } from './random.ts'

const names: Record<SampleKind, readonly string[]> = {
  elevator: ['曳引机', '限速器', '安全钳', '缓冲器', '层门门锁', '控制柜', '自动扶梯梯级'],
  crane: ['起重量限制器', '起升机构制动器', '司机室', '防坠安全器', '变幅机构'],
  ride: ['座舱安全压杠', '回转支承', '液压站', '滑行车车轮组'],
  ropeway: ['抱索器', '吊厢', '托索轮组', '驱动迂回轮'],
  vehicle: ['叉车门架', '蓄电池叉车整机', '观光车制动系统', '货叉'],
  pressure: ['弹簧式安全阀', '金属波纹膨胀节', '气瓶瓶阀', '爆破片装置', '元件组合装置'],
}
const testers = ['林工', '陈工', '赵工', '周主任', '沈一', '']
const labels = ['首件', '复检', '委托', '抽样', '见证试验', '进口']
const remarks = ['', '', '', '附件资料待补', '与上一批同型号', '需在恒温室试验，完成后通知送样单位取样']
const firstDay = '2026-01-05'

/** Does nothing when samples exist already. */
export async function seedSamples(db: Db): Promise<void> {
  const known = await db.selectFrom('demo_sample').select('id').limit(1).executeTakeFirst()
  if (known) return
  const d = dice(2_026)
  const rows = Array.from({ length: 240 }, (_, at) => {
    const kind = d.pick(sampleKindKeys)
    const status = d.pick(sampleStatusKeys)
    return {
      sample_no: `YP-2026-${String(at + 1).padStart(4, '0')}`,
      name: d.pick(names[kind]),
      kind,
      status,
      // Shorter than the field allows, because the longest invented name is longer.
      owner: d.pick(makers).name.slice(0, 60),
      tester: d.pick(testers),
      quantity: d.chance(0.05) ? null : d.between(1, 24),
      fee: d.chance(0.05) ? null : d.between(800, 96_000) + d.pick([0, 0, 0.5, 0.25]),
      progress: status === 'received' ? 0 : status === 'testing' ? d.between(5, 95) : 100,
      urgent: d.chance(0.12),
      received_on: shift(firstDay, Math.floor((at * 175) / 240)),
      tags: labels.filter(() => d.chance(0.2)),
      remark: d.pick(remarks),
    }
  })
  await db.insertInto('demo_sample').values(rows).execute()
}
