// The product's names and version (docs/rules/site.md#its-name).
import type { Phrase } from './phrase.ts'

export const productName: Phrase = ['特种设备型式试验公示', 'Type Test Register']
export const productVersion = '2.0.0'
