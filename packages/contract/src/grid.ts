// The layouts of a grid of widgets, by the widths of its columns.

/** Of 24; a 24 before others takes a row of its own above them. */
export const gridLayouts = ['12,6,6', '24,16,8', '24'] as const
export type GridLayout = (typeof gridLayouts)[number]
