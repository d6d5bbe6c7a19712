// The states of records that stay after use and can be taken out of it, as choices of a field.

export const active = { value: 'active', label: ['正常', 'Active'], tone: 'good' } as const
export const stopped = { value: 'stopped', label: ['停用', 'Disabled'], tone: 'quiet' } as const
/** For whoever signs in or is given rights. */
export const disabled = { value: 'disabled', label: ['停用', 'Disabled'], tone: 'quiet' } as const
