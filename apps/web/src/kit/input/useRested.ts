// The typed text after a pause in typing, because a look-up at every letter would load the server without helping the reader.
import { useDebounce } from 'use-debounce'

/** The text without spaces around it, a quarter of a second after the last change. */
export const useRested = (text: string): string => useDebounce(text.trim(), 250)[0]
