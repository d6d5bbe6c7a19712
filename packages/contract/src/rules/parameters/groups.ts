// The groups that parameters stand in, in the order in which forms, details and sheets show them.
import type { Phrase } from '../../phrase.ts'

export interface ParameterGroup {
  readonly key: string
  readonly label: Phrase
}

export const parameterGroups: readonly ParameterGroup[] = [
  { key: 'main', label: ['主要参数', 'Main parameters'] },
  { key: 'speed', label: ['速度', 'Speeds'] },
  { key: 'config', label: ['配置', 'Configuration'] },
  { key: 'structure', label: ['结构', 'Structure'] },
  { key: 'well', label: ['井道', 'Well'] },
  { key: 'inclined', label: ['斜行', 'Inclined'] },
  { key: 'firefighter', label: ['消防', 'Firefighting'] },
  { key: 'explosion', label: ['防爆', 'Explosion protection'] },
  { key: 'machine', label: ['驱动与控制', 'Drive and control'] },
  { key: 'hydraulic', label: ['液压系统', 'Hydraulics'] },
  { key: 'drive', label: ['驱动', 'Drive'] },
  { key: 'power', label: ['动力', 'Power'] },
  { key: 'motion', label: ['行驶', 'Motion'] },
  { key: 'work', label: ['工作装置', 'Work equipment'] },
  { key: 'brake', label: ['制动', 'Brakes'] },
  { key: 'carrier', label: ['运载工具', 'Carriers'] },
  { key: 'rope', label: ['钢丝绳', 'Ropes'] },
  { key: 'environment', label: ['环境', 'Environment'] },
  { key: 'safety', label: ['安全保护', 'Safety'] },
  { key: 'parts', label: ['部件', 'Components'] },
  { key: 'coverage', label: ['覆盖', 'Coverage'] },
  { key: 'test', label: ['试验', 'Tests'] },
]
