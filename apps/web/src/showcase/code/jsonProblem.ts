// What is wrong with a text that should be JSON, in the browser's words; nothing for a good one.

export function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
