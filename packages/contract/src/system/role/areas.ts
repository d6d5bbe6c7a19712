// What permissions are about: the headings under which roles are shown them.
import { permissionNames, type Permission } from '../../permissions.ts'
import type { Phrase } from '../../phrase.ts'

/** A permission without what is done. */
type AreaOf<P extends string> = P extends `${infer Part}:${infer Record}:${string}` ? `${Part}:${Record}` : never
export type Area = AreaOf<Permission>

/** What permissions are about, as headings over them. */
export const areas: Readonly<Record<Area, Phrase>> = {
  'business:codeApply': ['编码申请', 'Code applications'],
  'business:report': ['型式试验报告', 'Type-test reports'],
  'business:part': ['部件查询', 'Parts of machines'],
  'business:ruleEnd': ['依规失效', 'Ends by rule'],
  'business:changeNotice': ['变更公告', 'Change notices'],
  'business:errorReport': ['纠错', 'Error reports'],
  'business:quality': ['数据质量', 'Data quality'],
  'business:notice': ['公告', 'Notices'],
  'business:category': ['设备目录', 'Equipment catalogue'],
  'business:enterprise': ['企业账号', 'Company accounts'],
  'business:file': ['附件', 'Attachments'],
  'system:file': ['文件库', 'File library'],
  'system:notice': ['系统通知', 'Announcements'],
  'system:config': ['参数配置', 'Configuration'],
  'system:table': ['表格设置', 'Table settings'],
  'system:scheduledTask': ['定时任务', 'Scheduled tasks'],
  'system:english': ['英文待补', 'English to be added'],
  'system:state': ['系统状态', 'State of the system'],
  'system:setup': ['设立管理员', 'Naming administrators'],
  'system:post': ['岗位管理', 'Posts'],
  'system:dict': ['字典管理', 'Dictionaries'],
  'system:dept': ['部门管理', 'Departments'],
  'system:user': ['用户管理', 'People'],
  'system:log': ['操作日志', 'Operations'],
  'system:signIn': ['登录日志', 'Sign-ins'],
  'system:online': ['在线用户', 'Who is signed in'],
  'system:role': ['角色管理', 'Roles'],
  'system:client': ['应用管理', 'Clients'],
  'system:generator': ['代码生成', 'Code generator'],
  'system:menu': ['菜单管理', 'Menus'],
}

const isArea = (name: string): name is Area => Object.hasOwn(areas, name)

/** Every permission under what it is about, both in the order of their declaration. */
export const permissionsByArea: readonly { area: Phrase; names: readonly Permission[] }[] = Object.keys(areas)
  .filter(isArea)
  .map((key) => ({ area: areas[key], names: permissionNames.filter((name) => name.startsWith(`${key}:`)) }))
