// Texts of the pages on which notices are written.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  isWithdrawn: ['已撤下的公告不能再保存', 'A withdrawn notice cannot be saved again'],
  title: businessScreens['business/notice/list'].title,
  text: [
    '在网站和首页上公开的公告与政策文件：写好后立即或定时发布，发布后的修改形成新版本',
    'Notices and policy documents on the site and the home page: published at once or at a set time; a change after that is a new version',
  ],
  search: ['标题、正文', 'Title, text'],
  new: businessScreens['business/notice/add'].title,
  edit: businessScreens['business/notice/edit'].title,
  formText: [
    '发布给公众的公告任何人都可阅读；给登录用户的只有登录后才能看到',
    'A notice for everyone can be read by anyone; one for signed-in users only after signing in',
  ],
  shownAtOnce: ['公告已发布', 'The notice is published'],
  shownAtOnceText: [
    '保存后读者立即看到修改，原版本保留；如内容整体有误，请撤回后另行发布',
    'Readers see the change as soon as you save, and the previous version is kept. If all of it is wrong, withdraw it and write another',
  ],
  withdrawnTitle: ['公告已撤回，不能再修改', 'The notice was withdrawn and cannot change any more'],
  sectionWhat: ['公告', 'Notice'],
  sectionText: ['正文', 'Text'],
  sectionFiles: ['附件', 'Attachments'],
  sectionTiming: ['发布', 'Publication'],
  content: ['公告正文', 'Text of the notice'],
  filesHint: ['读者可以下载', 'Readers can download them'],
  cancel: ['取消', 'Cancel'],
  saved: ['公告已保存', 'The notice is saved'],
  empty: ['这里列出公告和政策文件。', 'Notices and policy documents are listed here.'],
  show: ['查看', 'View'],
  change: ['编辑', 'Edit'],
  remove: ['删除', 'Delete'],
  publish: ['发布', 'Publish'],
  publishText: ['读者将立即看到这条公告。', 'Readers see it at once.'],
  published: ['公告已发布', 'The notice is published'],
  withdraw: ['撤回', 'Withdraw'],
  withdrawText: [
    '读者将只看到标题、日期和撤回原因。撤回后不能恢复。',
    'Readers will see its title, its dates and your reason, and nothing else. This cannot be undone.',
  ],
  withdrawReason: ['撤回原因（公开）', 'Reason, shown to readers'],
  withdrawn: ['公告已撤回', 'The notice is withdrawn'],
  onSite: ['在网站上查看', 'Open on the site'],
  facts: ['发布情况', 'Publication'],
  versions: ['版本', 'Versions'],
  byRegister: ['系统定时发布', 'By the register, at the set time'],
  lookAt: ['查看此版本', 'View this version'],
} as const satisfies Record<string, Phrase>

export const publishAsk = (title: string): Phrase => [`确定发布“${title}”吗？`, `Publish "${title}"?`]
export const withdrawAsk = (title: string): Phrase => [`撤回“${title}”`, `Withdraw "${title}"`]
export const versionOf = (version: number): Phrase => [`第 ${version} 版`, `Version ${version}`]

export const factWords = {
  audience: ['阅读对象', 'Readers'],
  pinned: ['置顶', 'Pinned'],
  due: ['定时发布于（北京时间）', 'Due on, Beijing time'],
  published: ['发布时间', 'Published on'],
  reads: ['阅读次数', 'Times read'],
  author: ['作者', 'Written by'],
  updated: ['更新时间', 'Updated on'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
} as const satisfies Record<string, Phrase>
