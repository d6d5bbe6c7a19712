// When the reader of this browser last changed the catalogue: what is kept of it beside the cache of readings is asked for again then.
let changedAt = 0

export const catalogueChangedAt = (): number => changedAt

export const noteCatalogueChange = (): void => {
  changedAt = Date.now()
}
