// Texts of the page on configured forms.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  all: ['全部组件', 'All components'],
  allText: [
    '左边的表单由右边的配置生成。改动配置，表单随之改变；写错时说明错在哪里，表单保持上一份正确的配置。',
    'The form is made from the configuration next to it. A change of the configuration changes the form; a mistake is shown with its place, and the form keeps the last valid configuration.',
  ],
  form: ['示例表单', 'Sample form'],
  config: ['配置（JSON）', 'Configuration (JSON)'],
  value: ['表单的值', 'Value of the form'],
  restore: ['恢复示例配置', 'Restore the sample'],
  conditions: ['条件', 'Conditions'],
  conditionsText: [
    'hideHandle 与 requiredHandle 是小小的条件语言，不执行代码：$ 是表单；可用 == != === !== < <= > >= && || !、括号、$.a.b、$["a"]、列表、in、.includes(x)。写错时在该项处说明位置。',
    'hideHandle and requiredHandle are a small language of conditions that runs no code: $ is the form; == != === !== < <= > >= && || !, parentheses, $.a.b, $["a"], lists, in, .includes(x). A mistake is shown at the item, with its place.',
  ],
  remote: ['远程选项与失败', 'Remote choices and failures'],
  remoteText: [
    '选项到达前显示骨架；某一项读取失败时只有该项说明原因并可重试，其余照常使用。不认识的组件显示为红色标签。',
    'Until the choices have loaded the outline of the form is shown; an item whose choices fail gives the reason and offers another try, and the others work. An unknown component is a red tag.',
  ],
  fail: ['加入一项，服务器拒绝给出它的选项', 'Add an item whose choices the server refuses'],
  methods: ['方法、提交插槽与服务器校验', 'Methods, the slot for submitting, and checks by the server'],
  methodsText: [
    '保存到演示列表。样品编号不合规则或已存在时，服务器的说明出现在该项下面。',
    'Saves into the demonstration list. When the number is invalid or in use, the message of the server is shown below the item.',
  ],
  save: ['保存样品', 'Save the sample'],
  check: ['只校验', 'Check only'],
  go: ['定位到备注', 'Go to the remark'],
  reset: ['重置', 'Reset'],
  right: ['全部正确', 'Everything is right'],
  saved: ['样品已保存', 'The sample is saved'],
  submitted: ['校验通过，已提交', 'Checked and submitted'],
  rich: ['表格选择与富文本', 'Table select and formatted text'],
  richText: [
    'tableselect 由 options.table 指定列表地址与列，值为所选记录；editor 的值为 HTML，组件按需加载。',
    'tableselect takes the address and columns of its list from options.table, its value is the record; editor gives HTML and loads when needed.',
  ],
  looks: ['标签位置、加载与自己的组件', 'Place of the labels, loading, and own components'],
  looksText: [
    'labelPosition 为 left、right 或 top，窄屏一律在上方；extra 以名称加入自己的组件。',
    'labelPosition is left, right or top, and always top where it is narrow; extra adds components by name.',
  ],
  sign: ['签名（自己的组件）', 'Signature (own component)'],
} as const satisfies Record<string, Phrase>
