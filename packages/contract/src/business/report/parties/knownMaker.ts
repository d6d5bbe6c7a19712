// What the register knows of a manufacturer, under the names that reports give its data.
import { isEmpty, type Value, type Values } from '../../../fields.ts'
import type { Manufacturer } from './manufacturer.ts'

/** All of it, for whoever has chosen the manufacturer. */
export const dataOfMaker = ({ name, creditCode, address, licenceNo, country }: Manufacturer) => ({
  manufacturerName: name,
  manufacturerCreditCode: creditCode,
  manufacturerAddress: address,
  manufacturerLicenceNo: licenceNo,
  country,
})

/** The manufacturer of exactly this name; none where several have it, because only a person can tell them apart. */
export function makerNamed(makers: readonly Manufacturer[], name: string): Manufacturer | undefined {
  const [first, ...others] = makers.filter((one) => one.name === name.trim())
  return others.length === 0 ? first : undefined
}

/** What fills the empty fields, for whoever has typed the name: nothing that is there is replaced. */
export const missingOfMaker = (fields: Values, maker: Manufacturer): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(dataOfMaker(maker)).flatMap(([key, value]) =>
      value !== null && value !== '' && isEmpty(fields[key]) ? [[key, value]] : [],
    ),
  )
