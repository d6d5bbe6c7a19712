// What uploads say; the texts of the specification's sections 5 and 8 stand as they are there.
import type { Phrase } from '@register/contract/phrase'

export const uploadWords = {
  choose: ['选择文件', 'Choose files'],
  drop: ['或拖到此处', 'or drop them here'],
  failed: ['上传文件未成功', 'The upload did not succeed'],
  unknown: ['未知错误', 'Unknown error'],
  remove: ['移除', 'Remove'],
  retry: ['重新上传', 'Upload again'],
  nothing: ['暂无文件', 'No files yet'],
  download: ['下载', 'Download'],
} as const satisfies Record<string, Phrase>

export const tooBig = (megabytes: number): Phrase => [
  `上传文件大小不能超过 ${megabytes}MB!`,
  `A file must be smaller than ${megabytes} MB`,
]
export const notTaken = (name: string, taken: string): Phrase => [
  `不支持此文件类型：${name}（可上传 ${taken}）`,
  `This type of file is not taken: ${name} (taken are ${taken})`,
]
export const tooMany = (limit: number): Phrase => [
  `当前设置最多上传 ${limit} 个文件，请移除后上传!`,
  `At most ${limit} files can be uploaded. Please remove some first`,
]
export const removeAsk = (name: string): Phrase => [`是否移除 ${name} ?`, `Remove ${name}?`]
export const removeOf = (name: string): Phrase => [`移除 ${name}`, `Remove ${name}`]
export const rules = (megabytes: number, taken: string): Phrase => [
  `${taken}，每个小于 ${megabytes} MB`,
  `${taken}; each smaller than ${megabytes} MB`,
]
