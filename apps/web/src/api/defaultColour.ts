// The theme colour where neither reader nor register has chosen one: --primary by day.
export const defaultColour = '#0958d9'
