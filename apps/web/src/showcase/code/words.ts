// Texts of the code editor.
import type { Phrase } from '@register/contract/phrase'

export const notJson = (reason: string): Phrase => [`不是有效的 JSON：${reason}`, `Not valid JSON: ${reason}`]
