// The name of a browser for people: product with version, and operating system.

const browsers: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['WeChat', /\bMicroMessenger\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
]
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Windows', /Windows NT/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
]

/** "Chrome 147 · Windows"; empty when neither is known. The browser sends this text itself, so it proves nothing. */
export function agentName(userAgent: string): string {
  const browser = browsers.flatMap(([name, version]) => {
    const found = version.exec(userAgent)
    return found ? [`${name} ${found[1] ?? ''}`] : []
  })[0]
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0]
  return [browser, system].filter(Boolean).join(' · ')
}
