// How a status or an entry of a dictionary is coloured.
export const tones = ['good', 'warn', 'bad', 'quiet', 'draft'] as const
export type Tone = (typeof tones)[number]
