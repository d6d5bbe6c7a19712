// Old certificates find their form by their own words; without any hint they stay without a form.
import { expect, test } from 'vitest'
import { shippedForm } from './formKinds.ts'
import { hintedForm } from './hints.ts'

test.each([
  ['3410', '防爆液压电梯', {}, 'explosionHydraulic'],
  ['3410', '防爆电梯', { jackType: 'direct' }, 'explosionHydraulic'],
  ['3410', '防爆电梯', {}, 'explosionTraction'],
  ['3110', '斜行电梯', {}, 'inclined'],
  ['3110', '曳引驱动乘客电梯', {}, undefined],
  ['23T0', '车用压缩天然气缠绕气瓶', {}, 'cylinderWrapped'],
  ['23T0', '溶解乙炔气瓶', {}, 'cylinderFilled'],
  ['5110', '蓄电池前移式叉车', {}, 'reachTruck'],
  ['5110', '内燃平衡重式叉车', {}, 'counterbalancedEngine'],
  ['5110', '叉车', {}, undefined],
  ['5200', '非公路用旅游观光列车', {}, 'sightseeingTrain'],
  ['4860', '导架爬升式工作平台', {}, 'mastClimber'],
  ['4860', '施工升降机', {}, undefined],
])('%s %s %o: %s', (code, name, parameters, form) => {
  expect(hintedForm(code, name, parameters)).toBe(form)
  if (form) expect(shippedForm({ categoryCode: code, subForm: form })?.form.key).toBe(form)
})
