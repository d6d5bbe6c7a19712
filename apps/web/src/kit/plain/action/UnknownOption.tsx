// An option for what the address asks for and there is not: shown as it stands, because the list is refused for it.

export const UnknownOption = ({ value, known }: { value: string; known: readonly string[] }) =>
  value !== '' && !known.includes(value) && <option value={value}>{value}</option>
