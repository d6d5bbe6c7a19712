// The one table of permissions: name and words. An endpoint asks for one, a role holds some, each with a data scope.
import type { Phrase } from './phrase.ts'

type Act = 'list' | 'add' | 'edit' | 'remove' | 'export'

/** The usual permissions of a record: its noun in Chinese, and in the English plural. */
const usual = <const R extends string>(record: R, zh: string, en: string) =>
  ({
    [`${record}:list`]: [`查看${zh}`, `See ${en}`],
    [`${record}:add`]: [`新建${zh}`, `Add ${en}`],
    [`${record}:edit`]: [`编辑${zh}`, `Edit ${en}`],
    [`${record}:remove`]: [`删除${zh}`, `Delete ${en}`],
    [`${record}:export`]: [`导出${zh}`, `Export ${en}`],
  }) as unknown as Record<`${R}:${Act}`, Phrase>

export const permissions = {
  'business:codeApply:list': ['查看编码申请', 'See code applications'],
  'business:codeApply:apply': ['提出编码申请', 'Apply for codes'],
  'business:codeApply:void': ['作废编码', 'Void codes'],
  'business:codeApply:reviewHead': ['总局审核编码申请', 'Review code applications (head office)'],
  'business:codeApply:reviewSociety': ['专家组审核编码申请', 'Review code applications (expert group)'],
  'business:report:list': ['查看报告列表', 'View the list of reports'],
  'business:report:query': ['查看报告详情', 'Open reports'],
  'business:report:add': ['新建报告', 'Add reports'],
  'business:report:edit': ['编辑报告', 'Edit reports'],
  'business:report:remove': ['删除草稿', 'Delete drafts'],
  'business:report:publish': ['发布报告', 'Publish reports'],
  'business:report:revise': ['提出修订', 'Propose revisions'],
  'business:report:confirm': ['确认修订', 'Confirm revisions'],
  'business:report:suspend': ['暂停证书', 'Suspend certificates'],
  'business:report:restore': ['恢复证书', 'Restore certificates'],
  'business:report:revoke': ['撤销证书', 'Revoke certificates'],
  'business:report:cancel': ['注销证书', 'Cancel certificates'],
  'business:report:replace': ['登记被替代', 'Record replacements'],
  'business:ruleEnd:list': ['查看依规失效', 'See ends by rule'],
  'business:ruleEnd:add': ['实施依规失效', 'Put ends by rule in force'],
  'business:ruleEnd:reverse': ['撤销依规失效', 'Reverse ends by rule'],
  'business:report:unmask': ['查看完整联系方式', 'See contact data in full'],
  'business:report:export': ['导出报告', 'Export reports'],
  'business:report:import': ['导入报告', 'Import reports'],
  'business:report:importExisting': ['导入已有证书', 'Import existing certificates'],
  'business:part:list': ['查看部件使用情况', 'See which machines have a part'],
  'business:part:export': ['导出部件使用情况', 'Export which machines have a part'],
  'business:changeNotice:list': ['查看变更公告', 'List change notices'],
  'business:errorReport:list': ['查看纠错', 'See error reports'],
  'business:errorReport:decide': ['处理纠错', 'Decide error reports'],
  'business:quality:list': ['查看数据质量', 'See data quality'],
  'business:quality:accept': ['接受数据质量问题', 'Accept problems of data quality'],
  'business:notice:list': ['查看公告管理', 'See all notices'],
  'business:notice:add': ['新建公告', 'Write notices'],
  'business:notice:edit': ['编辑公告', 'Edit notices'],
  'business:notice:remove': ['删除公告草稿', 'Delete drafts of notices'],
  'business:notice:publish': ['发布与撤回公告', 'Publish and withdraw notices'],
  'business:category:list': ['查看设备目录', 'See the equipment catalogue'],
  'business:category:add': ['新建设备品种', 'Add equipment categories'],
  'business:category:edit': ['编辑设备品种', 'Edit equipment categories'],
  'business:category:remove': ['删除设备品种', 'Delete equipment categories'],
  'business:category:export': ['导出设备目录', 'Export the equipment catalogue'],
  'business:enterprise:list': ['查看企业账号申请', 'See requests of companies'],
  'business:enterprise:review': ['审核企业账号申请', 'Decide requests of companies'],
  'business:file:upload': ['上传文件', 'Upload files'],
  'system:file:upload': ['上传到文件库', 'Upload into the file library'],
  'system:file:remove': ['删除他人的文件', 'Delete files of others'],
  'system:notice:list': ['查看系统通知', 'See announcements'],
  'system:notice:add': ['新建系统通知', 'Write announcements'],
  'system:notice:edit': ['编辑系统通知', 'Edit announcements'],
  'system:notice:remove': ['删除系统通知', 'Delete announcements'],
  'system:config:list': ['查看参数配置', 'See the configuration'],
  'system:config:add': ['新建参数', 'Add configuration keys'],
  'system:config:edit': ['编辑参数配置', 'Edit the configuration'],
  'system:config:remove': ['删除参数', 'Delete configuration keys'],
  'system:config:register': ['编辑登记规则参数', 'Edit the rules of the register'],
  'system:config:security': ['编辑安全参数', 'Edit security keys'],
  'system:table:list': ['查看表格默认设置', 'See the defaults of tables'],
  'system:table:edit': ['设置表格默认值', 'Set the defaults of tables for all users'],
  'system:english:list': ['查看缺少英文的名称', 'See which names lack English'],
  'system:state:query': ['查看系统状态', 'See the state of the system'],
  'system:setup:run': ['设立三名管理员', 'Name the three administrators'],
  ...usual('system:post', '岗位', 'posts'),
  ...usual('system:dict', '字典', 'dictionaries'),
  'system:dept:list': ['查看部门', 'See departments'],
  'system:dept:add': ['新建部门', 'Add departments'],
  'system:dept:edit': ['编辑部门', 'Edit departments'],
  'system:dept:remove': ['删除部门', 'Delete departments'],
  'system:dept:codes': ['设定机构代码与确认编号', 'Set the codes of bodies and confirm numbers'],
  ...usual('system:user', '用户', 'accounts'),
  'system:user:import': ['导入用户', 'Import accounts'],
  'system:user:resetPwd': ['重置他人密码', 'Reset passwords of others'],
  'system:user:unlock': ['解锁账号', 'Unlock accounts'],
  'system:user:unmask': ['查看用户完整联系方式', 'See contact data of people in full'],
  'system:log:list': ['查看操作日志', 'See the log of operations'],
  'system:log:export': ['导出操作日志', 'Export the log of operations'],
  'system:log:check': ['校验审计', 'Check the audit'],
  'system:log:archive': ['归档审计', 'Archive the audit'],
  'system:signIn:list': ['查看登录日志', 'See the log of sign-ins'],
  'system:signIn:export': ['导出登录日志', 'Export the log of sign-ins'],
  'system:online:list': ['查看在线用户', 'See who is signed in'],
  'system:online:remove': ['强制退出', 'End sessions'],
  ...usual('system:role', '角色', 'roles'),
  'system:role:choose': ['选用角色', 'Choose among roles'],
  'system:role:assign': ['为人员分配角色', 'Give roles to people'],
  'system:role:passOn': ['授予自己不具备的权限', 'Grant permissions one does not have'],
  'system:client:list': ['查看应用', 'See clients'],
  'system:client:add': ['新建应用', 'Add clients'],
  'system:client:edit': ['编辑应用与更换密钥', 'Edit clients and their secrets'],
  'system:client:remove': ['删除应用', 'Delete clients'],
  'system:scheduledTask:list': ['查看定时任务', 'See scheduled tasks'],
  'system:scheduledTask:add': ['新建定时任务', 'Add scheduled tasks'],
  'system:scheduledTask:edit': ['编辑定时任务', 'Edit scheduled tasks'],
  'system:scheduledTask:remove': ['删除定时任务', 'Delete scheduled tasks'],
  'system:scheduledTask:run': ['立即执行定时任务', 'Run scheduled tasks now'],
  'system:generator:list': ['查看代码生成', 'See the code generator'],
  'system:generator:add': ['新建代码生成的表', 'Describe tables for the code generator'],
  'system:generator:edit': ['编辑代码生成的表', 'Edit tables of the code generator'],
  'system:generator:remove': ['删除代码生成的表', 'Remove tables from the code generator'],
  'system:menu:list': ['查看菜单', 'See menus'],
  'system:menu:add': ['新建菜单', 'Add menu entries'],
  'system:menu:edit': ['编辑菜单', 'Edit menu entries'],
  'system:menu:remove': ['删除菜单', 'Delete menu entries'],
} as const satisfies Record<string, Phrase>

export type Permission = keyof typeof permissions

export const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name)

/** In the order of their declaration. */
export const permissionNames: readonly Permission[] = Object.keys(permissions).filter(isPermission)

/** Full access, in both spellings found in the field. */
export const wildcards: readonly string[] = ['*:*:*', '*/*/*']

/** Whether it administers the register itself, beyond the work with its records. */
export const administers = (name: string): boolean =>
  wildcards.includes(name) || (name.startsWith('system:') && name !== 'system:file:upload')

/** Does a stored list of permissions hold this one? */
export const holds = (held: readonly string[], wanted: Permission): boolean =>
  held.includes(wanted) || held.some((name) => wildcards.includes(name))
