// Pages to start from and to try the system on, which the gallery leads to beside the pieces.
import type { Phrase } from '@register/contract/phrase'
import * as paths from '../../../paths.ts'

export interface StartingPoint {
  to: string
  title: Phrase
  text: Phrase
}

export const templatePages: readonly StartingPoint[] = [
  {
    to: paths.template('layout/blank'),
    title: ['空白页', 'Blank page'],
    text: ['页头与一个占满的区域', 'A head and one surface'],
  },
  {
    to: paths.template('layout/lcr'),
    title: ['左中右布局', 'Left, centre, right'],
    text: ['选择、内容、补充并排', 'Choice, content and more side by side'],
  },
  {
    to: paths.template('layout/tcb'),
    title: ['上中下布局', 'Top, centre, bottom'],
    text: ['概况、列表、操作依次', 'Figures, list and acts'],
  },
  {
    to: paths.template('list/crud'),
    title: ['增删改查', 'Create, read, change, delete'],
    text: ['一个完整的列表及其表单', 'A whole list with its forms'],
  },
  {
    to: paths.sampleNew,
    title: ['整页表单', 'Form as a page'],
    text: ['分段、标签命名、未保存提示', 'Sections, a named tab, a mark of what is not saved'],
  },
  {
    to: paths.template('list/son'),
    title: ['主子列表', 'Rows with rows of their own'],
    text: ['展开一行查看子表', 'A row unfolds to a table'],
  },
  {
    to: paths.template('list/tab'),
    title: ['标签列表', 'List under tabs'],
    text: ['按状态分标签并计数', 'By status, with counts'],
  },
  {
    to: paths.template('list/tree'),
    title: ['树形列表', 'List beside a tree'],
    text: ['左树右表', 'A tree at the left'],
  },
  {
    to: paths.template('list/width'),
    title: ['定宽列表', 'List of fixed width'],
    text: ['居中，最宽 1200 像素', 'In the centre, 1200 pixels at most'],
  },
  {
    to: paths.template('other/stepform'),
    title: ['分步表单', 'Form in steps'],
    text: ['逐步检查，最后提交', 'Checked step by step'],
  },
]

export const otherPages: readonly StartingPoint[] = [
  { to: paths.other('about'), title: ['关于', 'About'], text: ['版本与所用软件', 'Versions and libraries'] },
  {
    to: paths.other('directive'),
    title: ['指令', 'Directives'],
    text: ['按权限显示、复制、相对时间', 'Permissions, copying, relative times'],
  },
  {
    to: paths.other('fullpage'),
    title: ['整页路由', 'Page of its own'],
    text: ['不带菜单和标签', 'Without menu and tabs'],
  },
  {
    to: paths.other('loadJS'),
    title: ['按需加载', 'Modules on demand'],
    text: ['等待与失败都有提示', 'Waiting and failure are told'],
  },
  {
    to: paths.other('verificate'),
    title: ['表单校验', 'Checks of numbers'],
    text: ['手机、信用代码、车牌、身份证', 'Mobile, credit code, plate, identity'],
  },
  {
    to: paths.other('viewTags'),
    title: ['标签操作', 'Tabs'],
    text: ['刷新、命名、关闭、离开', 'Refresh, name, close, leave'],
  },
  {
    to: paths.test('autocode'),
    title: ['代码生成', 'Code of a screen'],
    text: ['由字段生成列表和表单的代码', 'List and form from fields'],
  },
  {
    to: paths.test('codebug'),
    title: ['故意出错', 'Failing on purpose'],
    text: ['触发各类错误', 'Each kind of failure'],
  },
]
