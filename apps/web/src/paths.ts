// The address of every screen, as link builders: the one place where paths are written. Imports nothing.

type Query = Readonly<Record<string, string | number | undefined>>

/** A path with its query; empty values are left out, so that an address says only what was asked. */
function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

const part = (value: string | number): string => encodeURIComponent(value)

export const search = (query?: Query): string => withQuery('/certificate_search', query)
/** With a query that is written already. */
export const searchAt = (query: string): string => `/certificate_search?${query}`
export const answer = (certificateNo: string): string => `/answer/${part(certificateNo)}`
export const verify = (publicId: string): string => `/v/${part(publicId)}`
/** A certificate as one of its versions said. */
export const version = (publicId: string, number: number): string => `/version/${part(publicId)}/${part(number)}`
/** The form for an error in a record. `wrong`: which part of it is chosen already. */
export const reportError = (publicId: string, wrong?: string): string =>
  withQuery(`/report_error/${part(publicId)}`, { wrong })
/** Where whoever reported one follows it. */
export const errorReport = (secret: string): string => `/error_report/${part(secret)}`
export const batchCheck = '/check_many'
export const catalogue = '/catalogue'
export const changeNotices = (query?: Query): string => withQuery('/change_notices', query)
export const notices = (query?: Query): string => withQuery('/notices', query)
export const notice = (id: string | number): string => `/notice/${part(id)}`
export const integrity = (query?: Query): string => withQuery('/integrity', query)
/** Where a proof that was kept is checked. */
export const checkProof = '/check_proof'
export const dataQuality = '/data_quality'
export const body = (id: number): string => `/body/${part(id)}`
/** By the name that a certificate has. */
export const maker = (name: string): string => `/maker/${part(name)}`
/** How a body joins, and how a company gets an account. */
export const forBodies = '/for_bodies'
export const forCompanies = '/for_companies'
/** `back`: where to go after signing in. */
export const login = (back?: string): string => withQuery('/login', { back })
export const register = '/user_register'
export const resetPassword = '/reset_password'
export const demoMessages = '/demo_messages'
/** A new password was set by a code; one signs in with it. */
export const passwordReset = '/login?why=reset'
/** One's own account is closed. */
export const accountClosed = '/login?why=closed'
/** Signed out because nothing was touched for so long. */
export const signedOutIdle = '/login?why=idle'
/** `back`: where to go afterwards. */
export const changePassword = (back?: string): string => withQuery('/first_password', { back })
/** Where a second factor is set up. `back`: where to go afterwards. */
export const secondFactor = (back?: string): string => withQuery('/second_factor', { back })
/** Where somebody comes back to from another system. */
export const openIdReturn = '/open_id'
/** Signed out because the register now has its administrators. */
export const signedOutSetUp = '/login?why=setup'
export const home = '/home'
/** A page of the user centre: account, logs, password, push, settings, space, enterprise. */
export const userCenter = (page: string): string => `/user_center/${page}`
/** What one has done, in the user centre. */
export const ownActs = '/user_center/logs?view=acts'
export const setup = '/system/setup'
export const systemState = '/system/state'
export const checklist = '/system/checklist'
/** The screen that is declared at a path, with a query of its own. */
export const screenAt = (path: string, query = ''): string => path + query

export const reportList = '/business/report/list'
export const reportReady = '/business/report/ready'
export const reportNew = '/business/report/new'
export const reportEdit = (id: string | number): string => `/business/report/edit/${part(id)}`
export const reportDetail = (id: string | number): string => `/business/report/detail/${part(id)}`
export const reportCertificate = (id: string | number): string => `/business/report/certificate/${part(id)}`
export const reportImport = '/business/report/import'

/** The machines with a part, as filters say; `partOf` is the public id of a certified part. */
export const partUses = (query?: Query): string => withQuery('/business/part/list', query)

/** What is published, as readers have it. */
export const informationList = (query?: Query): string => withQuery('/business/information/list', query)
export const informationDetail = (id: string | number): string => `/business/information/detail/${part(id)}`

export const ownCertificates = '/business/information/mine'
/** Of these, by their public ids; of all where none is named. */
export const ownCodes = (publicIds?: readonly string[]): string =>
  withQuery('/business/information/codes', { only: publicIds?.join(',') })
export const savedSearches = '/business/follow/searches'

