// Texts of the page of a role's people.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  views: ['显示', 'Show'],
  holders: ['持有该角色', 'Hold the role'],
  others: ['尚未持有', 'Do not hold it'],
  give: ['分配角色', 'Give the role'],
  take: ['取消角色', 'Take the role'],
  nobody: ['还没有人持有该角色。', 'The role has no people yet.'],
  everybody: ['没有可以分配的人员。', 'There are no people to give it to.'],
  add: ['添加人员', 'Add people'],
  howTo: [
    '勾选人员，再按“分配角色”；在对方下一次操作时生效',
    'Choose people, then press "Give the role"; it takes effect at their next step',
  ],
} as const satisfies Record<string, Phrase>

export const titleOf = (name: string): Phrase => [`角色人员：${name}`, `People: ${name}`]
export const textOf = (people: number): Phrase => [
  `${people} 人持有；分配与取消在对方下一次操作时生效`,
  `Held by ${people}; what is given or removed takes effect at their next step`,
]
export const givenTo = (count: number): Phrase => [
  `已分配给 ${count} 人`,
  `Given to ${count} ${count === 1 ? 'person' : 'people'}`,
]
export const takenFrom = (count: number): Phrase => [
  `已取消 ${count} 人的角色`,
  `Taken from ${count} ${count === 1 ? 'person' : 'people'}`,
]
export const askTake = (count: number, role: string): Phrase => [
  `取消 ${count} 人的角色“${role}”？`,
  `Take the role "${role}" from ${count} ${count === 1 ? 'person' : 'people'}?`,
]
export const askText: Phrase = [
  '他们将失去该角色的全部权限，随时可以重新分配。',
  'They lose everything the role gives. It can be given again at any time.',
]
