// Texts of videos that do not play.
import type { Phrase } from '@register/contract/phrase'

export const mediaWords = {
  failed: ['视频无法播放，请检查地址或网络', 'The film cannot be played. Check its address or the network'],
} as const satisfies Record<string, Phrase>