export const applicationList = '/business/codeApply/list'
export const applicationNew = '/business/codeApply/apply'
export const applicationEdit = (id: string | number): string => `/business/codeApply/edit/${part(id)}`
export const applicationDetail = (id: string | number): string => `/business/codeApply/detail/${part(id)}`
export const headQueue = '/business/codeApply/head'
export const expertQueue = '/business/codeApply/expert'
/** A review queue with one application opened. */
export const inQueue = (queue: string, id: string | number): string => withQuery(queue, { id })

/** Requests to act for a company; with the one that stands open. */
export const enterpriseReview = (id?: string | number): string => withQuery('/business/enterprise', { open: id })
export const enterpriseWaiting = '/business/enterprise?status=applied'

export const errorReportList = '/business/errorReport/list'
export const errorReportsWith = (query: Query): string => withQuery(errorReportList, query)
export const errorReportDetail = (id: string | number): string => `/business/errorReport/detail/${part(id)}`

export const changeNoticeList = '/business/changeNotice/list'
export const changeNoticesWith = (query: Query): string => withQuery(changeNoticeList, query)

export const ruleEndList = '/business/ruleEnd/list'
export const ruleEndNew = '/business/ruleEnd/new'
export const ruleEndDetail = (id: string | number): string => `/business/ruleEnd/detail/${part(id)}`

/** The findings, as a figure or a link has filtered them. */
export const quality = (query?: Query): string => withQuery('/business/quality', query)

export const publicNoticeList = '/business/notice/list'
export const publicNoticeNew = '/business/notice/add'
export const publicNoticeEdit = (id: string | number): string => `/business/notice/edit/${part(id)}`
export const publicNoticeDetails = (id: string | number): string => `/business/notice/details/${part(id)}`

export const crud = '/system/crud'
/** `table`: of the database, to begin from. */
export const crudNew = (table?: string): string => withQuery('/system/crud/new', { table })
export const crudEdit = (id: string | number): string => `/system/crud/edit/${part(id)}`
export const crudPreview = (id: string | number): string => `/system/crud/preview/${part(id)}`
export const noticeList = '/system/notice'
export const noticeNew = '/system/notice/new'
export const noticeEdit = (id: string | number): string => `/system/notice/edit/${part(id)}`

/** The tasks, with the log of this one open over them. */
export const taskLog = (id: string | number): string => withQuery('/system/task', { log: id })

export const userList = '/system/user'
export const userNew = '/system/user?form=new'
/** A new account in this department. */
export const userNewIn = (dept: number): string => withQuery(userList, { deptId: dept, form: 'new' })
export const userImport = '/system/user/import'
export const userRoles = (id: string | number): string => `/system/user/roles/${part(id)}`
/** The page of each kind of name, with the form of one over it. */
const namedPages = {
  dept: '/system/dept?form=',
  role: '/system/role?form=',
  menu: '/system/menu?form=',
  dictType: '/system/dictionary?dictionary=',
  dictItem: '/system/dictionary?form=',
  config: '/system/config?form=',
  scheduledTask: '/system/task?form=',
} as const
export const namedForm = (kind: keyof typeof namedPages, id: number): string => `${namedPages[kind]}${id}`
export const roleList = '/system/role'
export const roleNew = '/system/role?form=new'
export const roleRights = (id: string | number): string => `/system/role/rights/${part(id)}`
export const rolePeople = (id: string | number): string => `/system/role/people/${part(id)}`

/** Lists as a card or a link has filtered them. */
export const reportsWith = (query: Query): string => withQuery(reportList, query)
export const applicationsWith = (query: Query): string => withQuery(applicationList, query)
/** A new application that begins with the content of another. */
export const applicationLike = (application: number): string => withQuery(applicationNew, { from: application })
/** A new report for the code of this application. */
export const reportFor = (application: number): string => withQuery(reportNew, { application })

/** The areas of the office: a stranger who opens one of their addresses is asked to sign in; elsewhere an unknown address is missing. */
export const isOffice = (path: string): boolean =>
  /^\/(home|business|system|vab|template|other|test|i|user_center)(\/|$)/.test(path)

export const gallery = '/vab'
/** Starting points for screens: /template/list/crud. */
export const template = (key: string): string => `/template/${key}`
export const sampleNew = '/template/list/crud/detail'
export const sampleDetail = (sampleNo: string): string => `/template/list/crud/detail/${part(sampleNo)}`
/** Pages on what is neither piece nor layout. */
export const other = (key: string): string => `/other/${key}`
