// Texts of the page that fails on purpose.
import type { Phrase } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'

export const words = {
  title: otherScreens['test/codebug'].title,
  text: [
    '逐一触发各类错误，查看系统如何提示',
    'Each kind of failure at the press of a button, to see what the system shows',
  ],
  answers: ['服务器应答', 'Answers of the server'],
  answersText: [
    '按要求应答的演示接口：带消息时显示消息，不带时显示按状态码的说明。',
    'An endpoint that answers as asked: its message is shown, or words for the status when there is none.',
  ],
  withMessage: ['附带消息', 'with a message'],
  message: ['数据库正在维护，请十分钟后再试', 'The database is being maintained. Please try again in ten minutes'],
  silence: ['十秒内没有应答', 'No answer within ten seconds'],
  unreadable: ['应答无法读取', 'An answer that cannot be read'],
  scripts: ['脚本错误', 'Errors of scripts'],
  scriptsText: [
    '没有被任何页面处理的脚本错误，按类别提示；带有 HTTP 状态的错误已由请求方提示，不再重复。',
    'Errors that no page has handled are shown by their kind; those with an HTTP status were shown by the caller already.',
  ],
  callback: ['回调中', 'in a callback'],
  promise: ['异步任务中', 'in a promise'],
  withStatus: ['带有 HTTP 状态的错误', 'An error that carries an HTTP status'],
  pages: ['页面错误', 'Errors of pages'],
  pagesText: [
    '页面的一部分无法下载，或页面在绘制时出错。',
    'A part of the page cannot be fetched, or the page fails while it is drawn.',
  ],
  chunk: ['页面资源无法加载', 'A part does not load'],
  drawing: ['绘制时出错', 'An error in drawing'],
} as const satisfies Record<string, Phrase>
