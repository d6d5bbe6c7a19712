// The texts of cropping.
import type { Phrase } from '@register/contract/phrase'

export const cropWords = {
  title: ['剪裁', 'Crop'],
  use: ['使用此区域', 'Use this part'],
  preview: ['图像预览', 'Preview'],
  zoom: ['缩放', 'Zoom'],
  area: ['剪裁区域，可用方向键移动图像', 'The part to keep; the arrow keys move the image'],
  how: [
    '拖动或用方向键移动图像，用滑块或滚轮缩放',
    'Drag the image or use the arrow keys; zoom by the slider or the wheel',
  ],
  unreadable: ['无法打开此图像，请另选一个', 'This image cannot be opened. Please choose another one'],
} as const satisfies Record<string, Phrase>
