// Sentences of the audit: every action has a verb, and rows read as ordinary sentences.
import { expect, test } from 'vitest'
import { endpoints } from '../all.ts'
import { sentenceOf, verbOf } from './sentence.ts'
import { verbs } from './verbs.ts'

/** Refused reads, and actions without an endpoint in this list: background jobs, the demo data, an operator’s command. */
const further = [
  'audit.archived',
  'audit.checked',
  'audit.removeArchived',
  'register.beginLog',
  'register.replaceKey',
  'call',
  'demo.seed',
  'report.imported',
  'ruleEnd.carriedOut',
  'ruleEnd.reversed',
  'task.exported',
]

test('each action of an endpoint is said in words, and no words are left over', () => {
  const actions = [...new Set(endpoints.flatMap(({ audit }) => audit ?? []))]
  expect(Object.keys(verbs).toSorted()).toEqual([...actions, ...further].toSorted())
})

test('every write has its action', () => {
  const silent = endpoints.filter(({ effect, audit }) => effect === 'write' && audit === undefined)
  expect(silent.map(({ path }) => path)).toEqual([])
})

const row = { who: '系统管理员', action: 'post.change', object: 'post:12', result: 200 }
const post = { code: 'inspector', name: '检验员', sort: 2, status: 'stopped' }

test.each([
  [
    { ...row, detail: { ...post, was: { status: 'active', sort: 1 } } },
    '系统管理员修改了岗位“检验员”：状态由“正常”改为“停用”；显示顺序由“1”改为“2”',
    '系统管理员 changed the post "检验员": Status from "Active" to "Disabled"; Order from "1" to "2"',
  ],
  [{ ...row, detail: post }, '系统管理员修改了岗位“检验员”', '系统管理员 changed the post "检验员"'],
  [
    { ...row, result: 403, detail: post },
    '系统管理员被拒绝（没有权限）：修改岗位“检验员”',
    '系统管理员 tried and was refused (no permission): changed the post "检验员"',
  ],
  [
    { ...row, result: 409, detail: { more: 3 } },
    '系统管理员又 3 次被拒绝（与记录的现状不符）：修改岗位（编号 12）',
    '系统管理员 tried 3 more times and was refused (the record was in another state): changed the post (no. 12)',
  ],
  [
    {
      ...row,
      action: 'config.change',
      object: 'config:3',
      detail: { key: 'lockMinutes', class: 'security', type: 'number', value: 60, was: { value: null } },
    },
    '系统管理员修改了参数“锁定时长”：参数值由“默认”改为“60 分钟”',
    '系统管理员 changed the configuration key "Length of a lock": Value from "the default" to "60 minutes"',
  ],
  [
    { ...row, action: 'report.publish', object: 'report:7', detail: { certificateNo: 'TSX1', reportNo: '' } },
    '系统管理员发布了报告“TSX1”',
    '系统管理员 published the report "TSX1"',
  ],
  [
    { ...row, action: 'session.login', object: 'user:4', detail: {} },
    '系统管理员登录（编号 4）',
    '系统管理员 signed in (no. 4)',
  ],
  [
    {
      ...row,
      action: 'role.rights',
      object: 'role:9',
      detail: {
        key: 'clerk',
        nameZh: '文员',
        scope: 'own',
        was: { scope: 'all' },
        granted: ['system:post:list all', 'system:post:edit own', 'system:post:add all'],
        withdrawn: [],
      },
    },
    '系统管理员设置了权限与数据范围，角色“文员”：数据范围由“全部数据”改为“本部门”；授予由“—”改为“全部数据：查看岗位、新建岗位；本部门：编辑岗位”',
    '系统管理员 set the permissions of the role "文员": Data scope from "All records" to "Own department"; Granted from "—" to "All records: See posts, Add posts; Own department: Edit posts"',
  ],
  [
    { ...row, object: 'report:7', action: 'report.revealContact', detail: {}, name: 'TSX31109012025' },
    '系统管理员查看了完整联系方式“TSX31109012025”',
    '系统管理员 saw the contact data in full of the report "TSX31109012025"',
  ],
  [
    { ...row, object: 'user:7', action: 'user.status', detail: { username: 'expert' }, name: '专家 沈一' },
    '系统管理员启用或停用了用户“专家 沈一”',
    '系统管理员 enabled or disabled the account "专家 沈一"',
  ],
  [
    { ...row, object: '', action: 'call', result: 500, detail: { act: ['岗位列表', 'Posts'] } },
    '系统管理员遇到服务器错误：岗位列表',
    '系统管理员 met an error of the server: Posts',
  ],
  [{ ...row, who: '', action: 'no.such', object: '', detail: null }, '某人no.such', 'Somebody no.such'],
] as const)('%j', (audited, zh, en) => {
  expect(sentenceOf(audited)).toEqual([zh, en])
})

test('a value without a name is shown as it is stored', () => {
  expect(verbOf('x.y')).toEqual(['x.y', 'x.y'])
})
