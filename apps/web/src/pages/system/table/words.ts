// Texts of the page of tables.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/table'].title,
  text: [
    '各列表的默认列设置；个人自行设置过的保持不变。出厂设置的表格由能打开其页面的管理员在列设置中设为默认',
    'The columns that all users see at first; people’s own settings stay. People who may open a page set its table up there, under "Columns"',
  ],
  empty: ['没有符合条件的表格', 'No table fits these conditions'],
  set: ['设置', 'Settings'],
  goThere: ['去其页面设置', 'Set up on its page'],
  shipped: [
    '该表格为出厂设置。打开其页面，在“列设置”中排好列，再按“设为所有人的默认”。',
    'This table is as shipped. Open its page, arrange the columns under "Columns", and press "Make this the default for all users".',
  ],
  lookOnly: ['您的角色不能修改表格的默认设置', 'Your roles may not change the defaults of tables'],
  columns: ['列', 'Columns'],
  show: ['显示', 'Show'],
  name: ['名称', 'Name'],
  saved: ['默认设置已保存', 'The defaults are saved'],
  reset: ['恢复出厂设置', 'Reset to the shipped defaults'],
  resetText: [
    '没有自行设置过列的人将看到出厂的列；另起的列名一并取消。',
    'All users without their own columns see the shipped ones again. Changed names of columns are removed too.',
  ],
  wasReset: ['已恢复出厂设置', 'Reset to the shipped defaults'],
} as const satisfies Record<string, Phrase>

export const resetAsk = ([zh, en]: Phrase): Phrase => [
  `将“${zh}”恢复为出厂设置？`,
  `Reset "${en}" to the shipped defaults?`,
]

/** The number of people whose own columns stay. */
export const ownPeople = (own: number): Phrase =>
  own === 0
    ? ['尚无人自行设置过这些列', 'No one has their own columns here']
    : [
        `${own} 人自行设置过列，不受影响`,
        own === 1
          ? 'One person has columns of their own, which stay'
          : `${own} people have columns of their own, which stay`,
      ]
