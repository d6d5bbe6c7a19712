// When the reader last changed the catalogue in this browser: data that is cached outside the query cache is read again then.
let changedAt = 0

export const catalogueChangedAt = (): number => changedAt

export const noteCatalogueChange = (): void => {
  changedAt = Date.now()
}
