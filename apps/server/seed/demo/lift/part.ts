// A main part that a certificate lists, without a certificate of its own.
export const part = (name: string, model: string, manufacturer: string) => ({
  name,
  model,
  certificateNo: null,
  manufacturer,
})
