// Kinds of equipment with some sorts each, as a tree of two levels.
import { sampleKinds, type DemoNode, type SampleKind } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'

const sorts: Record<SampleKind, readonly Phrase[]> = {
  elevator: [
    ['曳引驱动乘客电梯', 'Traction passenger lift'],
    ['液压电梯', 'Hydraulic lift'],
    ['自动扶梯', 'Escalator'],
  ],
  crane: [
    ['桥式起重机', 'Bridge crane'],
    ['塔式起重机', 'Tower crane'],
    ['施工升降机', 'Builder’s hoist'],
  ],
  ride: [
    ['观览车类', 'Ferris wheels'],
    ['滑行车类', 'Coasters'],
    ['转马类', 'Carousels'],
  ],
  ropeway: [
    ['客运架空索道', 'Aerial ropeway'],
    ['客运缆车', 'Funicular'],
  ],
  vehicle: [
    ['叉车', 'Fork-lift truck'],
    ['观光车', 'Sightseeing vehicle'],
  ],
  pressure: [
    ['安全阀', 'Safety valve'],
    ['压力管道元件', 'Piping component'],
    ['气瓶阀门', 'Cylinder valve'],
  ],
}

export const kindTree = (say: (phrase: Phrase) => string): DemoNode[] =>
  Object.entries(sampleKinds).map(([kind, label]) => ({
    value: kind,
    label: say(label),
    children: sorts[kind as SampleKind].map((sort, at) => ({
      value: `${kind}-${at + 1}`,
      label: say(sort),
      children: [],
    })),
  }))
