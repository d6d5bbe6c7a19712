// Lists every endpoint of the product: the server mounts them, tests walk through them, the API document describes them.
import { publicFeatures } from './features/forAnyone.ts'
import * as lackingEnglish from './system/english/lacking.ts'
import * as body from './business/body.ts'
import * as catalogue from './business/category/office.ts'
import * as category from './business/category/category.ts'
import * as certificate from './business/publicReport/certificate/certificate.ts'
import * as changeNotice from './business/changeNotice.ts'
import * as codeApply from './business/codeApply/codeApply.ts'
import * as publishing from './business/report/publishing/desk.ts'
import * as dossier from './business/review/dossier.ts'
import * as copy from './business/report/content/copy.ts'
import * as contact from './business/report/parties/contact.ts'
import * as coverageCheck from './business/publicReport/check.ts'
import * as former from './business/report/parties/former.ts'
import * as earlier from './business/report/takeOver/earlier.ts'
import * as enterprise from './business/enterprise/request.ts'
import * as officeErrors from './business/errorReport/office.ts'
import * as reporterErrors from './business/errorReport/reporter.ts'
import * as qualified from './business/information/qualified.ts'
import * as ownCertificates from './business/information/own.ts'
import * as information from './business/information/reading.ts'
import * as file from './business/file.ts'
import * as ruleEnd from './business/ruleEnd/office.ts'
import * as recall from './business/report/lifecycle/recall.ts'
import * as follow from './business/follow/follow.ts'
import * as savedSearch from './business/savedSearch/savedSearch.ts'
import * as attention from './business/home/attention.ts'
import * as homeFigures from './business/home/figures.ts'
import * as waiting from './business/home/waiting.ts'
import * as handover from './business/report/lifecycle/handover.ts'
import * as dated from './business/report/lifecycle/dated.ts'
import * as rename from './business/report/lifecycle/rename.ts'
import * as version from './business/report/lifecycle/version.ts'
import * as standing from './business/report/lifecycle/standing.ts'
import * as manufacturer from './business/report/parties/manufacturer.ts'
import * as integrity from './business/integrity/log.ts'
import * as publicChanges from './business/integrity/changes.ts'
import * as logTree from './business/integrity/tree.ts'
import * as officeNotice from './business/notice/office.ts'
import * as qualityFigures from './business/quality/figures.ts'
import * as quality from './business/quality/findings.ts'
import * as readerNotice from './business/notice/reader.ts'
import * as parameterForm from './business/category/parameterForm.ts'
import * as findCited from './business/report/part/find.ts'
import * as machines from './business/part/machines.ts'
import * as partUses from './business/part/uses.ts'
import * as publicRecord from './business/integrity/publicRecord.ts'
import * as preview from './business/publicReport/preview.ts'
import * as report from './business/report/report.ts'
import * as reportImport from './business/reportImport.ts'
import * as factor from './system/signIn/factor.ts'
import * as demoMessage from './demo/message.ts'
import * as openId from './system/signIn/openId.ts'
import * as qr from './system/signIn/qr.ts'
import * as demoVersion from './demo/version.ts'
import * as sample from './demo/sample.ts'
import type { EndpointSpec } from './endpoint.ts'
import * as account from './system/account.ts'
import * as api from './system/api.ts'
import * as client from './system/client/client.ts'
import * as clientToken from './system/client/token.ts'
import * as config from './system/config/config.ts'
import * as dept from './system/dept/dept.ts'
import * as deptNames from './system/dept/names.ts'
import * as deptCodes from './system/dept/codes.ts'
import * as dictionaryItem from './system/dictionary/item.ts'
import * as dictionaryRead from './system/dictionary/read.ts'
import * as dictionaryType from './system/dictionary/type.ts'
import * as auditArchive from './log/archive.ts'
import * as auditCheck from './log/check.ts'
import * as operationLog from './log/operations.ts'
import * as signInLog from './log/signIns.ts'
import * as online from './system/online.ts'
import * as library from './system/file.ts'
import * as push from './system/message/push.ts'
import * as frame from './system/frame/frame.ts'
import * as message from './system/message/message.ts'
import * as systemNotice from './system/notice.ts'
import * as generator from './system/generator/generator.ts'
import * as menu from './system/menu.ts'
import * as post from './system/post.ts'
import * as user from './system/user/user.ts'
import * as userActs from './system/user/acts.ts'
import * as openWork from './system/user/openWork.ts'
import * as ownLog from './system/user/ownLog.ts'
import * as userImport from './system/user/importing.ts'
import * as roleHome from './system/role/home.ts'
import * as roleMatrix from './system/role/matrix.ts'
import * as rolePeople from './system/role/people.ts'
import * as roleRights from './system/role/rights.ts'
import * as role from './system/role/role.ts'
import * as setup from './system/setup/setup.ts'
import * as setting from './system/setting.ts'
import * as site from './system/site.ts'
import * as ownContact from './system/profile/contact.ts'
import * as devices from './system/profile/devices.ts'
import * as leaving from './system/profile/leaving.ts'
import * as profile from './system/profile/profile.ts'
import * as ownSignIns from './system/profile/signIns.ts'
import * as state from './system/state.ts'
import * as space from './system/profile/space.ts'
import * as table from './system/table/table.ts'
import * as tableInfo from './system/table/info.ts'
import * as scheduledTask from './system/scheduledTask/scheduledTask.ts'
import * as tasks from './system/tasks.ts'
import * as registration from './system/signIn/register.ts'
import * as sms from './system/signIn/sms.ts'

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Typed as they are, because the types of clients are compared with them. */
export const features = [
  ...publicFeatures,
  account,
  factor,
  dictionaryItem,
  dictionaryRead,
  dictionaryType,
  auditCheck,
  auditArchive,
  operationLog,
  signInLog,
  sms,
  registration,
  qr,
  openId,
  site,
  category,
  catalogue,
  parameterForm,
  findCited,
  machines,
  partUses,
  body,
  file,
  follow,
  ruleEnd,
  recall,
  savedSearch,
  enterprise,
  codeApply,
  dossier,
  publishing,
  report,
  copy,
  former,
  earlier,
  lackingEnglish,
  handover,
  version,
  dated,
  rename,
  standing,
  manufacturer,
  contact,
  reportImport,
  attention,
  homeFigures,
  waiting,
  preview,
  certificate,
  information,
  ownCertificates,
  qualified,
  coverageCheck,
  changeNotice,
  officeErrors,
  reporterErrors,
  officeNotice,
  readerNotice,
  quality,
  qualityFigures,
  integrity,
  publicChanges,
  logTree,
  publicRecord,
  library,
  generator,
  menu,
  roleHome,
  roleMatrix,
  rolePeople,
  roleRights,
  role,
  setting,
  frame,
  message,
  push,
  systemNotice,
  dept,
  deptNames,
  deptCodes,
  user,
  userActs,
  openWork,
  userImport,
  ownLog,
  profile,
  ownContact,
  devices,
  ownSignIns,
  space,
  leaving,
  online,
  post,
  api,
  client,
  clientToken,
  config,
  setup,
  table,
  tableInfo,
  state,
  scheduledTask,
  tasks,
  sample,
  demoMessage,
  demoVersion,
] satisfies readonly Readonly<Record<string, unknown>>[]

/** Each endpoint by the name of its constant, which no other endpoint has. */
export const namedEndpoints: readonly (readonly [name: string, endpoint: EndpointSpec])[] = features.flatMap(
  (feature) => Object.entries(feature).flatMap(([name, one]) => (isEndpoint(one) ? [[name, one] as const] : [])),
)
export const endpoints: readonly EndpointSpec[] = namedEndpoints.map(([, endpoint]) => endpoint)
