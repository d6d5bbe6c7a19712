// Says when the version of Node gets no more corrections and is too old for a register that people rely on.

/** The last day of corrections, of versions that the product still starts on. */
const ended = new Map([[20, '2026-04-30']])

/**
 * The line that the start prints, in both languages; undefined for a version that still gets corrections, and outside
 * production, because trying the product out on an old version harms nobody. @param version as in `process.versions.node`
 */
export function nodeWarning(version: string, production: boolean): string | undefined {
  const [major = ''] = version.split('.')
  const day = ended.get(Number(major))
  if (!production || day === undefined) return undefined
  const english = `Node ${major} has had no security corrections since ${day}: run this register on Node 24`
  return `${english} · Node ${major} 自 ${day} 起不再有安全更新：请改用 Node 24 运行本系统`
}
