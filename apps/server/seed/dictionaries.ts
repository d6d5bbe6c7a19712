// The dictionaries of a new register. Rules of type testing, with the short name of each.
import type { Phrase } from '@register/contract/phrase'

export interface SeedDictionary {
  type: string
  name: Phrase
  /** The key of its group, which must be declared before it. */
  group?: string
  items: readonly { value: string; label: Phrase; isDefault?: true }[]
}

export const dictionaries: readonly SeedDictionary[] = [
  { type: 'business', name: ['业务字典', 'Business'], items: [] },
  {
    type: 'test_basis',
    group: 'business',
    name: ['试验依据', 'Test basis'],
    items: [
      { value: 'TSG T7007-2022', label: ['TSG T7007-2022 电梯型式试验规则', 'TSG T7007-2022 Lifts'], isDefault: true },
      {
        value: 'TSG T7007-2016',
        label: ['TSG T7007-2016 电梯型式试验规则（已被替代）', 'TSG T7007-2016 Lifts (replaced)'],
      },
      {
        value: 'GB/T 7588.1-2020',
        label: ['GB/T 7588.1-2020 电梯制造与安装安全规范 第1部分', 'GB/T 7588.1-2020 Lifts, part 1'],
      },
      {
        value: 'GB/T 7588.2-2020',
        label: ['GB/T 7588.2-2020 电梯制造与安装安全规范 第2部分', 'GB/T 7588.2-2020 Lifts, part 2'],
      },
      {
        value: 'GB 16899-2011',
        label: ['GB 16899-2011 自动扶梯和自动人行道安全规范', 'GB 16899-2011 Escalators and moving walks'],
      },
      { value: 'TSG 51-2023', label: ['TSG 51-2023 起重机械安全技术规程', 'TSG 51-2023 Cranes'] },
      { value: 'TSG 71-2023', label: ['TSG 71-2023 大型游乐设施安全技术规程', 'TSG 71-2023 Amusement rides'] },
      {
        value: 'TSG 81-2022',
        label: ['TSG 81-2022 场（厂）内专用机动车辆安全技术规程', 'TSG 81-2022 On-site vehicles'],
      },
      {
        value: 'TSG D7002-2023',
        label: ['TSG D7002-2023 压力管道元件型式试验规则', 'TSG D7002-2023 Piping components'],
      },
      { value: 'TSG 23-2021', label: ['TSG 23-2021 气瓶安全技术规程', 'TSG 23-2021 Gas cylinders'] },
      {
        value: 'TSG ZF001-2006',
        label: ['TSG ZF001-2006 安全阀安全技术监察规程', 'TSG ZF001-2006 Safety valves'],
      },
      {
        value: 'TSG ZF003-2011',
        label: ['TSG ZF003-2011 爆破片装置安全技术监察规程', 'TSG ZF003-2011 Bursting discs'],
      },
      { value: 'TSG 21-2016', label: ['TSG 21-2016 固定式压力容器安全技术监察规程', 'TSG 21-2016 Pressure vessels'] },
      {
        value: 'TSG R0005-2011',
        label: ['TSG R0005-2011 移动式压力容器安全技术监察规程', 'TSG R0005-2011 Transportable pressure vessels'],
      },
      { value: 'TSG 11-2020', label: ['TSG 11-2020 锅炉安全技术规程', 'TSG 11-2020 Boilers'] },
      { value: 'GB 12352-2018', label: ['GB 12352-2018 客运架空索道安全规范', 'GB 12352-2018 Passenger ropeways'] },
    ],
  },
]
