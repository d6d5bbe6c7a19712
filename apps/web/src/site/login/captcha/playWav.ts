// Plays a sound that came in an answer. The page's content policy allows blob addresses for sounds, but no data addresses.

/** Resolves when the sound has begun; rejects where the browser cannot play it. */
export async function playWav(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
  const sound = new Audio(url)
  sound.addEventListener('ended', () => URL.revokeObjectURL(url))
  await sound.play()
}
