// The product's names and version. Decision 29.
import type { Phrase } from './phrase.ts'

export const productName: Phrase = ['特种设备型式试验公示', 'Type Test Register']
export const productVersion = '2.0.0'
