// How browsers word the failure of a file of the app that did not come: the network is gone, or another version has been put in place.

const wordings = /dynamically imported module|module script failed/i
const styleWording = /preload CSS/i

export const isLostFile = (error: unknown): boolean => error instanceof Error && wordings.test(error.message)

/**
 * Draws a page whose style sheet did not come, instead of refusing its script as well: `shim.js` fetches the sheet again.
 * Called once, at the start.
 */
export function goOnWithoutStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    if (styleWording.test(event.payload.message)) event.preventDefault()
  })
}
