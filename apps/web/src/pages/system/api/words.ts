// Texts of the API document.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  noJson: ['请求内容不是有效的 JSON', 'The body is no valid JSON'],
  title: systemScreens['settings/api'].title,
  text: [
    '按接口查看参数、请求和应答；可用本人的权限试调用',
    'Parameters, request and answer of every endpoint; each can be tried with one’s own rights',
  ],
  download: ['下载 OpenAPI 文件', 'Download OpenAPI'],
  find: ['路径、名称或权限', 'Path, name or permission'],
  list: ['接口清单', 'Endpoints'],
  onlyClients: ['只看应用可调用的', 'Only those for clients'],
  choose: [
    '从清单中选择一个接口查看。以下对所有接口适用。',
    'Choose an endpoint from the list. The following holds for all of them.',
  ],
  token: ['获取令牌', 'Getting a token'],
  tokenText: [
    '应用以其标识和密钥获取令牌，有效 15 分钟，到期后重新获取。scope 可只取部分权限，以空格分隔。',
    'A client gets a token with its ID and secret. It is valid for 15 minutes, then another is needed. With scope it asks for fewer permissions, separated by spaces.',
  ],
  calling: ['调用接口', 'Calling'],
  callingText: [
    '令牌放在请求头中；Accept-Language 决定提示的语言。标有 Idempotency-Key 的写入可以安全重试。',
    'The token is sent in a header; Accept-Language chooses the language of messages. Writes that take an Idempotency-Key can be repeated safely.',
  ],
  answers: ['应答与拒绝', 'Answers and refusals'],
  answersText: [
    '成功时 code 为 200，内容在 data 中。被拒绝时 code 与 HTTP 状态相同，msg 说明原因，errors 逐项指出字段。',
    'Done: code is 200 and the content is in data. Refused: code is the HTTP status, msg gives the reason, errors names the fields.',
  ],
  limits: ['频率与配额', 'Limits'],
  limitsText: [
    '过于频繁或超出每日配额时返回 429，Retry-After 为需要等待的秒数。停用、到期或更换密钥后，令牌立即失效（401），请重新获取或联系管理员。',
    'Too often, or past the quota of the day: 429, with the seconds to wait in Retry-After. After disabling, expiry or a new secret tokens end at once (401): get another, or ask the administrators.',
  ],
  none: ['没有符合的接口。', 'No endpoint fits.'],
  anyone: ['无需登录', 'Open to anyone'],
  signedIn: ['登录即可', 'Anybody signed in'],
  needs: ['所需权限', 'Needs permission'],
  onlyFor: ['调用方', 'Called by'],
  effect: ['作用', 'Effect'],
  clients: ['人员和应用', 'People and clients'],
  people: ['仅限人员', 'People only'],
  write: ['写入', 'Writes'],
  read: ['只读', 'Read only'],
  parameters: ['参数', 'Parameters'],
  name: ['名称', 'Name'],
  place: ['位置', 'Where'],
  type: ['类型', 'Type'],
  required: ['必填', 'Required'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
  request: ['请求内容', 'Request'],
  example: ['示例', 'Example'],
  answer: ['应答内容', 'Answer'],
  nothing: ['无内容。', 'Nothing.'],
  oneOf: ['其中之一', 'One of these'],
  each: ['每一项', 'Each entry'],
  anyName: ['任意名称', 'Any name'],
  try: ['试调用', 'Try it'],
  tryText: [
    '以您本人的登录和权限调用，结果与系统中的操作相同。',
    'Called with your own session and permissions, like everything you do here.',
  ],
  body: ['请求内容（JSON）', 'Request (JSON)'],
  send: ['调用', 'Call'],
  ask: ['确定调用写入接口？', 'Call an endpoint that writes?'],
  askText: ['它会真的改动数据，并计入审计。', 'It changes stored data and is recorded.'],
  notTriable: [
    '上传、下载和令牌接口不能在此试调用。',
    'Uploads, downloads and the token endpoint cannot be tried here.',
  ],
  wrongJson: ['请求内容不是有效的 JSON', 'The body is no valid JSON'],
  result: ['结果', 'Outcome'],
  refused: ['被拒绝', 'Refused'],
  done: ['成功', 'Succeeded'],
  more: ['结果过长，以下略去', 'The rest is left out'],
} as const satisfies Record<string, Phrase>

export const places: Readonly<Record<string, Phrase>> = {
  path: ['路径', 'path'],
  query: ['查询参数', 'query'],
  header: ['请求头', 'header'],
}
