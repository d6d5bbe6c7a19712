// The texts of uploads; the given ones are unchanged (docs/rules/office.md#uploads).
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
  warning: ['上传文件警告', 'The file was not accepted'],
  notRemoved: ['删除失败！', 'The file could not be deleted'],
  stop: ['取消上传', 'Cancel the upload'],
  dragHere: ['将文件拖到此处，或点击选择', 'Drop files here, or press to choose'],
  image: ['选择图片', 'Choose an image'],
  replace: ['更换图片', 'Replace the image'],
  add: ['添加图片', 'Add images'],
  discarded: ['上传结果未被采用', 'The uploaded file is not used'],
  previous: ['上一张', 'Previous'],
  next: ['下一张', 'Next'],
} as const satisfies Record<string, Phrase>

export const tooBig = (megabytes: number): Phrase => [
  `上传文件大小不能超过 ${megabytes}MB!`,
  `A file must be smaller than ${megabytes} MB`,
]
/** `taken`: the endings that are accepted. */
export const notTaken = (name: string, taken: readonly string[]): Phrase => [
  `不支持此文件类型：${name}（可上传 ${taken.join('、')}）`,
  `This type of file is not accepted: ${name} (accepted: ${taken.join(', ')})`,
]
export const notImage: Phrase = ['选择的文件非图像类文件', 'The chosen file is not an image']
export const notImageOf = (type: string): Phrase => [
  `选择的文件类型 ${type} 非图像类文件`,
  `The chosen file type ${type} is not an image`,
]
export const tooMany = (limit: number): Phrase => [
  `当前设置最多上传 ${limit} 个文件，请移除后上传!`,
  `At most ${limit} files can be uploaded. Please remove some first`,
]
export const removeAsk = (name: string): Phrase => [`是否移除 ${name} ?`, `Remove ${name}?`]
export const removeOf = (name: string): Phrase => [`移除 ${name}`, `Remove ${name}`]
export const stopOf = (name: string): Phrase => [`取消上传 ${name}`, `Cancel the upload of ${name}`]
export const previewOf = (name: string): Phrase => [`预览 ${name}`, `Preview ${name}`]
export const rules = (megabytes: number, taken: readonly string[]): Phrase =>
  taken.length > 0
    ? [`${taken.join('、')}，每个小于 ${megabytes} MB`, `${taken.join(', ')}; each smaller than ${megabytes} MB`]
    : [`每个小于 ${megabytes} MB`, `Each smaller than ${megabytes} MB`]
export const atMost = (limit: number): Phrase => [`最多 ${limit} 个`, `${limit} at most`]
