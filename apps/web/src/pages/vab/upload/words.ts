// Texts of the page on uploads.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  one: ['单图上传', 'One image'],
  oneText: [
    '只收 gif、jpeg、png，须小于 10 MB。上传中显示原图与百分比，可取消；成功后可预览、更换、移除，移除前询问。新图替换旧图；上传失败时旧图保留。',
    'Accepts gif, jpeg and png below 10 MB. During the upload it shows the picture and the percentage and can be stopped; then it can be viewed, replaced and removed, after a question. A new image replaces the old one; if it fails the old one stays.',
  ],
  photo: ['照片', 'Photograph'],
  round: ['圆形', 'Round'],
  own: ['自定图标与标题', 'Own icon and title'],
  seal: ['上传印章', 'Upload the seal'],
  disabled: ['禁用', 'Disabled'],
  fails: ['上传失败', 'Fails on the way'],
  stays: ['删除失败', 'Cannot be deleted'],
  discards: ['结果不被采用', 'Result not used'],
  cropped: ['先剪裁', 'Cropped first'],
  tiny: ['须小于 1 MB', 'Below 1 MB'],
  many: ['多图上传', 'Several images'],
  manyText: [
    '可多选或拖入；手柄排序（空格键拿起，方向键移动）；点图连续预览；超过数量时提示。',
    'Choose or drop several; reorder by the grip (space picks up, arrows move); press an image to look through all; beyond the limit a message says so.',
  ],
  site: ['现场照片', 'Site photographs'],
  siteTip: ['铭牌须清晰可读', 'The nameplate must be readable'],
  files: ['文件上传', 'Files'],
  filesText: [
    '只检查大小，也可限定类型。点文件名在新窗口打开；失败的文件说明原因并可重传。',
    'Checks the size, and the types where set. A press on the name opens the file in a new window; a failed one gives the reason and can be sent again.',
  ],
  paper: ['证明材料', 'Papers'],
  paperTip: ['扫描件请合并为一个文件', 'Please put scans together in one file'],
  drag: ['拖拽区域', 'Place to drop'],
  refused: ['上传与删除都失败', 'Uploading and deleting both fail'],
  full: ['存储服务繁忙', 'The storage is busy'],
  inUse: ['文件正被报告使用', 'A report uses this file'],
  portrait: ['肖像', 'Portrait'],
} as const satisfies Record<string, Phrase>
