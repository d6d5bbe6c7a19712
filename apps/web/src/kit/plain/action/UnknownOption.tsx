// An option for a value in the address that the list does not have: it is shown as it is, because the server refuses the list for it.

export const UnknownOption = ({ value, known }: { value: string; known: readonly string[] }) =>
  value !== '' && !known.includes(value) && <option value={value}>{value}</option>
