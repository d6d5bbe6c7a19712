// Which companies make which products: a maker of parking equipment makes no railway cranes.
/** Endings of company names, by kind or, before it, by the form of a kind. */
const trades: Readonly<Record<string, readonly string[]>> = {
  elevator: ['电梯部件有限公司'],
  'elevator/governor': ['电梯安全部件有限公司'],
  'elevator/safetyGearPart': ['电梯安全部件有限公司'],
  'elevator/bufferPart': ['电梯安全部件有限公司'],
  'elevator/doorLock': ['电梯安全部件有限公司', '电梯部件有限公司'],
  'elevator/overspeedProtectionPart': ['电梯安全部件有限公司'],
  'elevator/unintendedMovementPart': ['电梯安全部件有限公司'],
  'elevator/driveMachine': ['曳引机有限公司'],
  'elevator/controller': ['电梯控制技术有限公司'],
  'elevator/safetyCircuit': ['电梯控制技术有限公司'],
  'elevator/pessral': ['电梯控制技术有限公司'],
  hoist: ['起重机械有限公司', '重工股份有限公司'],
  'hoist/tower': ['建筑机械有限公司'],
  'hoist/builderHoist': ['建筑机械有限公司'],
  'hoist/mastClimber': ['建筑机械有限公司'],
  'hoist/simpleHoist': ['升降机械有限公司'],
  'hoist/mobile': ['工程机械有限公司'],
  'hoist/reachStacker': ['工程机械有限公司'],
  'hoist/parking': ['停车设备有限公司'],
  'hoist/loadLimiter': ['起重安全装置有限公司'],
  'hoist/momentLimiter': ['起重安全装置有限公司'],
  'hoist/fallArrester': ['起重安全装置有限公司'],
  'hoist/craneBrake': ['制动器有限公司'],
  amusement: ['游乐设备有限公司', '文旅游艺装备有限公司'],
  ropeway: ['索道工程有限公司', '索道装备有限公司'],
  vehicle: ['叉车制造有限公司', '工业车辆有限公司'],
  'vehicle/sightseeingBus': ['观光车有限公司'],
  'vehicle/sightseeingTrain': ['观光车有限公司'],
  pressure: ['管件制造有限公司'],
  'pressure/boilerSteam': ['锅炉有限公司'],
  'pressure/boilerHotWater': ['锅炉有限公司'],
  'pressure/boilerOrganic': ['锅炉有限公司'],
  'pressure/burner': ['燃烧器有限公司'],
  'pressure/vessel': ['压力容器有限公司'],
  'pressure/tank': ['罐箱装备有限公司'],
  'pressure/tubeTrailer': ['罐箱装备有限公司'],
  'pressure/cylinderSeamless': ['气瓶有限公司'],
  'pressure/cylinderWelded': ['气瓶有限公司'],
  'pressure/cylinderWrapped': ['气瓶有限公司'],
  'pressure/cylinderCryogenic': ['气瓶有限公司'],
  'pressure/cylinderFilled': ['气瓶有限公司'],
  'pressure/hyperbaric': ['氧舱有限公司'],
  'pressure/pipeMetal': ['管业有限公司'],
  'pressure/pipeComposite': ['管业有限公司'],
  'pressure/pipeNonMetal': ['塑料管业有限公司'],
  'pressure/fittingNonMetal': ['塑料管业有限公司'],
  'pressure/flange': ['法兰锻造有限公司'],
  'pressure/flangeNonMetal': ['塑料管业有限公司'],
  'pressure/valve': ['阀门有限公司'],
  'pressure/valveNonMetal': ['塑料阀门有限公司'],
  'pressure/safetyValve': ['阀门有限公司'],
  'pressure/emergencyShutOff': ['阀门有限公司'],
  'pressure/cylinderValve': ['阀门有限公司'],
  'pressure/expansionJoint': ['波纹管有限公司'],
  'pressure/rotaryCompensator': ['波纹管有限公司'],
  'pressure/seal': ['密封件有限公司'],
  'pressure/antiCorrosion': ['防腐管道有限公司'],
  'pressure/assembly': ['燃气装备有限公司'],
  'pressure/pipeline': ['管道工程有限公司'],
  'pressure/burstingDisc': ['安全泄放装置有限公司'],
  'pressure/levelGauge': ['仪表有限公司'],
}

/** All of them, each once, so that every trade has companies of its own. */
export const everyTrade: readonly string[] = [...new Set(Object.values(trades).flat())]

export const tradesOf = (kind: string, form: string): readonly string[] =>
  trades[`${kind}/${form}`] ?? trades[kind] ?? []

/** The digit of the kind in a licence to make special equipment: TS23… is of lifts. */
export function licenceDigit(kind: string, form: string): number {
  const digits: Readonly<Record<string, number>> = { elevator: 3, hoist: 4, vehicle: 5, amusement: 6, ropeway: 9 }
  if (kind !== 'pressure') return digits[kind] ?? 3
  if (form.startsWith('boiler') || form === 'burner') return 1
  return /^(vessel|tank|tube|cylinder|hyper)/.test(form) ? 2 : 7
}
