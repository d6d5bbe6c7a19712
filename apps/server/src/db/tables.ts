// Generated from the database by writeTables.ts; do not edit. One interface per table.
import type { ColumnType } from 'kysely'

/** Filled in by the database when an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** Read as ISO text, written as text or Date. */
type Instant = ColumnType<string, Date | string, Date | string>
/** Read as parsed, written as JSON text. */
type Json = ColumnType<unknown, string, string>

export interface AnnouncementTable {
  id: Generated<number>
  title: string
  type: string
  status: string
  /** Whom it is for; empty: everybody */
  role_keys: Generated<string[]>
  /** First and last day it is shown, in Shanghai */
  valid_from: string | null
  valid_until: string | null
  pinned: Generated<boolean>
  link: Generated<string>
  remark: Generated<string>
  /** HTML, sanitized when it was written */
  content: Generated<string>
  published_at: Instant | null
  dept_id: number | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number
  updated_at: Generated<Instant>
  updated_by: number
}

export interface AnnouncementReadTable {
  announcement_id: number
  user_id: number
  at: Generated<Instant>
}

export interface AppUserTable {
  id: Generated<number>
  username: string
  /** NFKC and lower case; names differ by it */
  username_key: string
  nickname: string
  dept_id: number | null
  /** The company an enterprise account acts for */
  credit_code: string | null
  password_hash: string
  password_algorithm: string
  password_changed_at: Generated<Instant>
  must_change_password: Generated<boolean>
  status: Generated<string>
  /** Locked as a whole, after failures from many addresses */
  locked_until: Instant | null
  last_login_at: Instant | null
  phone_sealed: string | null
  /** A keyed hash of the whole number: tells that two are the same, and finds one that is given in full */
  phone_mark: Buffer | null
  email_sealed: string | null
  /** As phone_mark, of the address in small letters */
  email_mark: Buffer | null
  remark: Generated<string>
  /** Removed by an administrator: without rights, contact data and department, kept because records name it */
  removed_at: Instant | null
  /** The version of agreement and notice on personal data that was shown at registration; null for accounts made by administrators */
  agreed_version: string | null
  agreed_at: Instant | null
  /** Null: written by another hand, or never confirmed. No code is sent there */
  phone_confirmed_at: Instant | null
  email_confirmed_at: Instant | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface AuditTable {
  id: number
  at: Instant
  actor_id: number | null
  actor_name: string
  action: string
  /** type:id of what was acted on */
  object: Generated<string>
  result: number
  detail: Generated<Json>
  ip: string
  trace_id: string
  hash: Buffer
}

export interface AuditArchiveTable {
  id: string
  month: string
  first_id: number
  last_id: number
  hash_before: Buffer | null
  hash_last: Buffer | null
  /** Null until it is made */
  file_id: string | null
  /** Since when its rows stand in the file alone; set by the operator's command, never by the app */
  removed_at: Instant | null
  /** The job that makes it, with the other months of its order */
  job_id: string | null
  created_at: Generated<Instant>
  /** Null: the register itself */
  created_by: number | null
}

export interface AuditHeadTable {
  one: Generated<boolean>
  last_id: number
  last_hash: Buffer
}

export interface BackupTable {
  name: string
  /** Where it was written, as the machine named it; never shown */
  folder: string
  /** The machine that knows the folder by that name */
  host: string
  begun_at: Instant
  ended_at: Instant
  /** Of the log of writes nothing from before this is needed to restore it */
  wal_start: string | null
  timeline: number | null
  bytes: number
  files: number
  log_size: number
  at: Generated<Instant>
}

export interface BackupDrillTable {
  id: Generated<number>
  backup: string
  /** The second it was restored to; null for all that there was */
  target_at: Instant | null
  at: Generated<Instant>
  seconds: number
  findings: number
  is_good: boolean
  text_zh: string
  text_en: string
}

export interface BodyCodeTable {
  id: Generated<number>
  dept_id: number
  code: string
  from_year: number | null
  to_year: number | null
  /** The body whose numbers of these years this one enters as its successor; such a row gives no right to issue */
  predecessor_id: number | null
  note: Generated<string>
  rev: Generated<number>
  updated_by: number | null
  updated_at: Generated<Instant>
}

export interface BodyNameTable {
  id: Generated<number>
  dept_id: number
  name_zh: string
  name_en: string
  /** Null for its first name */
  effective_on: string | null
  user_id: number
  entered_at: Generated<Instant>
}

export interface CategoryTable {
  code: string
  parent_code: string | null
  level: number
  /** Codes from the first level to this one */
  path: string[]
  leaf: boolean
  name_zh: string
  name_en: string
  /** Whose parameter forms its reports have; the declared kinds go by the same key */
  form_kind: string
  source: string
  edition: string
  sort: number
  retired: Generated<boolean>
  /** Its code was seen on certificates or in a rule: only then can numbers be applied for */
  confirmed: Generated<boolean>
  /** Keys of the parameter forms of its kind that its records may have, in the order they are offered; none: records have no parameters */
  forms: Generated<string[]>
  id: Generated<number>
  /** Of a key of ours whose code was confirmed since: that code. Its path lies below it, so that what is asked of the code finds its records too; no tree draws it */
  became: string | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface ChangeNoticeTable {
  id: Generated<number>
  public_id: string
  report_id: number
  body_id: number
  version: number
  certificate_no: string
  certificate_key: string
  manufacturer_name: string
  kind: string
  changes: Json
  reason: string
  change_date: string
  published_at: Generated<Instant>
  created_by: number
}

export interface CheckRunTable {
  job_id: string
  first_id: number | null
  first_at: Instant | null
  last_id: number | null
  last_at: Instant | null
  archives: Generated<number>
  finding_count: Generated<number>
  /** The first of them, as kind and where; all are counted in finding_count */
  findings: Generated<Json>
}

export interface ClientTable {
  id: Generated<number>
  /** The account that records and the audit name the client by, also after the client is gone. It cannot sign in, and lists of people leave it out because removed_at is set from the beginning */
  user_id: number
  /** What the client calls itself at the token endpoint */
  key: string
  name: string
  status: string
  scopes: string[]
  reach: string
  dept_id: number | null
  /** Calls a day in Shanghai */
  quota: number
  /** The last day */
  valid_until: string
  /** Addresses and networks it may call from; none: from everywhere */
  addresses: Generated<string[]>
  remark: Generated<string>
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number
  updated_at: Generated<Instant>
  updated_by: number
}

export interface ClientSecretTable {
  id: Generated<number>
  client_id: number
  hash: Buffer
  algorithm: string
  ends_at: Instant | null
  created_at: Generated<Instant>
}

export interface ClientTokenTable {
  hash: Buffer
  client_id: number
  secret_id: number
  scopes: string[]
  ends_at: Instant
  created_at: Generated<Instant>
}

export interface ClientUsageTable {
  client_id: number
  day: string
  /** Counted against the quota */
  calls: Generated<number>
  /** Turned away: over the quota, too often, without the right, or with a wrong secret */
  refused: Generated<number>
  last_at: Generated<Instant>
}

export interface CodeTable {
  purpose: string
  /** A keyed hash of the number or address it was sent to */
  mark: Buffer
  /** A keyed hash of the code. For a number without an account it is random, so that no code matches */
  mac: Buffer
  tries: Generated<number>
  expires_at: Instant
}

export interface CodeApplicationTable {
  id: Generated<number>
  application_no: string
  code: string
  status: string
  returned_by: string | null
  body_id: number
  category_code: string
  product_name: string
  model: string
  manufacturer_name: string
  manufacturer_credit_code: string | null
  applicant_name: string
  test_basis: string[]
  planned_test_date: string
  remark: string | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number
  updated_at: Generated<Instant>
  updated_by: number
  /** Who took it over from its applicant */
  in_charge: number | null
}

export interface CodeApplicationEventTable {
  id: Generated<number>
  application_id: number
  event: string
  step: string | null
  opinion: Generated<string>
  user_id: number
  at: Generated<Instant>
  /** Of a re-submission: the content and the names of the files before it. Null where it happened before this column was there */
  former: Json | null
}

export interface CodeRequestTable {
  id: Generated<number>
  mark: Buffer
  address: string
  at: Generated<Instant>
  /** Which of the register's hourly numbers it counts in; null where nothing was sent, because the number has no account */
  cap: string | null
  /** Asked for at an address where the account of the number has signed in within a month: counted apart from all others */
  is_at_home: Generated<boolean>
}

export interface CodeSerialTable {
  category_code: string
  body_code: string
  year: number
  last: number
}

export interface ConfigTable {
  id: Generated<number>
  key: string
  /** Whose key it is; security keys belong to the security administrator */
  class: string
  type: string
  built_in: Generated<boolean>
  sort: Generated<number>
  label_zh: string
  label_en: string
  hint_zh: Generated<string>
  hint_en: Generated<string>
  /** Null: the default that the product declares */
  value: Json | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface ConfirmedNumberTable {
  id: Generated<number>
  dept_id: number
  number_key: string
  number: string
  reason: string
  user_id: number
  at: Generated<Instant>
  /** What is confirmed: the body may enter the number for these grounds only */
  grounds: string[]
  withdrawn_at: Instant | null
  withdrawn_by: number | null
  withdrawn_reason: Generated<string>
}

export interface DailyDigestTable {
  user_id: number
  chosen: boolean
  /** When the run began that wrote the last summary: none is written twice for the same day in Shanghai */
  last_at: Instant | null
}

export interface DemoSampleTable {
  id: Generated<number>
  sample_no: string
  name: string
  kind: string
  status: string
  owner: string
  tester: Generated<string>
  quantity: number | null
  fee: number | null
  progress: number | null
  urgent: Generated<boolean>
  received_on: string
  tags: Generated<string[]>
  remark: Generated<string>
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface DeptTable {
  id: Generated<number>
  parent_id: number | null
  /** Ids from the root to this department, itself included */
  path: number[]
  name_zh: string
  name_en: string
  /** The code under which the register first filed the body: it makes the department a body and stays in its log; its codes by year are in body_code */
  body_code: string | null
  sort: Generated<number>
  status: Generated<string>
  leader: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  remark: Generated<string>
  /** Shown to anyone on the page of a type-testing body; other departments do not use it */
  contact: Generated<string>
  /** What a body is approved to test: every category, or those of dept_category; NULL for other departments */
  approval: string | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface DeptCategoryTable {
  dept_id: number
  category_code: string
}

export interface DictItemTable {
  id: Generated<number>
  type: string
  value: string
  label_zh: string
  label_en: string
  sort: Generated<number>
  is_default: Generated<boolean>
  status: Generated<string>
  /** How lists colour it; empty for none */
  tone: Generated<string>
  remark: Generated<string>
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface DictTypeTable {
  id: Generated<number>
  type: string
  name_zh: string
  name_en: string
  parent_id: number | null
  sort: Generated<number>
  status: Generated<string>
  remark: Generated<string>
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface EnterpriseRequestTable {
  id: Generated<number>
  user_id: number
  company_name: string
  credit_code: string
  status: Generated<string>
  /** Why it was decided so; a rejection says it always */
  reason: Generated<string>
  decided_by: number | null
  decided_at: Instant | null
  /** Whom the company has authorised; empty in requests from before it was asked */
  person: Generated<string>
  post: Generated<string>
  /** What the reviewer has compared before the approval; empty for every other request */
  checked: Generated<string[]>
  rev: Generated<number>
  created_by: number | null
  created_at: Generated<Instant>
  updated_by: number | null
  updated_at: Generated<Instant>
}

export interface ErrorReportTable {
  id: Generated<number>
  report_id: number
  /** The body of the record, by which people of the office reach it */
  body_id: number
  /** Which part of the record is said to be wrong */
  part: string
  /** What the record said then; the key of its status; empty for parts of many values */
  stated: Generated<string>
  proposed: string
  source: Generated<string>
  /** Telephone or e-mail, encrypted; erased some time after the decision */
  contact_sealed: string | null
  /** SHA-256 of the secret in the link by which the reporter follows it */
  secret_hash: Buffer
  status: Generated<string>
  taken_by: number | null
  taken_at: Instant | null
  answer: Generated<string>
  /** What corrected it */
  change_notice_id: number | null
  decided_by: number | null
  decided_at: Instant | null
  rev: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  updated_by: number | null
  /** The account that reported it; none where the reporter had not signed in */
  reporter_id: number | null
  /** Keyed hash of the address it came from, which only serves to count; erased with the contact */
  from_mark: Buffer | null
  /** When it gave way to newer ones of the same record: it stays, behind all others, and does not count any more */
  set_aside_at: Instant | null
}

export interface ExpiryReminderTable {
  report_id: number
  valid_to: string
  days: number
  at: Generated<Instant>
}

export interface FileGroupTable {
  id: Generated<number>
  /** What an upload without a group is sorted by */
  key: string
  name_zh: string
  name_en: string
  sort: Generated<number>
}

export interface FileUseTable {
  file_id: string
  used_by: string
}

export interface FollowTable {
  id: Generated<number>
  user_id: number
  report_id: number | null
  credit_code: string | null
  /** The manufacturer as it was called when it was followed; without a credit code it says who is meant */
  maker_name: string | null
  at: Generated<Instant>
}

export interface FormerLogTable {
  /** The number of the log that followed: the first one was 1 */
  successor: number
  /** The name of the log that ended */
  origin: string
  /** The key of its checkpoints, as signed notes write one */
  verifier_key: string
  /** How many of its entries the public has seen, as far as is known */
  size: number
  /** The root of the tree over them in base 64; null where it is not known */
  root: string | null
  /** With how many of its entries the log that followed begins */
  kept: number
  reason_zh: string
  reason_en: string
  at: Generated<Instant>
}

export interface FormerPasswordTable {
  id: Generated<number>
  user_id: number
  hash: string
}

export interface GenTableTable {
  id: Generated<number>
  table_name: string
  noun: string
  label_zh: string
  label_en: string
  plural_en: string
  area: string
  kind: string
  remark: Generated<string>
  child_table: Generated<string>
  child_key: Generated<string>
  child_zh: Generated<string>
  child_en: Generated<string>
  columns: Json
  children: Generated<Json>
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number
  updated_at: Generated<Instant>
  updated_by: number
}

export interface IdempotencyTable {
  user_id: number
  key: string
  route: string
  request_hash: Buffer
  reply: Json | null
  created_at: Generated<Instant>
}

export interface IdentityTable {
  id: Generated<number>
  user_id: number
  /** Its key in the environment, for its name */
  provider: string
  issuer: string
  subject: string
  linked_at: Generated<Instant>
  last_used_at: Instant | null
}

export interface ImportJobTable {
  id: string
  file_id: string | null
  file_name: string
  /** The kind whose sheet the file is */
  form_kind: string
  existing: boolean
  state: string
  good_rows: Generated<number>
  bad_rows: Generated<number>
  problem_count: Generated<number>
  problems: Generated<Json>
  imported: Generated<number>
  /** The uploaded workbook with a column of problems and its wrong cells marked; none when everything is right */
  marked_file_id: string | null
  /** The sheet of the workbook that is read */
  sheet: Generated<string>
  /** The job that checks it, later the one that writes it */
  job_id: string
  /** What the check tells of the sheet as a whole, in the language of its asker: hidden rows that were left out, cells filled from merged areas */
  notes: Generated<Json>
  /** Of the good rows that will be published, as the check found them */
  unlisted_basis: Generated<string[]>
  created_at: Generated<Instant>
  created_by: number
  /** The body of its maker when it was checked; empty in imports from before it was recorded */
  body_id: number | null
}

export interface InstanceTable {
  id: string
  host: string
  pid: number
  version: string
  pool_max: number
  pool_total: number
  pool_idle: number
  pool_waiting: number
  resident: number
  heap: number
  /** Milliseconds by which work was late in the event loop, 99th percentile since the last sign of life */
  loop_ms: number
  log_level: string
  started_at: Instant
  beat_at: Generated<Instant>
  /** The number whose lock the process holds; null while it is cut off */
  process_number: number | null
  /** The last migration that the version of the process knows; null where it is of the time before this was said */
  knows: string | null
}

export interface IntegrityEntryTable {
  /** From 1 without gaps */
  id: number
  at: Instant
  kind: string
  report_id: number
  public_id: string
  certificate_no: string
  version: number
  /** Of the public record as the act left it */
  content_hash: string
  /** How the record is laid out and both hashes are made */
  algorithm: string
  hash: string
}

export interface IntegrityHeadTable {
  one: Generated<boolean>
  last_id: number
  last_hash: string
  signed_at: Instant | null
  algorithm: string | null
  key_id: string | null
  signature: string | null
}

export interface JobTable {
  id: string
  kind: string
  /** Of those with the same word one waits or works at a time */
  alone: string | null
  name: Generated<string>
  params: Generated<Json>
  state: Generated<string>
  /** How often it was begun; a beginning anew ends the one before */
  attempts: Generated<number>
  /** How often its process fell silent in the middle */
  deaths: Generated<number>
  done: Generated<number>
  total: number | null
  file_name: Generated<string>
  file_id: string | null
  failure_zh: Generated<string>
  failure_en: Generated<string>
  /** Of the call that asked: language, address, browser, number, origin; empty once it is over */
  asked: Generated<Json>
  beat_at: Generated<Instant>
  begun_at: Instant | null
  finished_at: Instant | null
  /** Of an export that has ended: the scope of its rows. Null where the export ran before this column was there: its file is then handed out only to people who see all rows */
  reach: Json | null
  created_at: Generated<Instant>
  /** Null: the register itself */
  created_by: number | null
  /** The process that works on it; null where it was cut off when it began */
  process_number: number | null
}

export interface JobProcessTable {
  number: number
  /** The names of its workers in the library that hands jobs out */
  workers: Generated<string[]>
  at: Generated<Instant>
}

export interface KeyChangeTable {
  id: Generated<number>
  at: Generated<Instant>
  from_key_id: string
  to_key_id: string
}

export interface LogTileTable {
  /** 0: hashes of entries; each further one: of whole tiles of the level below */
  level: number
  at: number
  hashes: Buffer
}

export interface LogTreeTable {
  one: Generated<boolean>
  /** Entries whose hashes are in the tiles */
  grown: Generated<number>
  /** The name of the log; it stays when the address of the register changes */
  origin: string | null
  size: number | null
  root: Buffer | null
  /** The signed checkpoint as it is served */
  note: string | null
  key_id: string | null
  signed_at: Instant | null
}

export interface LogWitnessTable {
  /** Its name, id and key, as signed notes write one */
  key: string
  size: number
  /** Its line below the checkpoint */
  signature: string
  signed_at: Instant
}

export interface LoginRecordTable {
  id: Generated<number>
  username: string
  user_id: number | null
  success: boolean
  reason: Generated<string>
  ip: string
  user_agent: string
  at: Generated<Instant>
  /** password, sms (a code sent to the telephone), qr (authorised on a telephone), openId (another system) */
  way: Generated<string>
}

export interface MakerSpellingTable {
  name: string
  /** Three letters in a row of any reading in pinyin, and after ^ the initials of two characters */
  letters: string[]
  /** The form of searches in simplified characters; null where the name is in these */
  simplified: string | null
}

export interface ManufacturerTable {
  id: Generated<number>
  name: string
  credit_code: string | null
  address: string | null
  licence_no: string | null
  country: string | null
  updated_at: Generated<Instant>
}

export interface MenuTable {
  id: Generated<number>
  parent_id: number | null
  name: string
  path: string
  component: Generated<string>
  title_zh: string
  title_en: string
  icon: Generated<string>
  type: Generated<string>
  hidden: Generated<boolean>
  active: Generated<string>
  fullpage: Generated<boolean>
  tag: Generated<string>
  /** Shown to holders of this permission; empty: to everyone signed in */
  permission: Generated<string>
  sort: Generated<number>
  /** Keys of roles; given, only their holders are shown the entry */
  roles: Generated<string[]>
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface MessageTable {
  id: Generated<number>
  user_id: number
  kind: string
  /** type:id of what it is about, where pressing it leads */
  object: Generated<string>
  /** Values for the words of its kind: the reader's language decides on the words */
  about: Generated<Json>
  from_id: number | null
  at: Generated<Instant>
  read_at: Instant | null
  /** When a letter was written of it, at once or in a daily summary: no message goes by e-mail twice */
  mailed_at: Instant | null
}

export interface MigrationTable {
  name: string
  hash: string
  at: Generated<Instant>
  /** The last migration of the oldest version that may run while this one is applied, and after it; null where none may */
  beside: string | null
}

export interface OneTimeTable {
  key: string
  value: string
  expires_at: Instant
}

export interface OpenIdTicketTable {
  hash: Buffer
  provider: string
  /** State, nonce and PKCE verifier until the person comes back */
  sealed: string | null
  issuer: string | null
  /** Who came back and is linked with no account yet */
  subject: string | null
  ends_at: Instant
}

export interface OutboxTable {
  id: Generated<number>
  user_id: number
  channel: string
  kind: string
  about: Generated<Json>
  at: Generated<Instant>
  tries: Generated<number>
  next_at: Generated<Instant>
  /** The process that is sending it; null while it waits */
  process_number: number | null
}

export interface PartTermTable {
  kind: string
  term: string
  leads_to: string
}

export interface PartyEntryTable {
  id: Generated<number>
  report_id: number
  field: string
  value: string
  /** The first day in Shanghai on which it held; null for what the certificate printed */
  effective_on: string | null
  reason: Generated<string>
  user_id: number
  entered_at: Generated<Instant>
  /** Whether the report follows it; an announced name is written by a task when its day has come */
  written: Generated<boolean>
}

export interface PostTable {
  id: Generated<number>
  code: string
  name: string
  sort: Generated<number>
  status: string
  remark: Generated<string>
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number
  updated_at: Generated<Instant>
  updated_by: number
}

export interface PublicChangeTable {
  one: Generated<boolean>
  count: Generated<number>
}

export interface PublicNoticeTable {
  id: Generated<number>
  title: string
  type: string
  audience: string
  pinned: Generated<boolean>
  /** HTML, sanitized when it was written */
  content: Generated<string>
  /** The words of the text, for searching and for the first lines in lists */
  plain: Generated<string>
  status: Generated<string>
  /** 0 before publication; the newest row of public_notice_version */
  version: Generated<number>
  /** When a scheduled one is due; null in every other status */
  publish_at: Instant | null
  published_at: Instant | null
  /** When the present version was made; null while it is the first */
  changed_at: Instant | null
  withdrawn_at: Instant | null
  withdrawn_reason: Generated<string>
  dept_id: number | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number
  updated_at: Generated<Instant>
  updated_by: number
}

export interface PublicNoticeReadTable {
  notice_id: number
  count: Generated<number>
}

export interface PublicNoticeVersionTable {
  notice_id: number
  version: number
  title: string
  type: string
  audience: string
  content: string
  file_ids: Generated<string[]>
  at: Generated<Instant>
  /** Null: published at its time by the register itself */
  made_by: number | null
}

export interface PushChoiceTable {
  user_id: number
  topic: string
  office: boolean
  mail: boolean
  sms: boolean
}

export interface QrTicketTable {
  /** Of the half that the asking browser keeps and asks with */
  secret_hash: Buffer
  /** Of the half that stands in the QR code */
  code_hash: Buffer
  state: Generated<string>
  /** The account that scanned it. From then on only this account can authorise or refuse */
  user_id: number | null
  /** The session that authorised it: once that has ended, it opens nothing */
  session_id: number | null
  /** From where it is asked to sign in, as the telephone shows it */
  ip: string
  user_agent: string
  made_at: Generated<Instant>
  ends_at: Instant
}

export interface QualityDayTable {
  day: string
  body_id: number
  rule: string
  /** Reports with a finding that nobody accepted */
  count: number
  accepted: number
  /** Reports of the body that were looked at */
  total: number
}

export interface QualityFindingTable {
  id: Generated<number>
  report_id: number
  rule: string
  body_id: number
  category_code: string
  detail_zh: string
  detail_en: string
  /** The day in Shanghai on which the rule first found something in the report */
  since: string
  /** When the report was last written and found so, or when the look first found it */
  found_at: Generated<Instant>
  /** Why it may stay; empty where nobody accepted it. Holds until what was found is another thing */
  accepted_reason: Generated<string>
  accepted_by: number | null
  accepted_at: Instant | null
  rev: Generated<number>
}

export interface QualitySeenTable {
  report_id: number
  rule: string
  body_id: number
  category_code: string
  detail_zh: string
  detail_en: string
}

export interface RateCountTable {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface RecallTable {
  id: Generated<number>
  report_id: number
  serial_from: string | null
  /** Nothing where one single product is meant */
  serial_to: string | null
  made_from: string | null
  made_to: string | null
  reason: string
  announced_on: string
  user_id: number
  at: Generated<Instant>
  lifted_on: string | null
  lifted_reason: string | null
  lifted_by: number | null
}

export interface RecoveryCodeTable {
  user_id: number
  /** A keyed hash of the code; the code itself is kept nowhere */
  mark: Buffer
  used_at: Instant | null
}

export interface RegisterTable {
  one: Generated<boolean>
  /** The same stands in the data folder, so that a start notices when the two do not belong together */
  id: string
  kind: string
  since: Generated<Instant>
  /** Of the program that began it, or found it without this row */
  version: string
}

export interface ReportTable {
  id: Generated<number>
  /** 128 random bits; what a QR code carries */
  public_id: string
  version: Generated<number>
  status: Generated<string>
  status_since: string | null
  status_reason: string | null
  origin: Generated<string>
  application_id: number | null
  body_id: number
  category_code: string
  /** The kind of its category, never another */
  form_kind: string
  certificate_no: string | null
  /** Folded number: one spelling, unique over all reports */
  certificate_key: string | null
  non_standard: Generated<boolean>
  report_no: string | null
  report_key: string | null
  product_name: string | null
  model: string | null
  drawing_no: string | null
  sample_no: string | null
  production_date: string | null
  manufacturer_name: string | null
  manufacturer_credit_code: string | null
  manufacturer_address: string | null
  manufacturer_licence_no: string | null
  production_address: string | null
  /** Of manufacture; none where an old paper says nothing of it */
  country: string | null
  applicant_name: string | null
  applicant_credit_code: string | null
  applicant_address: string | null
  contact_name_sealed: string | null
  contact_phone_sealed: string | null
  test_basis: Generated<string[]>
  test_place: string | null
  test_start_date: string | null
  test_end_date: string | null
  conclusion: string | null
  issue_date: string | null
  valid_to: string | null
  coverage_text: string | null
  remark: string | null
  parameters: Generated<Json>
  /** Rows are alternatives; each holds the conditions that hold together */
  coverage: Generated<Json>
  components: Generated<Json>
  /** Names of manufacturer and applicant before changes of name; the search finds them */
  former_names: Generated<string[]>
  supersedes_id: number | null
  published_at: Instant | null
  /** Every row the certificate prints is there: only then can something not be covered */
  coverage_whole: Generated<boolean>
  /** Models the certificate lists beside its own */
  coverage_models: Generated<string[]>
  /** Set: the draft is handed over, locked, and waits for the manager. The status stays draft, so that nothing that shows published reports can show it */
  submitted_at: Instant | null
  submitted_by: number | null
  /** Why the manager returned the draft; until it is handed over again or published */
  return_reason: string | null
  /** The form of its parameters, where its category allows several or has one */
  sub_form: string | null
  sample_name: string | null
  test_category: string | null
  test_condition: string | null
  handler: string | null
  /** The day that lists go by: of issue, and before all days where none was stated */
  listed_on: Generated<string>
  /** The maker's name in another language, as the certificate prints it */
  foreign_name: string | null
  /** The agent in China of a foreign maker, as the certificate prints it */
  domestic_agent: string | null
  /** Whether each unit is tested by itself, as extraordinary lifts are, or the type; nothing where it was not stated */
  tested_alone: string | null
  /** The coverage text as it was when the writer stated that the table holds all of it; about another text it states nothing */
  coverage_held: string | null
  /** The certificate that replaced it: written when that one is published, and emptied by an act alone */
  replaced_by: number | null
  replaced_on: string | null
  /** What it is worth by everything that is stored; only days that pass are compared when it is read. The database writes it */
  standing: Generated<string>
  /** The original says that it has no expiry. A certificate that this register issued has none where valid_to is empty */
  no_expiry: boolean | null
  /** Why the holder asked to cancel the certificate */
  status_ground: string | null
  coming_status: string | null
  /** From this day in Shanghai on coming_status is what the certificate is worth; compared when it is read, until a task makes it the status */
  coming_on: string | null
  coming_reason: string | null
  coming_ground: string | null
  coming_by: number | null
  /** From this day in Shanghai on a rule ends it; compared when it is read, until a task makes it the status. It holds next to an announced change */
  lapses_on: string | null
  /** Why an old label says another category or year than the record */
  number_note: string | null
  /** Why days of the record are in an unusual order, such as a test before the application of its number */
  date_note: string | null
  /** What the head office had confirmed so that this certificate could be registered; written at its publication */
  confirmed_grounds: Generated<string[]>
  /** The confirmation on which it was registered, for the grounds that it has stored */
  confirmation_id: number | null
  /** What a misprinted number was probably meant to be, confirmed by a person; the number stays as printed */
  probable_no: string | null
  /** Its folded form, by which the certificate is found too */
  probable_key: string | null
  /** Of a number with a suffix: the folded number before it, which is another certificate or none */
  base_key: string | null
  /** Its report numbers in the order of the original; report_no has them in one line */
  report_nos: Generated<string[]>
  sample_state: string | null
  conclusion_printed: string | null
  /** Keys of empty fields of which the writer states that the original does not give them */
  unstated: Generated<string[]>
  /** Numbers as the original writes them, by the key of their parameter, where that differs from the number (2.60) */
  as_printed: Generated<Json>
  /** Of a draft: keys of parameters that were taken over and not looked at, each with the number of the report they are from. Never of a published report */
  taken_over: Generated<Json>
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number
  updated_at: Generated<Instant>
  updated_by: number
  /** Who looks after the draft instead of its author: who took it over, or submitted it */
  in_charge: number | null
}

export interface ReportCheckTable {
  report_id: number
  count: number
}

export interface ReportHandoverTable {
  id: Generated<number>
  report_id: number
  event: string
  reason: Generated<string>
  user_id: number
  at: Generated<Instant>
}

export interface ReportMeasureTable {
  report_id: number
  /** Form kind and parameter: elevator.ratedLoad */
  measure: string
  /** Both ends alike for a number; endless where a range is open */
  low: number
  high: number
}

export interface ReportPartTable {
  report_id: number
  /** components, or the key of the parameter */
  place: string
  at: number
  /** Empty where the parameter itself says which part it is */
  name: string
  model: string
  maker: string
  certificate_no: string
  /** In the form of searches, as the keys that follow; of a part without a name its place */
  name_key: string
  model_key: string
  maker_key: string
  number_key: string
}

export interface ReportProposalTable {
  id: Generated<number>
  report_id: number
  kind: string
  status: Generated<string>
  /** The rev it was written against; a report changed since makes it stale */
  base_rev: number
  content: Json
  reason: string
  change_date: string
  changes: Json
  decision_reason: string | null
  decided_at: Instant | null
  decided_by: number | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number
  /** Who took it over from the person who proposed it */
  in_charge: number | null
}

export interface ReportSearchTable {
  report_id: number
  body_text: string
  /** The day that lists of what the public sees go by; a draft has none here, so public searches leave it out */
  issue_date: string | null
  /** As the report has it; so are the columns that follow. The database keeps them in step */
  body_id: number | null
  category_code: string | null
  form_kind: string | null
  standing: string | null
  valid_to: string | null
}

export interface ReportVersionTable {
  report_id: number
  version: number
  kind: string
  reason: Generated<string>
  change_date: string
  changes: Generated<Json>
  content: Json
  user_id: number
  at: Generated<Instant>
}

export interface RoleTable {
  id: Generated<number>
  key: string
  name_zh: string
  name_en: string
  sort: Generated<number>
  built_in: Generated<boolean>
  status: Generated<string>
  /** The rows that everything the role may reaches, where a permission has no scope of its own */
  scope: Generated<string>
  /** Departments of scope chosen */
  dept_ids: Generated<number[]>
  /** Department of who made it, which reaches it; none: only who reaches everything */
  dept_id: number | null
  remark: Generated<string>
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
  /** The layout and the widgets of home for its people who have arranged nothing themselves; none: as shipped */
  home: Json | null
}

export interface RoleGrantTable {
  role_id: number
  permission: string
  /** Of this permission alone; none: the role's */
  scope: string | null
  /** Departments of a scope chosen of its own */
  dept_ids: Generated<number[]>
}

export interface RuleEndTable {
  id: Generated<number>
  title: string
  announcement_no: string
  link: Generated<string>
  sentence_zh: string
  sentence_en: string
  effective_on: string
  way: string
  categories: Generated<string[]>
  issued_from: string | null
  issued_to: string | null
  certificate: Generated<string>
  numbers: Generated<string[]>
  /** The pasted numbers as they were read: one that is entered later is ended as well */
  keys: Generated<string[]>
  reason: string
  state: string
  /** How many certificates the act reached, later entries not counted */
  reports: Generated<number>
  job_id: string | null
  refusal_zh: Generated<string>
  refusal_en: Generated<string>
  reversed_at: Instant | null
  reversed_by: number | null
  reversed_reason: string | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number
}

export interface RuleEndReportTable {
  rule_end_id: number
  report_id: number
  /** What it returns to when the rule end is reversed, or when it alone is released */
  former_status: string
  former_since: string | null
  former_reason: string | null
  released_at: Instant | null
  released_by: number | null
}

export interface SavedSearchTable {
  id: Generated<number>
  user_id: number
  name: string
  /** What is asked, by the keys of the public list */
  question: Json
  tells: boolean
  /** Until when what was published has been looked through for it */
  looked_at: Generated<Instant>
  created_at: Generated<Instant>
}

export interface ScheduledTaskTable {
  id: Generated<number>
  title_zh: string
  title_en: string
  /** Which work of the product it is */
  handler: string
  params: Generated<Json>
  /** Minute, hour, day, month, weekday, in Shanghai time */
  cron: string
  status: string
  /** When it is due while its last run is at work: left out, or put in line behind it */
  overlap: string
  /** When no instance ran at its time: run once afterwards, or not */
  misfire: string
  remark: Generated<string>
  /** Null while it is paused, and before an instance has looked at it */
  next_at: Instant | null
  /** In a row; none after a success */
  failures: Generated<number>
  rev: Generated<number>
  created_at: Generated<Instant>
  /** Null: it came with the product */
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface SecondFactorTable {
  user_id: number
  /** Shared with the authenticator; null while the first one is being set up */
  secret_sealed: string | null
  since: Instant | null
  /** The half minute (since 1970) of the last code that was taken: it and earlier ones are not taken again */
  last_step: Generated<number>
  /** Shown to its owner, and not in force before a code of it came back */
  pending_sealed: string | null
  pending_until: Instant | null
}

export interface SeededTable {
  kind: string
  key: string
  /** The row that was made of it, where others stand on it */
  row_id: number | null
  at: Generated<Instant>
}

export interface SentMessageTable {
  id: Generated<number>
  channel: string
  /** Masked */
  recipient: string
  text_zh: string
  text_en: string
  at: Generated<Instant>
}

export interface SessionTable {
  id: Generated<number>
  user_id: number
  token_hash: Buffer
  token_until: Instant
  refresh_hash: Buffer
  former_refresh_hash: Buffer | null
  /** Token and refresh secret of the last rotation, encrypted, so that two tabs refreshing at once get the same answer for ten seconds */
  successor_sealed: string | null
  rotated_at: Generated<Instant>
  remember: Generated<boolean>
  last_seen_at: Generated<Instant>
  ends_at: Instant
  ip: string
  user_agent: string
  revoked_at: Instant | null
  /** When the password was last given in this session: at sign-in, or when it was asked for again */
  confirmed_at: Generated<Instant>
  created_at: Generated<Instant>
  /** Whether the token or the refresh secret of the last rotation was used: as long as neither was, the browser may come back with the secret before it */
  successor_used: Generated<boolean>
}

export interface SignInAddressTable {
  user_id: number
  /** An IPv4 address, or the first half of an IPv6 one, which is what one household has */
  address: string
  /** When the last of its failures is forgotten: each one moves it on by a quarter of an hour */
  forgotten_at: Generated<Instant>
  locked_until: Instant | null
  succeeded_at: Instant | null
}

export interface SignInDecoyTable {
  slot: number
  forgotten_at: Instant
  locked_until: Instant | null
}

export interface SignInTicketTable {
  hash: Buffer
  user_id: number
  way: string
  remember: boolean
  tries: Generated<number>
  made_at: Generated<Instant>
  ends_at: Instant
}

export interface StoredFileTable {
  id: string
  name: string
  kind: string
  mime: string
  size: number
  sha256: string
  visibility: string
  /** type:id of the record that uses the file; without one it is swept after a day */
  bound_to: string | null
  bound_at: Instant | null
  dept_id: number | null
  /** Only of library files that everybody signed in sees */
  group_id: number | null
  /** Of a PDF that is a certificate: read, without any text (a scan), or not readable (locked, damaged). Null where nothing was read: another type or kind of file, or one from before this column */
  text_state: string | null
  /** The certificate numbers in its text, in the spelling by which they are compared */
  text_numbers: Generated<string[]>
  created_at: Generated<Instant>
  /** Null: the register itself */
  created_by: number | null
}

export interface SupersededRefreshTable {
  hash: Buffer
  session_id: number
}

export interface TableDefaultTable {
  id: Generated<number>
  name: string
  title_zh: string
  title_en: string
  remote_sort: Generated<boolean>
  remote_filter: Generated<boolean>
  /** Columns as the wire has them, with titles, labels and filter texts as pairs; null: as shipped */
  columns: Json | null
  rev: Generated<number>
  created_at: Generated<Instant>
  created_by: number | null
  updated_at: Generated<Instant>
  updated_by: number | null
}

export interface TaskRunTable {
  id: Generated<number>
  task_id: number
  job_id: string | null
  skipped: string | null
  /** Null when a person started the run: it had no set time */
  due_at: Instant | null
  /** Host and number of the process that worked on it last */
  instance: Generated<string>
  text_zh: Generated<string>
  text_en: Generated<string>
  at: Generated<Instant>
  /** A scheduled run that found nothing to do: of each task the newest of them is kept */
  idle: Generated<boolean>
}

export interface UserPostTable {
  user_id: number
  post_id: number
}

export interface UserRoleTable {
  user_id: number
  role_id: number
}

export interface UserSettingTable {
  user_id: number
  kind: string
  name: string
  value: Json
  rev: Generated<number>
  updated_at: Generated<Instant>
}

export interface WaypointTable {
  /** "register", or the id of the job */
  name: string
  job_id: string | null
  /** What the check reads at the moment, for people; not signed */
  step: Generated<string>
  /** JSON, as it was signed */
  said: string
  /** Over name and said, with a key that is derived from the master secret: who can write to the database alone cannot move it on */
  mac: Buffer
  at: Generated<Instant>
}

export interface Tables {
  announcement: AnnouncementTable
  announcement_read: AnnouncementReadTable
  app_user: AppUserTable
  audit: AuditTable
  audit_archive: AuditArchiveTable
  audit_head: AuditHeadTable
  backup: BackupTable
  backup_drill: BackupDrillTable
  body_code: BodyCodeTable
  body_name: BodyNameTable
  category: CategoryTable
  change_notice: ChangeNoticeTable
  check_run: CheckRunTable
  client: ClientTable
  client_secret: ClientSecretTable
  client_token: ClientTokenTable
  client_usage: ClientUsageTable
  code: CodeTable
  code_application: CodeApplicationTable
  code_application_event: CodeApplicationEventTable
  code_request: CodeRequestTable
  code_serial: CodeSerialTable
  config: ConfigTable
  confirmed_number: ConfirmedNumberTable
  daily_digest: DailyDigestTable
  demo_sample: DemoSampleTable
  dept: DeptTable
  dept_category: DeptCategoryTable
  dict_item: DictItemTable
  dict_type: DictTypeTable
  enterprise_request: EnterpriseRequestTable
  error_report: ErrorReportTable
  expiry_reminder: ExpiryReminderTable
  file_group: FileGroupTable
  file_use: FileUseTable
  follow: FollowTable
  former_log: FormerLogTable
  former_password: FormerPasswordTable
  gen_table: GenTableTable
  idempotency: IdempotencyTable
  identity: IdentityTable
  import_job: ImportJobTable
  instance: InstanceTable
  integrity_entry: IntegrityEntryTable
  integrity_head: IntegrityHeadTable
  job: JobTable
  job_process: JobProcessTable
  key_change: KeyChangeTable
  log_tile: LogTileTable
  log_tree: LogTreeTable
  log_witness: LogWitnessTable
  login_record: LoginRecordTable
  maker_spelling: MakerSpellingTable
  manufacturer: ManufacturerTable
  menu: MenuTable
  message: MessageTable
  migration: MigrationTable
  one_time: OneTimeTable
  open_id_ticket: OpenIdTicketTable
  outbox: OutboxTable
  part_term: PartTermTable
  party_entry: PartyEntryTable
  post: PostTable
  public_change: PublicChangeTable
  public_notice: PublicNoticeTable
  public_notice_read: PublicNoticeReadTable
  public_notice_version: PublicNoticeVersionTable
  push_choice: PushChoiceTable
  qr_ticket: QrTicketTable
  quality_day: QualityDayTable
  quality_finding: QualityFindingTable
  quality_seen: QualitySeenTable
  rate_count: RateCountTable
  recall: RecallTable
  recovery_code: RecoveryCodeTable
  register: RegisterTable
  report: ReportTable
  report_check: ReportCheckTable
  report_handover: ReportHandoverTable
  report_measure: ReportMeasureTable
  report_part: ReportPartTable
  report_proposal: ReportProposalTable
  report_search: ReportSearchTable
  report_version: ReportVersionTable
  role: RoleTable
  role_grant: RoleGrantTable
  rule_end: RuleEndTable
  rule_end_report: RuleEndReportTable
  saved_search: SavedSearchTable
  scheduled_task: ScheduledTaskTable
  second_factor: SecondFactorTable
  seeded: SeededTable
  sent_message: SentMessageTable
  session: SessionTable
  sign_in_address: SignInAddressTable
  sign_in_decoy: SignInDecoyTable
  sign_in_ticket: SignInTicketTable
  stored_file: StoredFileTable
  superseded_refresh: SupersededRefreshTable
  table_default: TableDefaultTable
  task_run: TaskRunTable
  user_post: UserPostTable
  user_role: UserRoleTable
  user_setting: UserSettingTable
  waypoint: WaypointTable
}
