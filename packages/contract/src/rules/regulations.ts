// The rules that the product names, each with its title and where the title is from. A test holds that the product names no other. By which rule passenger ropeways are type-tested was not found: TSG S7001-2013 is one of inspection.
import type { Phrase } from '../phrase.ts'

export interface Rule {
  readonly title: Phrase
  /** read: in a published text · memory: as people of the field call it, not compared with the published text · number: only its number was found. */
  readonly source: 'read' | 'memory' | 'number'
}

/** By number and year. The English titles are ours. */
export const rules: Readonly<Record<string, Rule>> = {
  'GB 6067.1-2010': {
    title: ['起重机械安全规程 第1部分：总则', 'Safety rules for lifting appliances, part 1: general'],
    source: 'memory',
  },
  'GB 8408-2008': { title: ['游乐设施安全规范', 'Amusement rides safety code'], source: 'memory' },
  'GB 8408-2018': { title: ['大型游乐设施安全规范', 'Safety code for large amusement rides'], source: 'memory' },
  'GB 10827.1-2014': {
    title: ['工业车辆 安全要求和验证 第1部分', 'Industrial trucks: safety requirements and verification, part 1'],
    source: 'memory',
  },
  'GB 12352-2007': { title: ['客运架空索道安全规范', 'Safety code for passenger aerial ropeways'], source: 'memory' },
  'GB 12352-2018': { title: ['客运架空索道安全规范', 'Safety code for passenger aerial ropeways'], source: 'memory' },
  'GB 16899-2011': {
    title: ['自动扶梯和自动人行道的制造与安装安全规范', 'Safety rules for escalators and moving walks'],
    source: 'memory',
  },
  'GB/T 7588.1-2020': {
    title: [
      '电梯制造与安装安全规范 第1部分：乘客电梯和载货电梯',
      'Safety rules for lifts, part 1: passenger and goods lifts',
    ],
    source: 'memory',
  },
  'GB/T 7588.2-2020': {
    title: [
      '电梯制造与安装安全规范 第2部分：电梯部件的设计原则、计算和检验',
      'Safety rules for lifts, part 2: design rules, calculations and tests of components',
    ],
    source: 'memory',
  },
  'TSG 07-2019': {
    title: ['特种设备生产和充装单位许可规则', 'Licensing rules for makers and fillers of special equipment'],
    source: 'memory',
  },
  'TSG 11-2020': { title: ['锅炉安全技术规程', 'Safety technical code for boilers'], source: 'memory' },
  'TSG 21-2016': {
    title: ['固定式压力容器安全技术监察规程', 'Safety technical supervision code for stationary pressure vessels'],
    source: 'memory',
  },
  'TSG 23-2021': { title: ['气瓶安全技术规程', 'Safety technical code for gas cylinders'], source: 'read' },
  'TSG 24-2015': {
    title: ['氧舱安全技术监察规程', 'Safety technical supervision code for hyperbaric chambers'],
    source: 'memory',
  },
  'TSG 51-2023': { title: ['起重机械安全技术规程', 'Safety Technical Code for Hoisting Machinery'], source: 'read' },
  'TSG 71-2023': {
    title: ['大型游乐设施安全技术规程', 'Safety Technical Code for Large Amusement Rides'],
    source: 'read',
  },
  'TSG 81-2022': {
    title: ['场（厂）内专用机动车辆安全技术规程', 'Safety Technical Code for Industrial Vehicles'],
    source: 'memory',
  },
  'TSG D0001-2009': {
    title: ['压力管道安全技术监察规程——工业管道', 'Safety technical supervision code for industrial pipelines'],
    source: 'memory',
  },
  'TSG D7002-2006': { title: ['压力管道元件型式试验规则', 'Pressure Pipe Component Type-Test Rules'], source: 'read' },
  'TSG D7002-2023': { title: ['压力管道元件型式试验规则', 'Pressure Pipe Component Type-Test Rules'], source: 'read' },
  'TSG G0001-2012': {
    title: ['锅炉安全技术监察规程', 'Safety technical supervision code for boilers'],
    source: 'memory',
  },
  'TSG N0001-2017': {
    title: ['场（厂）内专用机动车辆安全技术监察规程', 'Safety technical supervision code for industrial vehicles'],
    source: 'memory',
  },
  'TSG Q7002-2019': { title: ['起重机械型式试验规则', 'Hoisting Machinery Type-Test Rules'], source: 'memory' },
  'TSG Q7014-2008': {
    title: ['起重机械安全保护装置型式试验细则', 'Type-test rules for safety devices of hoisting machinery'],
    source: 'memory',
  },
  'TSG R0005-2011': {
    title: ['移动式压力容器安全技术监察规程', 'Safety technical supervision code for transportable pressure vessels'],
    source: 'memory',
  },
  'TSG R0006-2014': {
    title: ['气瓶安全技术监察规程', 'Safety technical supervision code for gas cylinders'],
    source: 'memory',
  },
  'TSG S7001-2013': {
    title: ['客运索道监督检验和定期检验规则', 'Supervision and periodic inspection of passenger ropeways'],
    source: 'memory',
  },
  'TSG T7001-2023': {
    title: ['电梯监督检验和定期检验规则', 'Supervision and periodic inspection of lifts'],
    source: 'memory',
  },
  'TSG T7007-2016': { title: ['电梯型式试验规则', 'Lift Type-Test Rules'], source: 'read' },
  'TSG T7007-2022': { title: ['电梯型式试验规则', 'Lift Type-Test Rules'], source: 'read' },
  'TSG T7028-2004': { title: ['名称未查到', 'title not found'], source: 'number' },
  'TSG ZB001-2008': {
    title: ['燃油（气）燃烧器安全技术规则', 'Safety technical rules for oil and gas burners'],
    source: 'memory',
  },
  'TSG ZB002-2008': {
    title: ['燃油（气）燃烧器型式试验规则', 'Type-test rules for oil and gas burners'],
    source: 'memory',
  },
  'TSG ZF001-2006': {
    title: ['安全阀安全技术监察规程', 'Safety technical supervision code for safety valves'],
    source: 'read',
  },
  'TSG ZF003-2011': {
    title: ['爆破片装置安全技术监察规程', 'Safety technical supervision code for bursting discs'],
    source: 'memory',
  },
}

/** 《电梯型式试验规则》（TSG T7007-2022）; the number alone where its title is not known. */
export function ruleText(number: string): Phrase {
  const rule = rules[number]
  return rule && rule.source !== 'number'
    ? [`《${rule.title[0]}》（${number}）`, `${rule.title[1]} (${number})`]
    : [number, number]
}
